export default {
  // What things are called and what they do: tiles, cards, places, piles, what one can own.
  // The things of the modules are in things_modules.ts. "Statue" alone is the treasure; the other
  // one is always called "Anubis-Statue".
  // --- treasures ---
  "treasure.vase": "Vase",
  "treasure.statue": "Statue",
  "treasure.jewellery": "Schmuck",
  "treasure.sceptre": "Zepter",
  "treasure.a.vase": "eine Vase",
  "treasure.a.statue": "eine Statue",
  "treasure.a.jewellery": "ein Schmuckstück",
  "treasure.a.sceptre": "ein Zepter",
  "treasure.count.vase": { one: "{n} Vase", other: "{n} Vasen" },
  "treasure.count.statue": { one: "{n} Statue", other: "{n} Statuen" },
  "treasure.count.jewellery": { one: "{n} Schmuckstück", other: "{n} Schmuckstücke" },
  "treasure.count.sceptre": { one: "{n} Zepter", other: "{n} Zepter" },
  "treasure.count.other": "{n} × {type}",

  // --- tiles ---
  "tile.name.treasure": { one: "{type}, {n} Punkt", other: "{type}, {n} Punkte" },
  "tile.name.horus": { one: "Horusplättchen, {n} Auge", other: "Horusplättchen, {n} Augen" },
  "tile.name.osiris": "Osiris {n}",
  "tile.name.scarab": "Skarabäus-Plättchen",
  "tile.name.joker": "Joker-Plättchen",
  "tile.name.joker_or_scarab": "Plättchen „Joker oder Skarabäus“",
  "tile.name.favour": "Gunst des Horus, {low} oder {high} Augen",
  "tile.name.tunnel": "Tunnel",

  // --- cards ---
  "card.name.number": "{value}",
  "card.name.step": "±{value}",
  "card.name.die": "Würfel",
  "card.name.range": "1–{value}",
  "card.name.range_die": "1–Würfel",
  "card.name.all": "Alle {value}",
  "card.name.last": "Letzter zum Vorletzten",
  "card.name.fewer": "{value}, einer weniger",
  "card.name.zero": "{value}",
  "card.name.plus": "{value}+",
  "card.name.adjusted_die": "Würfel ±1",
  "card.in.plain": "die {card}",
  "card.in.die": "die Würfelkarte",
  "card.in.adjusted_die": "die Karte „Würfel ±1“",
  "card.in.horus": "die Horuskarte „{card}“",
  "card.in.unknown": "eine Karte",
  "card.hidden": "Verdeckte Karte",
  "card.kind.starter": "Startkarte",
  "card.kind.horus": { one: "Horuskarte, {n} Auge", other: "Horuskarte, {n} Augen" },
  "card.kind.equipment": "Ausrüstungskarte",
  "card.about.number": {
    one: "Beweg einen Abenteurer genau {n} Plättchen Richtung Grabkammer.",
    other: "Beweg einen Abenteurer genau {n} Plättchen Richtung Grabkammer.",
  },
  "card.about.step":
    "Beweg einen Abenteurer ein Plättchen vor oder ein Plättchen zurück. Rückwärts geht es nie bis auf die Treppe.",
  "card.about.die":
    "Würfle und beweg dann einen Abenteurer genau so viele Plättchen. Kann das keiner, geht niemand.",
  "card.about.range": "Wähl eine Zahl von 1 bis {n} und beweg einen Abenteurer so viele Plättchen.",
  "card.about.range_die":
    "Würfle, wähl eine Zahl von 1 bis zum Wurf und beweg einen Abenteurer so viele Plättchen.",
  "card.about.all": {
    one: "Alle deine aktiven Abenteurer gehen {n} Plättchen weit, zuerst der, der der Grabkammer am nächsten ist. Dann führt einer von ihnen die Aktion seines Plättchens aus.",
    other:
      "Alle deine aktiven Abenteurer gehen {n} Plättchen weit, zuerst der, der der Grabkammer am nächsten ist. Dann führt einer von ihnen die Aktion seines Plättchens aus.",
  },
  "card.about.last":
    "Dein letzter Abenteurer schließt zum nächsten vor ihm auf und führt dort die Aktion aus. Ist keiner mehr vor ihm, darf er für einen Schlüssel einem von deinen in die Grabkammer folgen.",
  "card.about.fewer": {
    one: "Beweg einen Abenteurer genau {n} Plättchen. Endet er auf einem Schatz, reicht dafür ein Abenteurer weniger als nötig.",
    other:
      "Beweg einen Abenteurer genau {n} Plättchen. Endet er auf einem Schatz, reicht dafür ein Abenteurer weniger als nötig.",
  },
  "card.about.zero":
    "Ein Abenteurer bleibt, wo er ist, und darf die Aktion seines Plättchens ausführen. Solange ein Abenteurer aktiv ist, darfst du sie immer spielen; du musst es nie.",
  "card.about.plus":
    "Beweg einen Abenteurer um {n}, oder leg noch eine Randkarte dazu, links oder rechts (keine Horuskarte), und geh die Summe. Die erste Karte, die du dann bekommst, kommt neben einen Rand deiner Wahl.",
  "card.about.adjusted_die":
    "Würfle und beweg einen Abenteurer so viele Plättchen, eins mehr oder eins weniger. Bei 0 bleibt er stehen und darf seine Aktion ausführen.",
  "card.about.other": "Das gehört zu einem Modul, das diese Seite nicht kennt.",

  // --- places ---
  "place.stairs": "Treppe",
  "place.space_with": "Feld {place}, {tile}",
  "place.space_empty": "Feld {place}, leer",
  "place.statue": "Anubis-Statue",
  "place.empty": "Leeres Feld",
  "place.chamber": "Grabkammer",
  "place.sarcophagi": "Sarkophage",
  "place.from.stairs": "von der Treppe",
  "place.from.space": "von {place}",
  "place.from.chamber": "aus der Grabkammer",
  "place.to.stairs": "auf die Treppe",
  "place.to.space": "auf {place}",
  "place.to.chamber": "in die Grabkammer",
  "place.on.stairs": "auf der Treppe",
  "place.on.space": "auf {place}",
  "place.on.chamber": "in der Grabkammer",

  // --- piles ---
  "pile.draw": "Nachziehstapel",
  "pile.discard": "Ablagestapel",
  "pile.horus": { one: "Horuskarten, {n} Auge", other: "Horuskarten, {n} Augen" },
  "pile.osiris": "Osirisplättchen aus dem Spiel",
  "pile.treasures": "Verdeckte Schätze",
  "pile.cobra": "Kobraplättchen",
  "pile.falcon": "Falkenplättchen",
  "pile.lion": "Löwenplättchen",
  "pile.scarabs": "Skarabäen",
  "pile.mummy_tiles": "Mumienplättchen",
  "pile.mummy_discards": "Benutzte Mumienplättchen",
  "pile.kit": "Ausrüstung in der Schachtel",
  "pile.characters": "Charaktere in der Schachtel",

  // --- what one can own ---
  "thing.key": "Schlüssel",
  "thing.joker": "Joker",
  "thing.scarab": "Skarabäus",
  "thing.talisman": "Talisman",
  "thing.adventurer": "Abenteurer",
  "thing.set": "Satz von Schätzen",
  "thing.mummy": "Mumie",
  "thing.a.key": "einen Schlüssel",
  "thing.a.joker": "einen Joker",
  "thing.a.scarab": "einen Skarabäus",
  "thing.about.key":
    "Ein Schlüssel lässt einen Abenteurer in die Grabkammer und bleibt dort. Ein übriger Schlüssel bringt am Ende 1 Punkt.",
  "thing.about.joker": {
    one: "Er ersetzt in einem Satz jeden Schatz, höchstens {n} pro Satz. Übrige Joker bringen nichts.",
    other:
      "Er ersetzt in einem Satz jeden Schatz, höchstens {n} pro Satz. Übrige Joker bringen nichts.",
  },
  "thing.about.scarab":
    "Jeder ist am Ende {low} bis {high} Punkte wert. Nur wer ihn hat, darf nachsehen.",
  "thing.about.talisman":
    "Mit Talismanen bezahlst du Mumienplättchen. Wenn du die Mumie bewegst, bekommst du für jede andere Person am Tisch, von der ein Abenteurer umfällt, einen. Punkte bringen sie nicht.",
  "thing.about.adventurer":
    "Alle haben fünf: zwei auf der Treppe, drei schlafend an den Anubis-Statuen. Am Ende bringt jeder den Wert seines Platzes.",
  "thing.about.set":
    "Eine Vase, eine Statue und ein Schmuckstück; Joker springen ein. Ein, zwei, drei … Sätze bringen {points} Punkte.",
  "thing.about.mummy":
    "Für jede Horuskarte, die vom Spielplan genommen oder gespielt wird, geht sie so viele Plättchen Richtung Treppe, wie die Karte Augen hat. Fremde Abenteurer, an denen sie vorbeizieht, fallen um, ebenso alle, bei denen sie anhält oder die eine Bewegung bei ihr beenden.",

  // --- where points come from ---
  "source.play": "Unterwegs",
  "source.adventurers": "Abenteurer",
  "source.sarcophagi": "Sarkophage",
  "source.keys": "Schlüssel",
  "source.sets": "Sätze",
  "source.scarabs": "Skarabäen",
  "source.sceptres": "Zepter",

  // What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.
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

  // The page of rules around its text, which is in src/rules.
  "rules.title": "Die Spielregeln",
  "rules.intro": "Alles, was du wissen musst, auf einer Seite und in unseren eigenen Worten.",
  "rules.contents": "Inhalt",
  "rules.search": "Regeln durchsuchen",
  "rules.clear": "Suche leeren",
  "rules.found": { one: "{n} Stelle gefunden", other: "{n} Stellen gefunden" },
  "rules.found_most": "{found} mit den meisten dieser Wörter",
  "rules.nothing": "Nichts gefunden. Weniger oder kürzere Wörter helfen vielleicht.",
  "rules.everything": "Alle Regeln zeigen",
  "rules.example": "Beispiel",
  "rules.applies": "Klarstellungen:",
  "rules.status.ruling": "Klarstellung",
  "rules.status.derivation": "Folgerung",
  "rules.status.reported": "Berichtet",
  "rules.link": "Link zu diesem Abschnitt: {title}",
  "rules.failed": "Die Regeln konnten nicht geladen werden. Versuch es noch einmal.",
  "rules.count": "× {n}",
} as const;
