// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} gave up.", other: "{names} gave up." },
  "ending.gave_up_you": "You gave up.",
  "ending.time_up": "Time ran out for {names}.",
  "ending.time_up_you": "Your time ran out.",
  "ending.decided.source": {
    one: "{winner} was one point ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
    other:
      "{winner} was {n} points ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
  },
  "ending.decided.source_you": {
    one: "You were one point ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
    other: "You were {n} points ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} was one point ahead of you. The largest lead: {source}, {mine} to {theirs}.",
    other: "{winner} was {n} points ahead of you. The largest lead: {source}, {mine} to {theirs}.",
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
  "ending.decided.resigned": "{winner} stayed to the end.",
  "ending.decided.resigned_you": "You stayed to the end.",
  "ending.decided.late": "{winner} kept to the time.",
  "ending.decided.late_you": "You kept to the time.",
  "ending.decided.ahead": "{winner} took the lead in round {round} and never gave it back.",
  "ending.decided.ahead_you": "You took the lead in round {round} and never gave it back.",
  "ending.decided.behind": {
    one: "Before the final scoring, {next} was still one point ahead of {winner}.",
    other: "Before the final scoring, {next} was still {n} points ahead of {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Before the final scoring, {next} was still one point ahead of you.",
    other: "Before the final scoring, {next} was still {n} points ahead of you.",
  },
  "ending.decided.behind_them": {
    one: "Before the final scoring, you were still one point ahead of {winner}.",
    other: "Before the final scoring, you were still {n} points ahead of {winner}.",
  },
  "ending.decided.counted": "It was settled only in the final scoring: {source}.",
  "ending.decided.best": {
    one: "Nobody scored more in one turn than {name} in round {round}: one point.",
    other: "Nobody scored more in one turn than {name} in round {round}: {n} points.",
  },
  "ending.decided.best_you": {
    one: "Nobody scored more in one turn than you in round {round}: one point.",
    other: "Nobody scored more in one turn than you in round {round}: {n} points.",
  },
  "ending.decided.own": {
    one: "Here nobody beat you: {source}, one point.",
    other: "Here nobody beat you: {source}, {n} points.",
  },

  // sources within a sentence
  "ending.source.play": "in play",
  "ending.source.adventurers": "adventurers",
  "ending.source.sarcophagi": "sarcophagi",
  "ending.source.keys": "keys",
  "ending.source.sets": "sets",
  "ending.source.scarabs": "scarabs",
  "ending.source.sceptres": "sceptres",

  "ending.tomb.none": "No adventurer reached the tomb chamber.",
  "ending.tomb.only": {
    one: "Only {name} reached the tomb chamber, with one adventurer.",
    other: "Only {name} reached the tomb chamber, with {n} adventurers.",
  },
  "ending.tomb.only_you": {
    one: "Only you reached the tomb chamber, with one adventurer.",
    other: "Only you reached the tomb chamber, with {n} adventurers.",
  },
  "ending.tomb.most":
    "{name} brought {n} adventurers into the tomb chamber, nobody else more than {next}.",
  "ending.tomb.most_you":
    "You brought {n} adventurers into the tomb chamber, nobody else more than {next}.",
  "ending.tomb.first": "{name} reached the tomb chamber before everybody else, in round {round}.",
  "ending.tomb.first_you": "You reached the tomb chamber before everybody else, in round {round}.",
  "ending.tomb.all": "{n} adventurers reached the tomb chamber.",
  "ending.story": "What decided it",
  "ending.watch": "See turn {turn}",
  "ending.chart_about": "Points in play, round by round; then what each source added at the end.",
  "ending.chart_table": "The chart as a table",
  "ending.chart_round": "Round {round}",
  "ending.chart_counted": "Counted at the end: {source}",
  "ending.again": "Play again",
  "ending.agreed": "In favour: {names}",
  "ending.start": "To the start page",
} as const;
