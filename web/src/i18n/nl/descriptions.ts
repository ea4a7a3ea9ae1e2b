// What lies on the board and beside it, in a sentence or two, for who asks.

export const descriptions = {
  // --- treasures ---
  "described.treasure.vase":
    "Een vaas, een standbeeld en een juweel vormen een set; sets scoren aan het einde.",
  "described.treasure.statue":
    "Een vaas, een standbeeld en een juweel vormen een set; sets scoren aan het einde.",
  "described.treasure.jewellery":
    "Een vaas, een standbeeld en een juweel vormen een set; sets scoren aan het einde.",
  "described.treasure.sceptre":
    "Aan het einde mag elke complete set één scepter meenemen, voor 3 extra punten. Een joker vervangt nooit een scepter.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "Eén avonturier van je die hier eindigt, is genoeg om deze schat te pakken. Je scoort meteen {points}, en hij telt mee voor je sets.",
    other:
      "Je pakt deze schat als je hier eindigt en er minstens {n} van je avonturiers rechtop op staan. Je scoort meteen {points}, en hij telt mee voor je sets.",
  },
  "described.tile.horus": {
    one: "Pak een sleutel, of de open Horuskaart met {n} oog in plaats van een kaart te trekken. De tegel blijft liggen voor anderen.",
    other:
      "Pak een sleutel, of de open Horuskaart met {n} ogen in plaats van een kaart te trekken. De tegel blijft liggen voor anderen.",
  },
  "described.tile.osiris": {
    one: "Wie hier eindigt, gaat meteen {n} tegel verder. Alleen de tegel waar je dan uitkomt, geeft een actie.",
    other:
      "Wie hier eindigt, gaat meteen {n} tegels verder. Alleen de tegel waar je dan uitkomt, geeft een actie.",
  },
  "described.tile.scarab":
    "Pak een scarabee. Tot het einde zie alleen jij hoeveel punten die waard is.",
  "described.tile.joker": "Pak een joker: die vervangt een schat naar keuze in een set.",
  "described.tile.joker_or_scarab": "Pak een joker of een scarabee, wat je maar wilt.",
  "described.tile.favour":
    "Pak de open Horuskaart met {low} of die met {high} ogen. Hier is geen sleutel te halen.",
  "described.tile.tunnel":
    "Je gaat naar de volgende tunnel richting grafkamer: één sprong, en geen actie aan de andere kant. Is er verderop geen tunnel, dan gebeurt er niets.",
  "described.tile.other": "Dit hoort bij een module die niet zegt wat ze doet.",

  // --- places ---
  "described.place.stairs":
    "Hier beginnen twee avonturiers van iedereen. Ook wie bij een Anubis-standbeeld gewekt wordt, komt hier te staan en mag vanaf de volgende ronde mee. Wie hier staat, scoort {points}.",
  "described.place.statue":
    "Hier ligt één avonturier van iedere speler. Zodra je er voor het eerst voorbijkomt, wordt de jouwe wakker: die komt op de trap te staan en mag vanaf de volgende ronde mee. Op deze plek zelf staat nooit iemand.",
  "described.place.empty":
    "Hier ligt geen tegel: je slaat het veld over en het telt niet als stap. Een avonturier op dit veld heeft geen actie, maar scoort wel de waarde op de muur.",
  "described.place.chamber":
    "De stap na de laatste tegel. Je moet er precies uitkomen en betaalt één sleutel per avonturier. Wie binnen is, scoort aan het einde {points} en blijft er.",
  "described.place.sarcophagi":
    "De eerste avonturier in de grafkamer wint de sarcofaag van {first} punten, de tweede die van {second}. Na de tweede wordt de ronde uitgespeeld en volgt de eindtelling.",

  // --- piles ---
  "described.pile.draw":
    "Aan het einde van een beurt wordt de hand hieruit aangevuld tot vijf. Is de stapel leeg, dan wordt de aflegstapel geschud tot een nieuwe.",
  "described.pile.discard": "Hier liggen de gespeelde kaarten. Iedereen mag ze bekijken.",
  "described.pile.horus":
    "De bovenste kaart ligt open. Met een Horustegel of een gunst van Horus steek je die in het midden van je hand.",
  "described.pile.osiris": "Deze tegels liggen dit keer niet op het speelbord.",
  "described.pile.treasures":
    "Ze liggen onder andere schatten en worden opengedraaid zodra die gepakt zijn.",
  "described.pile.cobra":
    "Wordt een schat bij een cobra gepakt, dan komt daar de bovenste tegel van deze stapel te liggen.",
  "described.pile.falcon":
    "Wordt een schat bij een valk gepakt, dan komt daar de bovenste tegel van deze stapel te liggen.",
  "described.pile.lion":
    "Wordt een schat bij een leeuw gepakt, dan komt daar de bovenste tegel van deze stapel te liggen.",
  "described.pile.scarabs": "Gedekt en geschud. Scarabeetegels leveren ze op.",
  "described.pile.mummy_tiles":
    "Er liggen er drie open naast; een gebruikte tegel wordt hieruit vervangen.",
  "described.pile.mummy_discards": "Ze worden geschud als de stapel mummietegels leeg is.",
  "described.pile.kit":
    "De uitrustingskaarten die niemand kreeg. Alleen wie die kleur speelt, kan nagaan welke het zijn.",
  "described.pile.characters": "Niemand heeft deze personages in dit spel.",

  // --- where points come from ---
  "described.source.play": "Schatten en al het andere dat meteen scoorde.",
  "described.source.adventurers": "Voor elke avonturier de waarde van zijn plek.",
  "described.source.sarcophagi":
    "{first} voor de eerste avonturier in de grafkamer, {second} voor de tweede.",
  "described.source.keys": "1 punt voor elke sleutel die over is.",
  "described.source.sets": "Eén, twee, drie … sets scoren {points}.",
  "described.source.scarabs": "Nu zie je wat eronder staat.",
  "described.source.sceptres": "3 punten voor elke scepter bij een complete set.",
} as const;
