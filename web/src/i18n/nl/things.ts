// What things are called and what they do: tiles, cards, places, piles, what one can own.
// The things of the modules are in things_modules.ts.

export const things = {
  // --- treasures ---
  "treasure.vase": "Vaas",
  "treasure.statue": "Standbeeld",
  "treasure.jewellery": "Juwelen",
  "treasure.sceptre": "Scepter",
  "treasure.a.vase": "een vaas",
  "treasure.a.statue": "een standbeeld",
  "treasure.a.jewellery": "een juweel",
  "treasure.a.sceptre": "een scepter",
  "treasure.count.vase": { one: "{n} vaas", other: "{n} vazen" },
  "treasure.count.statue": { one: "{n} standbeeld", other: "{n} standbeelden" },
  "treasure.count.jewellery": { one: "{n} juweel", other: "{n} juwelen" },
  "treasure.count.sceptre": { one: "{n} scepter", other: "{n} scepters" },
  "treasure.count.other": "{n} × {type}",

  // --- tiles ---
  "tile.name.treasure": { one: "{type}, {n} punt", other: "{type}, {n} punten" },
  "tile.name.horus": { one: "Horustegel, {n} oog", other: "Horustegel, {n} ogen" },
  "tile.name.osiris": "Osiris {n}",
  "tile.name.scarab": "Scarabeetegel",
  "tile.name.joker": "Jokertegel",
  "tile.name.joker_or_scarab": "Joker-of-scarabeetegel",
  "tile.name.favour": "Gunst van Horus, {low} of {high} ogen",
  "tile.name.tunnel": "Tunnel",

  // --- cards ---
  "card.name.number": "{value}",
  "card.name.step": "±{value}",
  "card.name.die": "Dobbelsteen",
  "card.name.range": "1–{value}",
  "card.name.range_die": "1–dobbelsteen",
  "card.name.all": "Allemaal {value}",
  "card.name.last": "Laatste naar voorlaatste",
  "card.name.fewer": "{value}, één minder",
  "card.name.zero": "{value}",
  "card.name.plus": "{value}+",
  "card.name.adjusted_die": "Dobbelsteen ±1",
  "card.in.plain": "de {card}",
  "card.in.die": "de dobbelsteenkaart",
  "card.in.adjusted_die": "de kaart dobbelsteen ±1",
  "card.in.horus": "de Horuskaart “{card}”",
  "card.in.unknown": "een kaart",
  "card.hidden": "Verborgen kaart",
  "card.kind.starter": "Startkaart",
  "card.kind.horus": { one: "Horuskaart, {n} oog", other: "Horuskaart, {n} ogen" },
  "card.kind.equipment": "Uitrustingskaart",
  "card.about.number": {
    one: "Verplaats één avonturier precies {n} tegel richting grafkamer.",
    other: "Verplaats één avonturier precies {n} tegels richting grafkamer.",
  },
  "card.about.step":
    "Verplaats één avonturier één tegel vooruit of één tegel achteruit. Achteruit kom je nooit op de trap.",
  "card.about.die":
    "Gooi de dobbelsteen en verplaats één avonturier precies zoveel tegels. Lukt dat met niemand, dan blijft iedereen staan.",
  "card.about.range":
    "Kies een getal van 1 tot en met {n} en verplaats één avonturier zoveel tegels.",
  "card.about.range_die":
    "Gooi de dobbelsteen, kies een getal van 1 tot en met de worp en verplaats één avonturier zoveel tegels.",
  "card.about.all": {
    one: "Al je actieve avonturiers gaan {n} tegel vooruit; wie het dichtst bij de grafkamer staat, gaat eerst. Daarna voert één van hen de actie van zijn tegel uit.",
    other:
      "Al je actieve avonturiers gaan {n} tegels vooruit; wie het dichtst bij de grafkamer staat, gaat eerst. Daarna voert één van hen de actie van zijn tegel uit.",
  },
  "card.about.last":
    "Je laatste avonturier sluit aan bij de eerstvolgende van jou en voert daar de actie uit. Staat er niemand meer voor hem, dan mag hij met een sleutel iemand van jou de grafkamer in volgen.",
  "card.about.fewer": {
    one: "Verplaats één avonturier precies {n} tegel. Eindigt hij op een schat, dan mag je die pakken met één avonturier minder dan nodig.",
    other:
      "Verplaats één avonturier precies {n} tegels. Eindigt hij op een schat, dan mag je die pakken met één avonturier minder dan nodig.",
  },
  "card.about.zero":
    "Eén avonturier blijft staan en mag de actie van zijn tegel uitvoeren. Met een actieve avonturier mag je deze kaart altijd spelen, en het hoeft nooit.",
  "card.about.plus":
    "Verplaats één avonturier {n}, of voeg nog een kaart van een uiteinde toe, links of rechts (geen Horuskaart), en verplaats de som. De eerste kaart die je dan krijgt, komt naast een uiteinde naar keuze.",
  "card.about.adjusted_die":
    "Gooi de dobbelsteen en verplaats één avonturier zoveel tegels, eentje meer of eentje minder. Bij 0 blijft hij staan en mag hij in actie komen.",
  "card.about.other": "Dit hoort bij een module die deze pagina niet kent.",

  // --- places ---
  "place.stairs": "Trap",
  "place.space_with": "Veld {place}, {tile}",
  "place.space_empty": "Veld {place}, leeg",
  "place.statue": "Anubis-standbeeld",
  "place.empty": "Leeg veld",
  "place.chamber": "Grafkamer",
  "place.sarcophagi": "Sarcofagen",
  "place.from.stairs": "van de trap",
  "place.from.space": "van {place}",
  "place.from.chamber": "van de grafkamer",
  "place.to.stairs": "naar de trap",
  "place.to.space": "naar {place}",
  "place.to.chamber": "de grafkamer in",
  "place.on.stairs": "op de trap",
  "place.on.space": "op {place}",
  "place.on.chamber": "in de grafkamer",

  // --- piles ---
  "pile.draw": "Trekstapel",
  "pile.discard": "Aflegstapel",
  "pile.horus": { one: "Horuskaarten, {n} oog", other: "Horuskaarten, {n} ogen" },
  "pile.osiris": "Osiristegels buiten het spel",
  "pile.treasures": "Gedekte schatten",
  "pile.cobra": "Cobrategels",
  "pile.falcon": "Valktegels",
  "pile.lion": "Leeuwtegels",
  "pile.scarabs": "Scarabeeën",
  "pile.mummy_tiles": "Mummietegels",
  "pile.mummy_discards": "Gebruikte mummietegels",
  "pile.kit": "Uitrusting die in de doos bleef",
  "pile.characters": "Personages die in de doos bleven",

  // --- what one can own ---
  "thing.key": "Sleutel",
  "thing.joker": "Joker",
  "thing.scarab": "Scarabee",
  "thing.talisman": "Talisman",
  "thing.adventurer": "Avonturier",
  "thing.set": "Set schatten",
  "thing.mummy": "Mummie",
  "thing.a.key": "een sleutel",
  "thing.a.joker": "een joker",
  "thing.a.scarab": "een scarabee",
  "thing.about.key":
    "Met één sleutel mag één avonturier de grafkamer in; de sleutel blijft daar. Een sleutel die je aan het einde nog hebt, is 1 punt waard.",
  "thing.about.joker": {
    one: "Vervangt een schat naar keuze in een set, hoogstens {n} per set. Wat overblijft, scoort niets.",
    other:
      "Vervangt een schat naar keuze in een set, hoogstens {n} per set. Wat overblijft, scoort niets.",
  },
  "thing.about.scarab":
    "Elke scarabee is aan het einde {low} tot {high} punten waard. Alleen de eigenaar mag kijken.",
  "thing.about.talisman":
    "Met talismans betaal je mummietegels. Je krijgt er één voor iedere andere speler van wie iemand omvalt als jij de mummie laat lopen. Ze scoren niets.",
  "thing.about.adventurer":
    "Iedereen heeft er vijf: twee op de trap, drie slapend bij de Anubis-standbeelden. Aan het einde scoort elke avonturier de waarde van zijn plek.",
  "thing.about.set":
    "Een vaas, een standbeeld en een juweel; jokers mogen invallen. Eén, twee, drie … sets scoren {points}.",
  "thing.about.mummy":
    "Voor elke Horuskaart die van het bord gepakt of gespeeld wordt, loopt de mummie zoveel tegels richting trap als de kaart ogen heeft. Avonturiers van anderen die ze passeert vallen om, en iedereen die staat waar ze stopt of daar later eindigt ook.",

  // --- where points come from ---
  "source.play": "Tijdens het spel",
  "source.adventurers": "Avonturiers",
  "source.sarcophagi": "Sarcofagen",
  "source.keys": "Sleutels",
  "source.sets": "Sets",
  "source.scarabs": "Scarabeeën",
  "source.sceptres": "Scepters",
} as const;
