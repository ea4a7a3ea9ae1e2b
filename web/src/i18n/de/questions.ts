// What is asked, for whoever is asked and for those who wait, and why.

export const questions = {
  "ask.play": "Spiel die linke oder die rechte Karte.",
  "ask.way": "Wie kommst du {to}?",
  "ask.move": "Welcher Abenteurer geht, und wie weit?",
  "ask.move_exactly": {
    one: "Welcher Abenteurer geht {n} Plättchen weit?",
    other: "Welcher Abenteurer geht {n} Plättchen weit?",
  },
  "ask.move_quiet": "Welcher Abenteurer geht? Sein Plättchen wirkt nicht.",
  "ask.stay": "Welcher Abenteurer bleibt stehen und führt die Aktion seines Plättchens aus?",
  "ask.act": "Welches Plättchen wirkt?",
  "ask.spare": "Nimmst du {tile} mit einem Abenteurer weniger?",
  "ask.take": "Was nimmst du?",
  "ask.wake": "Würfelst du, um deine umgefallenen Abenteurer aufzurichten?",
  "ask.raise": "Welcher deiner umgefallenen Abenteurer steht auf?",
  "ask.mummy_tile": {
    one: "Nutzt du ein Mumienplättchen? Du hast {n} Talisman.",
    other: "Nutzt du ein Mumienplättchen? Du hast {n} Talismane.",
  },
  "ask.move_card": "Welche Handkarte steckst du um?",
  "ask.may_move_card": "Steckst du eine Handkarte um?",
  "ask.move_card_to": "Wohin in deiner Hand kommt {card}?",
  "ask.give_scarab": "Welcher deiner Skarabäen kommt zurück in die Schachtel?",
  "ask.discard": "Welche Karte wirfst du ab?",
  "ask.take_several": {
    one: "Was nimmst du? Eins darfst du noch nehmen.",
    other: "Was nimmst du? {n} verschiedene Dinge.",
  },
  "ask.rearmost": "Wie weit geht dein hinterster Abenteurer?",
  "ask.second": "Du hast {n}+ gespielt. Legst du noch eine Randkarte dazu?",
  "ask.side": "Wohin kommt die neue Karte ({card})?",
  "ask.reroll": "Du hast eine {n} gewürfelt. Würfelst du noch einmal?",
  "ask.use_power": "Nutzt du die Fähigkeit deines Charakters, um zu gehen?",
  "ask.instead": "Spielst du {card} als ein Plättchen vorwärts?",
  "ask.read_temple": "Führst du die Aktion des Plättchens aus, das zum Vorschein kam ({tile})?",
  "ask.collect": "Drehst du drei Schätze für einen Extrazug um?",
  "ask.other": "Entscheide: {question}.",

  "why.act": "Alle sind gegangen; nur ein Plättchen wirkt.",
  "why.spare": "Mit deiner Karte reicht ein Abenteurer weniger, als der Schatz braucht.",
  "why.wake": "{outcomes}.",
  "why.raise": "Danach endet dein Zug.",
  "why.mummy_tile": "Eins pro Zug, nach dem Nachziehen.",
  "why.may_move_card":
    "Ein Abenteurer wurde an einer Anubis-Statue geweckt, und dein Charakter darf umstecken.",
  "why.give_scarab": "Du nimmst dafür einen neuen. Die anderen sehen nicht, welchen du abgibst.",
  "why.discard": "Du nimmst dafür eine offene Horuskarte.",
  "why.rearmost": "Sein Plättchen wirkt nicht.",
  "why.second": "Die beiden Zahlen werden addiert. Eine Horuskarte kommt nie dazu.",
  "why.side":
    "Nach zwei Karten kommt die erste, die du bekommst, direkt neben einen Rand der Hand.",
  "why.reroll": "Der zweite Wurf zählt, was auch immer fällt.",
  "why.use_power": "Mit der Karte selbst kann niemand gehen.",
  "why.instead": "Dein Charakter darf mit jeder Karte einen Abenteurer so bewegen.",
  "why.read_temple": "Dein Charakter darf das sofort.",
  "why.character": "Dein Charakter: {name}. {about}",
  "why.collect":
    "Eine Vase, eine Statue und ein Schmuckstück. Sie zählen am Ende trotzdem. Wenn du ablehnst, kannst du sie ein andermal umdrehen.",

  "missing.play": "Wenn du {card} spielst, kann niemand gehen; mit der anderen Karte geht es.",
  "missing.second_horus": "{card}: Eine Horuskarte kommt nie dazu.",
  "missing.second": "{card}: Mit der Summe könnte niemand gehen.",
  "missing.second_alone": {
    one: "Mit {n} allein kann niemand gehen.",
    other: "Mit {n} allein kann niemand gehen.",
  },
  "missing.mummy_tile_price": {
    one: "{tile}: Das kostet {n} Talisman.",
    other: "{tile}: Das kostet {n} Talismane.",
  },
  "missing.mummy_tile": "{tile}: Das würde jetzt nichts bewirken.",
} as const;
