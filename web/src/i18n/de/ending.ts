// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} hat aufgegeben.", other: "{names} haben aufgegeben." },
  "ending.gave_up_you": "Du hast aufgegeben.",
  "ending.decided.source": {
    one: "{winner} lag einen Punkt vor {next}. Der größte Unterschied: {source}, {mine} zu {theirs}.",
    other:
      "{winner} lag {n} Punkte vor {next}. Der größte Unterschied: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Du lagst einen Punkt vor {next}. Der größte Unterschied: {source}, {mine} zu {theirs}.",
    other: "Du lagst {n} Punkte vor {next}. Der größte Unterschied: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} lag einen Punkt vor dir. Der größte Unterschied: {source}, {mine} zu {theirs}.",
    other: "{winner} lag {n} Punkte vor dir. Der größte Unterschied: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.shared":
    "{names} haben je {points} Punkte, und auch die Gleichstandsregel trennt sie nicht.",
  "ending.decided.shared_you":
    "Du und {names} habt je {points} Punkte, und auch die Gleichstandsregel trennt euch nicht.",
  "ending.decided.tie_break":
    "{winner} und {next} haben gleich viele Punkte; die Gleichstandsregel gab den Ausschlag.",
  "ending.decided.tie_break_you":
    "Du und {next} habt gleich viele Punkte; die Gleichstandsregel entschied für dich.",
  "ending.decided.tie_break_them":
    "{winner} und du habt gleich viele Punkte; die Gleichstandsregel entschied für {winner}.",
  "ending.decided.resigned": "{winner} blieb, während die anderen aufgaben.",
  "ending.decided.resigned_you": "Du bliebst, während die anderen aufgaben.",
  "ending.chart_about":
    "Punkte im Spiel, Runde für Runde; dann, was am Ende aus jeder Quelle dazukam.",
  "ending.chart_table": "Das Diagramm als Tabelle",
  "ending.chart_round": "Runde {round}",
  "ending.chart_counted": "Am Ende gezählt: {source}",
  "ending.again": "Noch einmal spielen",
  "ending.agreed": "Dafür: {names}",
  "ending.start": "Zur Startseite",
} as const;
