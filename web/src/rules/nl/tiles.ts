import type { Section } from "../types";

export const tiles: readonly Section[] = [
  {
    id: "tiles",
    depth: 1,
    title: "De tegels",
    blocks: [
      {
        kind: "paragraph",
        text: "Als je verplaatsing klaar is, voer je de actie uit van de tegel waarop je geëindigd bent: alleen van die tegel, en je kunt er niet van afzien, tenzij er *mag* staat. Op een leeg veld, op de trap en in de grafkamer gebeurt er niets.",
      },
    ],
    rulings: ["A1.1", "A1.2"],
  },
  {
    id: "treasures",
    depth: 2,
    title: "Schatten",
    blocks: [
      {
        kind: "picture",
        picture: "treasures",
        caption: "Linksboven de punten, rechtsboven hoeveel avonturiers je nodig hebt.",
      },
      {
        kind: "paragraph",
        text: "Staan er minstens zoveel van je eigen actieve avonturiers op als de schat aangeeft, dan pak je hem en *scoor je meteen de punten*. Bewaar hem voor je [sets|sets]. Zijn het er te weinig, dan gebeurt er niets: je kunt er later nog andere bij halen.",
      },
      {
        kind: "paragraph",
        text: "Onder sommige schatten staat op het veld een cobra, een valk of een leeuw. Dan komt de bovenste *tempeltegel* van die stapel daar open te liggen. Iedereen op het veld staat nu op de nieuwe tegel, maar de actie ervan wordt niet uitgevoerd. Zonder symbool blijft het veld de rest van het spel leeg.",
      },
      {
        kind: "picture",
        picture: "uncovered",
        caption:
          "Waar cobra, valk en leeuw om een tempeltegel vragen, en een veld dat leeg blijft.",
      },
    ],
    rulings: ["A2", "A3"],
  },
  {
    id: "horus-tiles",
    depth: 2,
    title: "Horustegels",
    blocks: [
      {
        kind: "picture",
        picture: "horus_tiles",
        caption: "De ogen zeggen van welke stapel de kaart zou komen.",
      },
      {
        kind: "paragraph",
        text: "Pak een *sleutel* of de *bovenste Horuskaart* van de stapel met evenveel ogen, zolang die er zijn. De tegel blijft liggen.",
      },
    ],
    rulings: ["A4"],
  },
  {
    id: "osiris",
    depth: 2,
    title: "Osiristegels",
    blocks: [
      {
        kind: "paragraph",
        text: "Hier blijft niemand staan: wie op een Osiristegel eindigt, gaat meteen het aangegeven aantal tegels verder, *altijd vooruit*, en nog eens als dat weer op een Osiristegel uitkomt. Alleen de laatste tegel geeft een actie. Kan het laatste stuk niet, bijvoorbeeld bij de grafkamer, dan mag de hele verplaatsing niet.",
      },
      {
        kind: "picture",
        picture: "osiris_throw",
        caption: "Groen gaat met een 1 naar de Osiristegel, gaat 2 verder en pakt een scarabee.",
      },
    ],
    rulings: ["M8.1", "M8.2", "M8.3"],
  },
  {
    id: "scarabs-and-jokers",
    depth: 2,
    title: "Scarabeeën en jokers",
    blocks: [
      {
        kind: "picture",
        picture: "scarab_tiles",
        caption: "Scarabee, joker, en de tegel met allebei.",
      },
      {
        kind: "paragraph",
        text: "Pak een *scarabee*: die is aan het einde {scarab_low} tot {scarab_high} punten waard, en alleen jij mag hem bekijken. Of pak een *joker*, die een schat naar keuze vervangt in een [set|sets]. Staan ze er allebei, kies er dan een.",
      },
    ],
    rulings: ["A5"],
  },
  {
    id: "favours",
    depth: 2,
    title: "Gunsten van Horus",
    blocks: [
      {
        kind: "picture",
        picture: "favours",
        caption: "Eén of twee ogen; twee of drie ogen.",
      },
      {
        kind: "paragraph",
        text: "Pak de bovenste Horuskaart van een van de twee stapels. Zijn ze allebei leeg, dan krijg je niets. Sleutels zijn hier niet te halen.",
      },
    ],
    rulings: ["A6"],
  },
  {
    id: "tunnels",
    depth: 2,
    title: "Tunnels",
    blocks: [
      {
        kind: "paragraph",
        text: "De avonturier moet door naar de volgende tunneltegel richting grafkamer. Anubis-standbeelden onderweg komt hij voorbij zoals altijd. Het is één sprong, en aan de andere kant is er geen actie. Ligt er verderop geen tunnel, dan gebeurt er niets.",
      },
      {
        kind: "picture",
        picture: "tunnel",
        caption: "Van de ene tunnel naar de eerstvolgende verderop.",
      },
    ],
    rulings: ["A7"],
  },
];
