// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} gave up.", other: "{names} gave up." },
  "ending.gave_up_you": "You gave up.",
  "ending.decided.source": {
    one: "{winner} was one point ahead of {next}. The largest difference: {source}, {mine} to {theirs}.",
    other:
      "{winner} was {n} points ahead of {next}. The largest difference: {source}, {mine} to {theirs}.",
  },
  "ending.decided.source_you": {
    one: "You were one point ahead of {next}. The largest difference: {source}, {mine} to {theirs}.",
    other:
      "You were {n} points ahead of {next}. The largest difference: {source}, {mine} to {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} was one point ahead of you. The largest difference: {source}, {mine} to {theirs}.",
    other:
      "{winner} was {n} points ahead of you. The largest difference: {source}, {mine} to {theirs}.",
  },
  "ending.decided.shared":
    "{names} have {points} points each, and not even the tie-break parts them.",
  "ending.decided.shared_you":
    "You and {names} have {points} points each, and not even the tie-break parts you.",
  "ending.decided.tie_break": "{winner} and {next} have the same points; the tie-break decided.",
  "ending.decided.tie_break_you":
    "You and {next} have the same points; the tie-break decided for you.",
  "ending.decided.tie_break_them":
    "{winner} and you have the same points; the tie-break decided for {winner}.",
  "ending.decided.resigned": "{winner} stayed while the others gave up.",
  "ending.decided.resigned_you": "You stayed while the others gave up.",
  "ending.chart_about": "Points in play, round by round; then what each source added at the end.",
  "ending.chart_table": "The chart as a table",
  "ending.chart_round": "Round {round}",
  "ending.chart_counted": "Counted at the end: {source}",
  "ending.again": "Play again",
  "ending.agreed": "In favour: {names}",
  "ending.start": "To the start page",
} as const;
