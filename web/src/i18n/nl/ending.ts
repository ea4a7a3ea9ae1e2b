// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} gaf op.", other: "{names} gaven op." },
  "ending.gave_up_you": "Je gaf op.",
  "ending.decided.source": {
    one: "{winner} had één punt meer dan {next}. Het grootste verschil: {source}, {mine} tegen {theirs}.",
    other:
      "{winner} had {n} punten meer dan {next}. Het grootste verschil: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Je had één punt meer dan {next}. Het grootste verschil: {source}, {mine} tegen {theirs}.",
    other:
      "Je had {n} punten meer dan {next}. Het grootste verschil: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} had één punt meer dan jij. Het grootste verschil: {source}, {mine} tegen {theirs}.",
    other:
      "{winner} had {n} punten meer dan jij. Het grootste verschil: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.shared":
    "{names} hebben elk {points} punten, en ook de regel voor een gelijke stand beslist niets.",
  "ending.decided.shared_you":
    "Jij en {names} hebben elk {points} punten, en ook de regel voor een gelijke stand beslist niets.",
  "ending.decided.tie_break":
    "{winner} en {next} hebben evenveel punten; de regel voor een gelijke stand besliste.",
  "ending.decided.tie_break_you":
    "Jij en {next} hebben evenveel punten; de regel voor een gelijke stand besliste in jouw voordeel.",
  "ending.decided.tie_break_them":
    "{winner} en jij hebben evenveel punten; de regel voor een gelijke stand besliste voor {winner}.",
  "ending.decided.resigned": "{winner} bleef, de anderen gaven op.",
  "ending.decided.resigned_you": "Jij bleef, de anderen gaven op.",
  "ending.chart_about":
    "Punten tijdens het spel, ronde na ronde; daarna wat er aan het einde per bron bijkwam.",
  "ending.chart_table": "De grafiek als tabel",
  "ending.chart_round": "Ronde {round}",
  "ending.chart_counted": "Aan het einde geteld: {source}",
  "ending.again": "Nog een keer spelen",
  "ending.agreed": "Akkoord: {names}",
  "ending.start": "Naar de startpagina",
} as const;
