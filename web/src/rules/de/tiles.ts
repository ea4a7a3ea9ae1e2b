import type { Section } from "../types";

export const tiles: readonly Section[] = [
  {
    id: "tiles",
    depth: 1,
    title: "Die Plättchen",
    blocks: [
      {
        kind: "paragraph",
        text: "Wenn deine Bewegung zu Ende ist, wirkt das Plättchen dort: nur dieses eine, und ablehnen kannst du es nicht, außer wo *darfst* steht. Auf einem leeren Feld, auf der Treppe und in der Grabkammer passiert nichts.",
      },
    ],
    rulings: ["A1.1", "A1.2"],
  },
  {
    id: "treasures",
    depth: 2,
    title: "Schätze",
    blocks: [
      {
        kind: "picture",
        picture: "treasures",
        caption: "Oben links die Punkte, oben rechts, wie viele Abenteurer es braucht.",
      },
      {
        kind: "paragraph",
        text: "Stehen mindestens so viele deiner eigenen aktiven Abenteurer darauf, wie er zeigt, nimmst du den Schatz und bekommst *sofort seine Punkte*. Behalt ihn für deine [Sätze|sets]. Sind es zu wenige, passiert nichts: Andere von deinen können später dazukommen.",
      },
      {
        kind: "paragraph",
        text: "Unter manchen Schätzen trägt das Feld eine Kobra, einen Falken oder einen Löwen. Dann wird dort das oberste *Tempelplättchen* dieses Stapels offen hingelegt. Wer auf dem Feld steht, steht nun auf dem neuen Plättchen, aber dessen Aktion wird nicht ausgeführt. Ohne Symbol bleibt das Feld für den Rest der Partie leer.",
      },
      {
        kind: "picture",
        picture: "uncovered",
        caption:
          "Wo Kobra, Falke und Löwe ein Tempelplättchen verlangen, und ein Feld, das leer bleibt.",
      },
    ],
    rulings: ["A2", "A3"],
  },
  {
    id: "horus-tiles",
    depth: 2,
    title: "Horusplättchen",
    blocks: [
      {
        kind: "picture",
        picture: "horus_tiles",
        caption: "Die Augen sagen, von welchem Stapel die Karte käme.",
      },
      {
        kind: "paragraph",
        text: "Nimm einen *Schlüssel* oder die *oberste Horuskarte* des Stapels mit ebenso vielen Augen, soweit es sie noch gibt. Das Plättchen bleibt liegen.",
      },
    ],
    rulings: ["A4"],
  },
  {
    id: "osiris",
    depth: 2,
    title: "Osirisplättchen",
    blocks: [
      {
        kind: "paragraph",
        text: "Hier bleibt niemand: Wer eine Bewegung auf einem Osirisplättchen beendet, geht sofort so viele Plättchen weiter, wie es zeigt, *immer vorwärts*, und noch einmal, wenn das auf ein anderes Osirisplättchen führt. Nur das letzte Plättchen wirkt. Ist das letzte Stück nicht erlaubt, etwa vor der Grabkammer, dann ist es die ganze Bewegung nicht.",
      },
      {
        kind: "picture",
        picture: "osiris_throw",
        caption:
          "Grün geht mit einer 1 auf das Osirisplättchen, dann 2 weiter und nimmt einen Skarabäus.",
      },
    ],
    rulings: ["M8.1", "M8.2", "M8.3"],
  },
  {
    id: "scarabs-and-jokers",
    depth: 2,
    title: "Skarabäen und Joker",
    blocks: [
      {
        kind: "picture",
        picture: "scarab_tiles",
        caption: "Skarabäus, Joker und das Plättchen mit beiden.",
      },
      {
        kind: "paragraph",
        text: "Nimm einen *Skarabäus*: Er ist am Ende {scarab_low} bis {scarab_high} Punkte wert, und nur du darfst ihn ansehen. Oder nimm einen *Joker*, der in einem [Satz|sets] jeden Schatz ersetzt. Wo beide abgebildet sind, wähl eins davon.",
      },
    ],
    rulings: ["A5"],
  },
  {
    id: "favours",
    depth: 2,
    title: "Gunst des Horus",
    blocks: [
      {
        kind: "picture",
        picture: "favours",
        caption: "Ein oder zwei Augen; zwei oder drei Augen.",
      },
      {
        kind: "paragraph",
        text: "Nimm die oberste Horuskarte von einem der beiden Stapel. Sind beide leer, bekommst du nichts. Schlüssel gibt es hier nicht.",
      },
    ],
    rulings: ["A6"],
  },
  {
    id: "tunnels",
    depth: 2,
    title: "Tunnel",
    blocks: [
      {
        kind: "paragraph",
        text: "Der Abenteurer muss weiter zum nächsten Tunnelplättchen Richtung Grabkammer. An Anubis-Statuen dazwischen zieht er vorbei wie immer. Es ist ein einziger Sprung, und am anderen Ende gibt es keine Aktion. Liegt kein Tunnel mehr voraus, passiert nichts.",
      },
      {
        kind: "picture",
        picture: "tunnel",
        caption: "Von einem Tunnel zum nächsten voraus.",
      },
    ],
    rulings: ["A7"],
  },
];
