export default {
  // What things are called and what they do: tiles, cards, places, piles, what one can own.
  // The things of the modules are in things_modules.ts.
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

  // What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.
  // --- modules ---
  "module.mummy": "De mummie",
  "module.equipment": "Uitrusting",
  "module.sceptres": "Nieuwe schatten",
  "module.characters": "Personages",
  "module.about.mummy":
    "Horuskaarten wekken een mummie die je tegemoet loopt en avonturiers laat omvallen; met talismans koop je bijzondere tegels.",
  "module.about.equipment":
    "Iedereen begint met vijf kaarten van de eigen kleur: blijven staan en iets doen, ver komen of twee kaarten optellen.",
  "module.about.sceptres":
    "Er komen scepters bij de schatten: extra punten bij sets. Sommige schatten liggen verborgen onder andere.",
  "module.about.characters": "Iedereen is iemand: elk een eigen gave, het hele spel lang.",
  "module.about.other": "Deze module zegt niet wat ze doet.",

  // --- characters ---
  "character.reroll": "Opnieuw gooien",
  "character.rearrange": "Herschikken",
  "character.free_choice": "Vrije keuze",
  "character.plunder": "Plunderen",
  "character.one_tile": "Eén tegel",
  "character.temple_reader": "Tempelkenner",
  "character.collector": "Verzamelaar",
  "character.key_turner": "Sleuteldraaier",
  "character.about.reroll":
    "Heb je voor een kaart gegooid, dan mag je nog één keer gooien; de tweede worp telt. Niet bij de worp waarmee omgevallen avonturiers opstaan.",
  "character.about.rearrange":
    "Telkens als er iemand een avonturier wekt bij een Anubis-standbeeld, mag je meteen één handkaart verplaatsen.",
  "character.about.free_choice":
    "Mag je een Horuskaart van het bord pakken, dan mag dat de open kaart van elk van de drie stapels zijn.",
  "character.about.plunder": "Je scoort 1 punt extra voor elke schattegel die je pakt.",
  "character.about.one_tile":
    "Je mag elke kaart spelen als één tegel vooruit met één avonturier, ook na een worp.",
  "character.about.temple_reader":
    "Komt er een tempeltegel tevoorschijn doordat jij een schat pakt, dan mag je de actie ervan meteen uitvoeren.",
  "character.about.collector":
    "Pak je een schat en heb je een vaas, een standbeeld en een juweel, dan mag je deze drie omdraaien voor een extra beurt. Ze scoren nog gewoon.",
  "character.about.key_turner":
    "Je begint met 2 sleutels. Speel je een kaart die geen Horuskaart is, dan mag je een sleutel afgeven om het getal één groter of kleiner te maken.",
  "character.about.other": "Een personage dat deze pagina niet kent.",

  // --- mummy tiles; n is the number in the tile's name ---
  "mummy_tile.move_card": "Kaart ver\u00ADplaatsen",
  "mummy_tile.swap_scarab": "Scarabee ruilen",
  "mummy_tile.single_step": "Eén stap",
  "mummy_tile.new_hand": "Nieuwe hand",
  "mummy_tile.points": { one: "{n} punt", other: "{n} punten" },
  "mummy_tile.rearmost": "Achterste +1 tot {n}",
  "mummy_tile.horus_card": "Horus\u00ADkaart",
  "mummy_tile.scarab": "Scarabee",
  "mummy_tile.lowest_treasure": "Laagste schat",
  "mummy_tile.keys": { one: "{n} sleutel", other: "{n} sleutels" },
  "mummy_tile.two_of_three": "Twee van drie",
  "mummy_tile.pairs": "Paren",
  "mummy_tile.all": "Allemaal +{n}",
  "mummy_tile.extra_turn": "Extra beurt",
  "mummy_tile.price": { one: "{n} talisman", other: "{n} talismans" },
  "mummy_tile.about.move_card": "Verplaats één kaart in je hand naar een andere plek.",
  "mummy_tile.about.swap_scarab":
    "Eén van je scarabeeën gaat ongezien terug in de doos, en je pakt een nieuwe.",
  "mummy_tile.about.single_step":
    "Eén van je actieve avonturiers gaat één tegel vooruit. Geen actie van een tegel.",
  "mummy_tile.about.new_hand":
    "Leg je hele hand af en trek vijf nieuwe kaarten, van links naar rechts.",
  "mummy_tile.about.points": { one: "Je scoort {n} punt.", other: "Je scoort {n} punten." },
  "mummy_tile.about.rearmost":
    "Je actieve avonturier die het dichtst bij de trap staat, gaat 1 tot {n} tegels vooruit. Geen actie van een tegel.",
  "mummy_tile.about.horus_card":
    "Leg een handkaart naar keuze af en steek de open kaart van een Horusstapel naar keuze in het midden. De mummie blijft staan.",
  "mummy_tile.about.scarab": "Pak een scarabee.",
  "mummy_tile.about.lowest_treasure":
    "Je scoort de punten van de laagste schat die open op het bord ligt. Hij blijft daar liggen.",
  "mummy_tile.about.keys": {
    one: "Pak {n} sleutel.",
    other: "Pak {n} sleutels, of zoveel als er nog zijn.",
  },
  "mummy_tile.about.two_of_three": "Pak twee verschillende dingen uit deze drie: {goods}.",
  "mummy_tile.about.pairs":
    "Je scoort 2 punten voor elk paar van je schattegels. Scepters tellen mee, jokers niet.",
  "mummy_tile.about.all":
    "Al je actieve avonturiers gaan {n} tegels vooruit; wie het dichtst bij de grafkamer staat, gaat eerst. Geen actie van een tegel.",
  "mummy_tile.about.extra_turn": "Je krijgt nog een beurt zodra deze klaar is.",
  "mummy_tile.about.other": "Een mummietegel die deze pagina niet kent.",

  // --- the roll that raises the fallen ---
  "wake.one_and_end": "{faces}: één van hen staat op, en je beurt is voorbij",
  "wake.all_and_end": "{faces}: ze staan allemaal op, en je beurt is voorbij",
  "wake.all_and_go_on": "{faces}: ze staan allemaal op, en je beurt gaat door",

  // The page of rules around its text, which is in src/rules.
  "rules.title": "De spelregels",
  "rules.intro": "Alles wat je moet weten op één pagina, in onze eigen woorden.",
  "rules.contents": "Inhoud",
  "rules.search": "Zoek in de spelregels",
  "rules.clear": "Zoekopdracht wissen",
  "rules.found": { one: "{n} passage gevonden", other: "{n} passages gevonden" },
  "rules.found_most": "{found} met de meeste van deze woorden",
  "rules.nothing": "Niets gevonden. Minder of kortere woorden helpen misschien.",
  "rules.everything": "Toon alle spelregels",
  "rules.example": "Voorbeeld",
  "rules.applies": "Uitspraken:",
  "rules.status.ruling": "Uitspraak",
  "rules.status.derivation": "Volgt eruit",
  "rules.status.reported": "Uit bronnen",
  "rules.link": "Link naar dit deel: {title}",
  "rules.failed": "De spelregels konden niet geladen worden. Probeer het nog eens.",
  "rules.count": "× {n}",
} as const;
