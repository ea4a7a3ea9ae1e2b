// What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.

export const thingsOfModules = {
  // --- modules ---
  "module.mummy": "Die Mumie",
  "module.equipment": "Ausrüstung",
  "module.sceptres": "Neue Schätze",
  "module.characters": "Charaktere",
  "module.about.mummy":
    "Horuskarten wecken eine Mumie, die euch entgegenkommt und Abenteurer umwirft; mit Talismanen kaufst du besondere Plättchen.",
  "module.about.equipment":
    "Alle starten mit fünf Karten der eigenen Farbe: stehen bleiben und handeln, weit gehen oder zwei Karten addieren.",
  "module.about.sceptres":
    "Zepter kommen zu den Schätzen und bringen mit Sätzen Extrapunkte; manche Schätze liegen unter anderen versteckt.",
  "module.about.characters": "Alle sind jemand: je eine besondere Fähigkeit für die ganze Partie.",
  "module.about.other": "Dieses Modul sagt nicht, was es tut.",

  // --- characters ---
  "character.reroll": "Neu würfeln",
  "character.rearrange": "Umstecken",
  "character.free_choice": "Freie Wahl",
  "character.plunder": "Plündern",
  "character.one_tile": "Ein Plättchen",
  "character.temple_reader": "Tempelkundiger",
  "character.collector": "Sammler",
  "character.key_turner": "Schlüsseldreher",
  "character.about.reroll":
    "Hast du für eine Karte gewürfelt, darfst du noch einmal würfeln; der zweite Wurf zählt. Nicht beim Weckwurf für die Umgefallenen.",
  "character.about.rearrange":
    "Immer wenn irgendjemand einen Abenteurer an einer Anubis-Statue weckt, darfst du sofort eine Handkarte umstecken.",
  "character.about.free_choice":
    "Wo du eine Horuskarte vom Spielplan nehmen darfst, darfst du die offene Karte eines beliebigen der drei Stapel nehmen.",
  "character.about.plunder": "Für jedes Schatzplättchen, das du nimmst, bekommst du 1 Punkt mehr.",
  "character.about.one_tile":
    "Du darfst jede Karte so spielen, dass ein Abenteurer ein Plättchen vorwärtsgeht, sogar noch nach einem Wurf.",
  "character.about.temple_reader":
    "Wenn du einen Schatz nimmst und damit ein Tempelplättchen aufdeckst, darfst du sofort dessen Aktion ausführen.",
  "character.about.collector":
    "Wenn du einen Schatz nimmst und eine Vase, eine Statue und ein Schmuckstück hast, darfst du diese drei für einen Extrazug umdrehen. Sie zählen am Ende trotzdem.",
  "character.about.key_turner":
    "Du startest mit 2 Schlüsseln. Spielst du eine Karte, die keine Horuskarte ist, darfst du einen Schlüssel ablegen, um ihre Zahl um eins zu erhöhen oder zu senken.",
  "character.about.other": "Ein Charakter, den diese Seite nicht kennt.",

  // --- mummy tiles; n is the number in the tile's name ---
  "mummy_tile.move_card": "Karte um\u00ADstecken",
  "mummy_tile.swap_scarab": "Skarabäus tauschen",
  "mummy_tile.single_step": "Einzel\u00ADschritt",
  "mummy_tile.new_hand": "Neue Hand",
  "mummy_tile.points": { one: "{n} Punkt", other: "{n} Punkte" },
  "mummy_tile.rearmost": "Hinterster +1 bis {n}",
  "mummy_tile.horus_card": "Horus\u00ADkarte",
  "mummy_tile.scarab": "Skarabäus",
  "mummy_tile.lowest_treasure": "Kleinster Schatz",
  "mummy_tile.keys": { one: "{n} Schlüssel", other: "{n} Schlüssel" },
  "mummy_tile.two_of_three": "Zwei von drei",
  "mummy_tile.pairs": "Paare",
  "mummy_tile.all": "Alle +{n}",
  "mummy_tile.extra_turn": "Extrazug",
  "mummy_tile.price": { one: "{n} Talisman", other: "{n} Talismane" },
  "mummy_tile.about.move_card": "Steck eine Handkarte an einen beliebigen anderen Platz.",
  "mummy_tile.about.swap_scarab":
    "Einer deiner Skarabäen kommt verdeckt zurück in die Schachtel, und du nimmst einen neuen.",
  "mummy_tile.about.single_step":
    "Einer deiner aktiven Abenteurer geht ein Plättchen weit. Kein Plättchen wirkt.",
  "mummy_tile.about.new_hand":
    "Wirf deine ganze Hand ab und zieh fünf neue Karten, von links nach rechts.",
  "mummy_tile.about.points": {
    one: "Du bekommst {n} Punkt.",
    other: "Du bekommst {n} Punkte.",
  },
  "mummy_tile.about.rearmost":
    "Dein aktiver Abenteurer, der der Treppe am nächsten ist, geht 1 bis {n} Plättchen weit. Kein Plättchen wirkt.",
  "mummy_tile.about.horus_card":
    "Wirf eine beliebige Handkarte ab und nimm die offene Karte eines beliebigen Horusstapels in die Mitte. Die Mumie geht nicht.",
  "mummy_tile.about.scarab": "Nimm einen Skarabäus.",
  "mummy_tile.about.lowest_treasure":
    "Du bekommst die Punkte des kleinsten Schatzes, der offen auf dem Spielplan liegt. Er bleibt dort.",
  "mummy_tile.about.keys": {
    one: "Nimm {n} Schlüssel.",
    other: "Nimm {n} Schlüssel, oder so viele, wie noch da sind.",
  },
  "mummy_tile.about.two_of_three": "Nimm zwei verschiedene hiervon: {goods}.",
  "mummy_tile.about.pairs":
    "Du bekommst 2 Punkte für jedes Paar deiner Schatzplättchen. Zepter zählen mit, Joker nicht.",
  "mummy_tile.about.all":
    "Alle deine aktiven Abenteurer gehen {n} Plättchen weit, zuerst der, der der Grabkammer am nächsten ist. Kein Plättchen wirkt.",
  "mummy_tile.about.extra_turn": "Wenn dieser Zug fertig ist, hast du noch einen.",
  "mummy_tile.about.other": "Ein Mumienplättchen, das diese Seite nicht kennt.",

  // --- the roll that raises the fallen ---
  "wake.one_and_end": "{faces}: Einer steht auf, und dein Zug endet",
  "wake.all_and_end": "{faces}: Alle stehen auf, und dein Zug endet",
  "wake.all_and_go_on": "{faces}: Alle stehen auf, und dein Zug geht weiter",
} as const;
