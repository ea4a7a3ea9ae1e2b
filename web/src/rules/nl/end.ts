import type { Section } from "../types";

export const end: readonly Section[] = [
  {
    id: "statues",
    depth: 1,
    title: "De Anubis-standbeelden",
    blocks: [
      {
        kind: "paragraph",
        text: "Zodra een van je avonturiers voor het eerst een Anubis-standbeeld *voorbijkomt* waar nog iemand van jou ligt, met een kaart, door Osiris of via een tunnel, wordt de slaper wakker. Hij komt op de trap te staan en is *vanaf de volgende ronde* actief. Bij een Anubis-standbeeld blijft nooit iemand staan.",
      },
    ],
    rulings: ["M5"],
  },
  {
    id: "chamber",
    depth: 1,
    title: "De grafkamer",
    blocks: [
      {
        kind: "paragraph",
        text: "De grafkamer is de stap na de laatste tegel. Je moet er *precies* uitkomen, en elke avonturier die naar binnen gaat, kost je *één sleutel*, die je niet terugkrijgt. Zonder sleutel of met stappen over mag de verplaatsing niet. Is het je enige mogelijke verplaatsing, dan moet je naar binnen.",
      },
      {
        kind: "paragraph",
        text: "De eerste avonturier binnen pakt de sarcofaag van {sarcophagus_1} punten, de tweede die van {sarcophagus_2}; ze mogen allebei van jou zijn. Wie later komt, krijgt er geen. Wie binnen is, gaat nergens meer heen.",
      },
      {
        kind: "paragraph",
        text: "Bij één kaart hoeft het niet precies uit te komen: *laatste naar voorlaatste* leidt, tegen een sleutel, de grafkamer in als er geen actieve avonturier van jou verder vooruit staat, maar er al wel een van jou binnen is.",
      },
    ],
    rulings: ["M6.1", "M6.2", "M7", "H3.3"],
  },
  {
    id: "end",
    depth: 1,
    title: "Het einde van het spel",
    blocks: [
      {
        kind: "paragraph",
        text: "Zodra er *twee avonturiers*, van welke kleur dan ook, in de grafkamer zijn, wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Er mogen nog anderen naar binnen. Daarna volgt de eindtelling.",
      },
      {
        kind: "paragraph",
        text: "Het spel eindigt ook als een hele ronde lang niemand een avonturier kon verplaatsen.",
      },
    ],
    rulings: ["E2.1", "E2.2", "E2.3"],
  },
  {
    id: "scoring",
    depth: 1,
    title: "De eindtelling",
    blocks: [
      { kind: "paragraph", text: "Bij de punten die je tijdens het spel scoorde, tel je op:" },
      {
        kind: "list",
        items: [
          {
            text: "*Avonturiers:* wat er op de muur naast elk van hen staat, steeds meer: {path_points}, en in de grafkamer {chamber_points}. Op de trap en bij de Anubis-standbeelden is het 0.",
          },
          { text: "*Sarcofagen:* {sarcophagus_1} en {sarcophagus_2} punten." },
          { text: "*Sleutels:* 1 punt voor elke sleutel die je nog hebt." },
          { text: "*Sets* van schatten." },
          { text: "*Scarabeeën:* hun punten, die nu zichtbaar worden." },
        ],
      },
      {
        kind: "paragraph",
        text: "Wie de meeste punten heeft, wint. Bij een gelijke stand wint wie van hen de hoogste sarcofaag heeft; heeft niemand van hen er een, dan delen ze de overwinning.",
      },
    ],
  },
  {
    id: "sets",
    depth: 2,
    title: "Sets",
    blocks: [
      {
        kind: "picture",
        picture: "set",
        caption: "Een set: één vaas, één standbeeld, één juweel, hoeveel punten ze ook waard zijn.",
      },
      {
        kind: "picture",
        picture: "set_with_jokers",
        caption: "Jokers vervangen wat ontbreekt, hoogstens {jokers_per_set} per set.",
      },
      {
        kind: "paragraph",
        text: "Eén, twee, drie en meer sets scoren samen {set_points}; meer dan {most_sets} sets scoren niet meer dan dat. Jokers die overblijven, scoren niets. De software vindt altijd je beste sets.",
      },
    ],
    rulings: ["E4"],
  },
  {
    id: "example",
    depth: 2,
    title: "Een uitgewerkt voorbeeld",
    blocks: [
      {
        kind: "example",
        text: "Ada was als eerste in de grafkamer. Drie andere avonturiers van haar staan op het pad, de vijfde ligt nog bij een Anubis-standbeeld. Ze heeft 4 vazen, 3 standbeelden, 2 juwelen en 2 jokers: drie sets, waarvan één met een joker. Er blijven één vaas en één joker over. Met nog één joker had ze een vierde set.",
        sum: [
          ["Tijdens het spel gescoord", "{example_play}"],
          ["Avonturiers: {example_places} + 0", "{example_adventurers}"],
          ["Sarcofaag", "{sarcophagus_1}"],
          ["Twee sleutels", "{example_keys}"],
          ["Drie sets", "{example_sets}"],
          ["Scarabeeën: 1 + 2 + 3", "{example_scarabs}"],
          ["Samen", "{example_total}"],
        ],
      },
    ],
  },
  {
    id: "open",
    depth: 1,
    title: "Wat open is, wat verborgen",
    blocks: [
      {
        kind: "paragraph",
        text: "*Verborgen* zijn de handen van anderen (behalve kaarten die iedereen erin zag gaan), de waarde van de scarabeeën van anderen en in de voorraad, en wat er in de stapels nog komt. *Open* is al het andere: sleutels, jokers, schatten, het aantal scarabeeën, de hoogte van elke stapel, wat afgelegd is, en de punten tot nu toe, tenzij jullie tafel die verbergt.",
      },
    ],
    rulings: ["P1", "P2.1", "P2.2", "P2.3"],
  },
];
