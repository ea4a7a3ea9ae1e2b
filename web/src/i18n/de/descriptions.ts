// What lies on the board and beside it, in a sentence or two, for who asks.

export const descriptions = {
  // --- treasures ---
  "described.treasure.vase":
    "Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz; Sätze bringen am Ende Punkte.",
  "described.treasure.statue":
    "Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz; Sätze bringen am Ende Punkte.",
  "described.treasure.jewellery":
    "Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz; Sätze bringen am Ende Punkte.",
  "described.treasure.sceptre":
    "Am Ende darf jeder vollständige Satz ein Zepter für 3 weitere Punkte mitnehmen. Ein Joker ersetzt kein Zepter.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "Ein einziger Abenteurer, der seine Bewegung hier beendet, reicht dafür. Der Schatz bringt sofort {points} und zählt für deine Sätze.",
    other:
      "Du nimmst den Schatz, wenn du eine Bewegung hier beendest und mindestens {n} deiner Abenteurer hier stehen. Er bringt sofort {points} und zählt für deine Sätze.",
  },
  "described.tile.horus": {
    one: "Nimm einen Schlüssel oder die offene Horuskarte mit {n} Auge; für die Horuskarte ziehst du keine Karte nach. Das Plättchen bleibt für andere liegen.",
    other:
      "Nimm einen Schlüssel oder die offene Horuskarte mit {n} Augen; für die Horuskarte ziehst du keine Karte nach. Das Plättchen bleibt für andere liegen.",
  },
  "described.tile.osiris": {
    one: "Wer eine Bewegung hier beendet, geht sofort {n} Plättchen weiter. Nur das Plättchen, auf dem das endet, wirkt.",
    other:
      "Wer eine Bewegung hier beendet, geht sofort {n} Plättchen weiter. Nur das Plättchen, auf dem das endet, wirkt.",
  },
  "described.tile.scarab": "Nimm einen Skarabäus. Bis zum Ende siehst nur du seine Punkte.",
  "described.tile.joker": "Nimm einen Joker, der in einem Satz jeden Schatz ersetzt.",
  "described.tile.joker_or_scarab": "Nimm einen Joker oder einen Skarabäus, ganz wie du willst.",
  "described.tile.favour":
    "Nimm die offene Horuskarte mit {low} oder mit {high} Augen. Einen Schlüssel gibt es hier nicht.",
  "described.tile.tunnel":
    "Du gehst weiter zum nächsten Tunnel Richtung Grabkammer: ein Sprung, und am anderen Ende keine Aktion. Liegt kein Tunnel mehr vor dir, passiert nichts.",
  "described.tile.other": "Das gehört zu einem Modul, das nicht sagt, was es tut.",

  // --- places ---
  "described.place.stairs":
    "Hier starten je zwei Abenteurer von allen am Tisch. Auch wer an einer Anubis-Statue geweckt wird, steht hier und geht ab der nächsten Runde. Wer am Ende hier steht, bringt {points}.",
  "described.place.statue":
    "Hier liegt von allen am Tisch je ein Abenteurer. Zieht zum ersten Mal einer von deinen vorbei, wird deiner geweckt: Er steht auf der Treppe und geht ab der nächsten Runde. Auf diesem Platz steht nie jemand.",
  "described.place.empty":
    "Hier liegt kein Plättchen: Das Feld wird übersprungen und zählt nicht als Schritt. Wer hier steht, führt keine Aktion aus, bekommt am Ende aber den Wert an der Wand.",
  "described.place.chamber":
    "Der Schritt nach dem letzten Plättchen, mit genauer Zahl und für je einen Schlüssel. Ein Abenteurer hier drin bringt am Ende {points} und geht nie wieder.",
  "described.place.sarcophagi":
    "Der erste Abenteurer in der Grabkammer gewinnt den Sarkophag im Wert von {first}, der zweite den im Wert von {second}. Nach dem zweiten wird die Runde zu Ende gespielt und gewertet.",

  // --- piles ---
  "described.pile.draw":
    "Am Ende des Zugs wird die Hand von hier auf fünf Karten aufgefüllt. Ist er leer, wird der Ablagestapel neu gemischt.",
  "described.pile.discard": "Hier liegen gespielte Karten. Alle dürfen sie durchsehen.",
  "described.pile.horus":
    "Die oberste Karte liegt offen. Mit Horusplättchen und der Gunst des Horus nimmst du sie in die Mitte deiner Hand.",
  "described.pile.osiris": "Diese liegen diesmal nicht auf dem Spielplan.",
  "described.pile.treasures":
    "Sie liegen unter anderen Schätzen und werden aufgedeckt, wenn diese genommen werden.",
  "described.pile.cobra":
    "Wird ein Schatz neben einer Kobra genommen, kommt dort das oberste Plättchen dieses Stapels zum Vorschein.",
  "described.pile.falcon":
    "Wird ein Schatz neben einem Falken genommen, kommt dort das oberste Plättchen dieses Stapels zum Vorschein.",
  "described.pile.lion":
    "Wird ein Schatz neben einem Löwen genommen, kommt dort das oberste Plättchen dieses Stapels zum Vorschein.",
  "described.pile.scarabs": "Verdeckt und gemischt. Skarabäus-Plättchen bringen sie.",
  "described.pile.mummy_tiles": "Drei liegen offen daneben; ein benutztes wird von hier ersetzt.",
  "described.pile.mummy_discards":
    "Sie werden gemischt, wenn der Stapel der Mumienplättchen leer ist.",
  "described.pile.kit":
    "Die Ausrüstungskarten, die niemand bekommen hat. Welche das sind, weiß nur, wem sie gehören.",
  "described.pile.characters": "Diese hat in dieser Partie niemand.",

  // --- where points come from ---
  "described.source.play": "Schätze und alles andere, was sofort Punkte gebracht hat.",
  "described.source.adventurers": "Für jeden Abenteurer der Wert seines Platzes.",
  "described.source.sarcophagi":
    "{first} für den ersten Abenteurer in der Grabkammer, {second} für den zweiten.",
  "described.source.keys": "1 Punkt für jeden übrigen Schlüssel.",
  "described.source.sets": "Ein, zwei, drei … Sätze bringen {points} Punkte.",
  "described.source.scarabs": "Jetzt wird gezeigt, was darunter steht.",
  "described.source.sceptres": "3 Punkte für jedes Zepter mit einem vollständigen Satz.",
} as const;
