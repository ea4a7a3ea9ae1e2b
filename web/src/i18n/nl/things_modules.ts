// What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.

export const thingsOfModules = {
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
} as const;
