// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} hat aufgegeben.", other: "{names} haben aufgegeben." },
  "ending.gave_up_you": "Du hast aufgegeben.",
  "ending.time_up": "Die Zeit von {names} ist abgelaufen.",
  "ending.time_up_you": "Deine Zeit ist abgelaufen.",
  "ending.decided.source": {
    one: "{winner} lag einen Punkt vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
    other:
      "{winner} lag {n} Punkte vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Du lagst einen Punkt vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
    other: "Du lagst {n} Punkte vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} lag einen Punkt vor dir. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
    other: "{winner} lag {n} Punkte vor dir. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
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
  "ending.decided.resigned": "{winner} hielt bis zum Ende durch.",
  "ending.decided.resigned_you": "Du hast bis zum Ende durchgehalten.",
  "ending.decided.late": "{winner} blieb in der Zeit.",
  "ending.decided.late_you": "Du bist in der Zeit geblieben.",
  "ending.decided.ahead":
    "{winner} übernahm in Runde {round} die Führung und gab sie nicht mehr ab.",
  "ending.decided.ahead_you":
    "Du hast in Runde {round} die Führung übernommen und nicht mehr abgegeben.",
  "ending.decided.behind": {
    one: "Vor der Schlusswertung lag {next} noch einen Punkt vor {winner}.",
    other: "Vor der Schlusswertung lag {next} noch {n} Punkte vor {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Vor der Schlusswertung lag {next} noch einen Punkt vor dir.",
    other: "Vor der Schlusswertung lag {next} noch {n} Punkte vor dir.",
  },
  "ending.decided.behind_them": {
    one: "Vor der Schlusswertung lagst du noch einen Punkt vor {winner}.",
    other: "Vor der Schlusswertung lagst du noch {n} Punkte vor {winner}.",
  },
  "ending.decided.counted": "Erst die Schlusswertung gab den Ausschlag: {source}.",
  "ending.decided.best": {
    one: "Niemand holte in einem Zug mehr als {name} in Runde {round}: einen Punkt.",
    other: "Niemand holte in einem Zug mehr als {name} in Runde {round}: {n} Punkte.",
  },
  "ending.decided.best_you": {
    one: "Niemand holte in einem Zug mehr als du in Runde {round}: einen Punkt.",
    other: "Niemand holte in einem Zug mehr als du in Runde {round}: {n} Punkte.",
  },
  "ending.decided.own": {
    one: "Hier war niemand besser als du: {source}, ein Punkt.",
    other: "Hier war niemand besser als du: {source}, {n} Punkte.",
  },

  // sources within a sentence
  "ending.source.play": "unterwegs",
  "ending.source.adventurers": "Abenteurer",
  "ending.source.sarcophagi": "Sarkophage",
  "ending.source.keys": "Schlüssel",
  "ending.source.sets": "Sätze",
  "ending.source.scarabs": "Skarabäen",
  "ending.source.sceptres": "Zepter",

  "ending.tomb.none": "Kein Abenteurer hat die Grabkammer erreicht.",
  "ending.tomb.only": {
    one: "Nur {name} hat die Grabkammer erreicht, mit einem Abenteurer.",
    other: "Nur {name} hat die Grabkammer erreicht, mit {n} Abenteurern.",
  },
  "ending.tomb.only_you": {
    one: "Nur du hast die Grabkammer erreicht, mit einem Abenteurer.",
    other: "Nur du hast die Grabkammer erreicht, mit {n} Abenteurern.",
  },
  "ending.tomb.most":
    "{name} brachte {n} Abenteurer in die Grabkammer, sonst niemand mehr als {next}.",
  "ending.tomb.most_you":
    "Du hast {n} Abenteurer in die Grabkammer gebracht, sonst niemand mehr als {next}.",
  "ending.tomb.first": "{name} erreichte in Runde {round} vor allen anderen die Grabkammer.",
  "ending.tomb.first_you": "Du hast in Runde {round} vor allen anderen die Grabkammer erreicht.",
  "ending.tomb.all": "{n} Abenteurer haben die Grabkammer erreicht.",
  "ending.story": "Was den Ausschlag gab",
  "ending.watch": "Zug {turn} ansehen",
  "ending.chart_about":
    "Punkte im Spiel, Runde für Runde; dann, was am Ende aus jeder Quelle dazukam.",
  "ending.chart_table": "Das Diagramm als Tabelle",
  "ending.chart_round": "Runde {round}",
  "ending.chart_counted": "Am Ende gezählt: {source}",
  "ending.again": "Noch einmal spielen",
  "ending.agreed": "Dafür: {names}",
  "ending.start": "Zur Startseite",
} as const;
