import type { Section } from "../types";

export const modules: readonly Section[] = [
  {
    id: "expansion",
    depth: 1,
    title: "De uitbreiding: vijf spelers, vier modules",
    blocks: [
      {
        kind: "picture",
        picture: "purple",
        caption: "De vijfde speler is paars en heeft hetzelfde materiaal als de anderen.",
      },
      {
        kind: "paragraph",
        text: "Met vijf spelers komen er {horus_more} Horuskaarten bij de drie stapels. Ze doen ook mee met elke module, tenzij je ze uitzet, en kunnen ook zonder module meedoen.",
      },
      {
        kind: "paragraph",
        text: "De vier modules kun je combineren zoals je wilt, met elk aantal spelers. Voor vijf spelers zijn *uitrusting* en *nieuwe schatten* aan te raden.",
      },
    ],
    rulings: ["X2"],
  },
  {
    id: "mummy",
    depth: 1,
    title: "Module 1: de mummie",
    blocks: [
      {
        kind: "paragraph",
        text: "De mummie begint op de tegel vlak voor de grafkamer. Iedere speler begint met talismans: bij 2, 3, 4 en 5 spelers zijn dat er {talismans_each}. De rest van de {talismans} is de voorraad. Van de {mummy_tiles} mummietegels liggen er drie open naast hun stapel.",
      },
      {
        kind: "paragraph",
        text: "*Ze loopt* telkens als je een Horuskaart van het Horusbord pakt of er een speelt: zoveel tegels als de kaart ogen heeft, richting trap, en meteen. Speel je de kaart, dan is dat vóór je gooit of iemand verplaatst. Vanaf de eerste tegel van het pad gaat haar volgende stap naar de laatste, vlak voor de grafkamer.",
      },
      {
        kind: "paragraph",
        text: "*Wie omvalt:* staande avonturiers van anderen die ze passeert, ook op lege velden; en waar ze stopt iedereen, ook die van jou. Op de trap, bij de Anubis-standbeelden en in de grafkamer is iedereen veilig. Voor elke tegenstander van wie er iemand omviel, pak je één talisman.",
      },
      {
        kind: "picture",
        picture: "mummy",
        caption:
          "Blauw speelt een kaart met twee ogen. De mummie passeert geel: die valt om. Ook rood valt om, waar ze stopt. Blauw blijft staan: twee talismans.",
      },
      {
        kind: "paragraph",
        text: "Je mag de mummie voorbijlopen. Wie op haar tegel *eindigt*, valt om, en de tegel geeft geen actie. Wie omgevallen is, verplaatst zich niet en telt niet mee voor schatten, maar scoort wel zijn plek.",
      },
    ],
    rulings: ["Y2.2", "Y2.4", "Y3.1", "Y4", "Y5", "Y6", "Y7.2"],
  },
  {
    id: "raising",
    depth: 2,
    title: "Weer opstaan",
    blocks: [
      {
        kind: "paragraph",
        text: "Aan het begin van je beurt mag je gooien voor je omgevallen avonturiers. Wie onder de mummie ligt, kan niet opstaan. Voor wie opstaat, geeft geen tegel een actie.",
      },
      {
        kind: "list",
        items: [
          { text: "*{wake_one}:* één van hen staat op, jij kiest wie, en je beurt is voorbij." },
          { text: "*{wake_all}:* ze staan allemaal op, en je beurt is voorbij." },
          { text: "*{wake_go_on}:* ze staan allemaal op, en je beurt gaat door." },
        ],
      },
    ],
    rulings: ["Y8.1", "Y8.2", "Y8.3", "Y8.4", "Y8.5"],
  },
  {
    id: "mummy-tiles",
    depth: 2,
    title: "Mummietegels",
    blocks: [
      {
        kind: "paragraph",
        text: "Na het trekken mag je *één* open mummietegel gebruiken: betaal de prijs in talismans, doe wat erop staat, en er wordt een nieuwe opengedraaid. Verplaatsingen ermee volgen de gewone regels, maar geen tegel geeft een actie. Wat niets zou doen, kun je niet kopen.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "mummy_moves",
            text: "*Verplaatsen:* één actieve avonturier 1 tegel; je achterste actieve 1 of 2 tegels, of 1 tot en met 4; al je actieve 4 tegels.",
          },
          {
            picture: "mummy_cards",
            text: "*Kaarten:* zet één handkaart op een andere plek; leg je hand af en trek vijf nieuwe kaarten, van links naar rechts; leg een kaart naar keuze af en steek de bovenste kaart van een Horusstapel naar keuze in het midden (de mummie loopt niet).",
          },
          {
            picture: "mummy_goods",
            text: "*Dingen:* een scarabee; een nieuwe scarabee voor een oude; twee sleutels; twee verschillende uit scarabee, joker en sleutel.",
          },
          {
            picture: "mummy_points",
            text: "*Punten:* 2 punten; de punten van de laagste open schat op het bord, die blijft liggen; 2 punten voor elk paar van je schattegels.",
          },
          { picture: "mummy_turn", text: "*Extra beurt:* nog een hele beurt na deze." },
        ],
      },
    ],
    rulings: ["Y10.1", "Y10.2", "Y10.6", "Y10.7", "Y10.8", "Y10.9", "Y11"],
  },
  {
    id: "equipment",
    depth: 1,
    title: "Module 2: uitrusting",
    blocks: [
      {
        kind: "paragraph",
        text: "Je schudt de {equipment} uitrustingskaarten van je kleur en neemt er vijf als eerste hand, in die volgorde. De andere doen niet mee en blijven verborgen voor de rest. Alle startkaarten vormen de trekstapel. Uitrusting speel je en leg je af zoals startkaarten.",
      },
      {
        kind: "list",
        items: [
          { picture: "kit_6", text: "*6:* één avonturier gaat 6 tegels vooruit." },
          {
            picture: "kit_0",
            text: "*0:* één actieve avonturier blijft staan en mag de actie van zijn tegel uitvoeren. Je mag een 0 ook spelen als je met je andere kaart iemand kunt verplaatsen; het hoeft nooit.",
          },
          {
            picture: "kit_plus",
            text: "*1+, 2+, 3+:* je mag meteen nog een buitenste kaart spelen, maar geen Horuskaart, en één avonturier gaat de som vooruit. Een dobbelsteen telt zijn worp erbij, ±1 telt 1 erbij of eraf. Een tweede kaart van deze soort telt alleen haar getal: een derde kaart komt er niet bij.",
          },
          {
            picture: "kit_die",
            text: "*Dobbelsteen ±1:* gooi, en laat het getal zo, of maak er één meer of één minder van. 0 werkt als de kaart 0.",
          },
        ],
      },
      {
        kind: "paragraph",
        text: "Na twee kaarten krijg je er twee. De eerste wordt de tweede van links of de tweede van rechts, wat je maar wilt; de volgende komt in het midden.",
      },
    ],
    rulings: ["T6.3", "Q2", "Q3.2", "Q3.5", "Q3.6", "Q3.7", "Q4.1", "Q4.2"],
  },
  {
    id: "sceptres",
    depth: 1,
    title: "Module 3: nieuwe schatten",
    blocks: [
      {
        kind: "picture",
        picture: "sceptres",
        caption: "Twee scepters, en een vaas met een andere tegel eronder.",
      },
      {
        kind: "paragraph",
        text: "{sceptres} scepters worden met de schatten geschud. Op de eerste tien velden vanaf de trap zonder enig symbool (geen Osiris-, Horus- of tempelsymbool) komt een willekeurige van deze tegels gedekt te liggen; daarna krijgt elk schatveld er een open. Twee tegels op één veld zijn één stap.",
      },
      {
        kind: "paragraph",
        text: "Scepters pak je en scoor je zoals alle schatten. Ligt er een tegel onder degene die je pakt, dan wordt die meteen opengedraaid. De avonturiers staan er dan op, en vanaf de volgende beurt kan hij gepakt worden.",
      },
      {
        kind: "paragraph",
        text: "Aan het einde mag elke complete set één scepter meenemen, voor 3 extra punten. Een joker vervangt nooit een scepter.",
      },
    ],
    rulings: ["N1", "N3"],
  },
  {
    id: "characters",
    depth: 1,
    title: "Module 4: personages",
    blocks: [
      {
        kind: "paragraph",
        text: "Iedere speler krijgt door het toeval een van de {characters} personages, voor iedereen zichtbaar, het hele spel lang. De gave ervan mag je gebruiken zo vaak je wilt, en het hoeft nooit.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "reroll",
            text: "*Opnieuw gooien:* heb je voor een kaart gegooid, dan mag je nog één keer gooien; dan telt de tweede worp.",
          },
          {
            picture: "rearrange",
            text: "*Herschikken:* telkens als er iemand een avonturier wekt, mag je één kaart in je hand op een andere plek zetten.",
          },
          {
            picture: "free_choice",
            text: "*Vrije keuze:* pak je een Horuskaart van het Horusbord, dan mag dat de bovenste kaart van elke stapel zijn.",
          },
          {
            picture: "plunder",
            text: "*Plunderen:* 1 punt extra voor elke schattegel die je pakt.",
          },
          {
            picture: "one_tile",
            text: "*Eén tegel:* elke kaart mag je spelen als één tegel vooruit met één avonturier.",
          },
          {
            picture: "temple_reader",
            text: "*Tempelkenner:* komt er een tempeltegel tevoorschijn doordat jij een schat pakt, dan mag je de actie ervan meteen uitvoeren.",
          },
          {
            picture: "collector",
            text: "*Verzamelaar:* heb je een vaas, een standbeeld en een juweel compleet, zonder jokers, dan mag je deze drie omdraaien voor een extra beurt. Ze scoren nog gewoon, maar dienen hier maar één keer voor.",
          },
          {
            picture: "key_turner",
            text: "*Sleuteldraaier:* je begint met 2 sleutels. Speel je een kaart die geen Horuskaart is, dan mag je een sleutel voorgoed afgeven om het getal één groter of kleiner te maken, maar niet kleiner dan 0.",
          },
        ],
      },
    ],
    rulings: ["C1.1", "C3.1", "C3.3", "C3.5", "C3.7", "C3.8", "C3.11", "C3.13", "C3.14", "T6.4"],
  },
];
