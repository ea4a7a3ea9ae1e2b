// What explanations say of things, and why something cannot be used.

export const topics = {
  "explain.rules": "Regeln: {title}",
  "explain.rules_plain": "Die Regeln",
  "explain.new_tab": "öffnet einen neuen Tab",
  "explain.rulings_all": "Alle {n} Klarstellungen",
  "explain.rulings_about":
    "Wo die Spielregeln schweigen oder zwei Deutungen zulassen, hat dieses Projekt entschieden:",
  "explain.rulings_failed": "Die Texte ließen sich nicht laden; die Links führen hin.",
  "explain.reconstructed":
    "Einige dieser Zahlen sind rekonstruiert: nie mit einer Spielschachtel verglichen.",
  "explain.reconstructed_link": "Wie sicher ist das?",

  "explain.under":
    "Darunter liegt verdeckt ein weiterer Schatz. Wer den oberen nimmt, deckt ihn auf.",
  "explain.value": "Wert an der Wand",
  "explain.value_about":
    "Jeder Abenteurer, der am Ende auf diesem Stück des Weges ist, bringt {points}.",
  "explain.symbol": "Tempelsymbol",
  "explain.niche_about":
    "Wer die Grabkammer betritt, lässt hier einen Schlüssel. Er ist aus dem Spiel und bringt keine Punkte.",
  "explain.niche_now": {
    one: "Ein Schlüssel wurde abgelegt.",
    other: "{n} Schlüssel wurden abgelegt.",
  },
  "explain.lie_there": "Noch {n} da.",
  "explain.none_there": "Nichts mehr da.",
  "explain.face_up": "Offen liegen: {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "In einer Runde sind alle einmal am Zug. Das Spiel endet mit der Runde, in der der zweite Sarkophag gewonnen wird oder niemand mehr gehen kann.",
  "explain.points_about":
    "Bisher erreicht. Abenteurer, Sarkophage, Schlüssel, Sätze und Skarabäen zählen erst am Ende.",

  "explain.figure_mine": "Dein Abenteurer",
  "explain.figure_theirs": "Abenteurer von {name}",
  "explain.status.active": "Er ist {where}.",
  "explain.status.released":
    "Gerade geweckt: Er steht auf der Treppe und geht ab der nächsten Runde.",
  "explain.status.lying":
    "Er schläft an dieser Anubis-Statue, bis ein anderer Abenteurer derselben Farbe vorbeizieht.",
  "explain.status.inside": "Er ist in der Grabkammer und geht nie wieder.",
  "explain.status.fallen":
    "Er ist {where} umgefallen: Er geht nicht und zählt nicht, bis ein Wurf ihn aufrichtet.",

  "explain.why.theirs": "Nur {name} kann ihn bewegen.",
  "explain.why.turn": "Du bist nicht am Zug.",
  "explain.why.first": "Zuerst ist etwas anderes gefragt.",
  "explain.why.stuck": "Nichts, was du jetzt spielen kannst, bewegt ihn.",
  "explain.why.middle": "Nur die beiden Randkarten der Hand können gespielt werden.",

  "hand.advice": "Tipp: {what}",
  "hand.advice_chance": "Gewinnchance: {chance}.",
  "hand.advice_next": "Das Nächstbeste, {chance}: {what}",
  "hand.advice_equal": "Etwa ebenso gut: {what}",
  "chance.about": "etwa {chance}",
  "chance.low": "weniger als {chance}",
  "chance.high": "mehr als {chance}",
} as const;
