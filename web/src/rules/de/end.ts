import type { Section } from "../types";

export const end: readonly Section[] = [
  {
    id: "statues",
    depth: 1,
    title: "Die Anubis-Statuen",
    blocks: [
      {
        kind: "paragraph",
        text: "Zieht einer deiner Abenteurer zum ersten Mal an einer Anubis-Statue *vorbei*, an der noch einer von deinen liegt, ob durch eine Karte, durch Osiris oder durch einen Tunnel, wacht der Schlafende auf. Er kommt auf die Treppe und ist *ab der nächsten Runde* aktiv. An einer Anubis-Statue bleibt nie jemand stehen.",
      },
    ],
    rulings: ["M5"],
  },
  {
    id: "chamber",
    depth: 1,
    title: "Die Grabkammer",
    blocks: [
      {
        kind: "paragraph",
        text: "Die Grabkammer ist der Schritt nach dem letzten Plättchen. Hinein geht es nur mit der *genauen Zahl*, und jeder Abenteurer, der hineingeht, kostet dich *einen Schlüssel*, den du nicht zurückbekommst. Ohne Schlüssel oder mit übrigen Schritten ist die Bewegung nicht erlaubt. Hast du keine andere, musst du hineingehen.",
      },
      {
        kind: "paragraph",
        text: "Der erste Abenteurer drinnen nimmt den Sarkophag im Wert von {sarcophagus_1} Punkten, der zweite den im Wert von {sarcophagus_2}; beide dürfen deine sein. Wer später kommt, bekommt keinen. Wer drinnen ist, geht nie wieder.",
      },
      {
        kind: "paragraph",
        text: "Eine Karte verlangt keine genaue Zahl: *Letzter zum Vorletzten* führt für einen Schlüssel in die Grabkammer, wenn keiner deiner aktiven Abenteurer weiter vorn steht, aber schon einer von deinen drinnen ist.",
      },
    ],
    rulings: ["M6.1", "M6.2", "M7", "H3.3"],
  },
  {
    id: "end",
    depth: 1,
    title: "Das Spielende",
    blocks: [
      {
        kind: "paragraph",
        text: "Sobald *zwei Abenteurer*, gleich welcher Farbe, in der Grabkammer sind, wird die Runde zu Ende gespielt, sodass alle gleich viele Züge hatten. Andere dürfen noch hineingehen. Dann wird gewertet.",
      },
      {
        kind: "paragraph",
        text: "Das Spiel endet auch, wenn eine ganze Runde lang niemand einen Abenteurer bewegen konnte.",
      },
    ],
    rulings: ["E2.1", "E2.2", "E2.3"],
  },
  {
    id: "scoring",
    depth: 1,
    title: "Schlusswertung",
    blocks: [
      { kind: "paragraph", text: "Zu den Punkten, die du unterwegs bekommen hast, kommen:" },
      {
        kind: "list",
        items: [
          {
            text: "*Abenteurer:* was neben jedem an der Wand steht, mit dem Weg immer mehr: {path_points}, und in der Grabkammer {chamber_points}. Auf der Treppe und an Anubis-Statuen ist es 0.",
          },
          { text: "*Sarkophage:* {sarcophagus_1} und {sarcophagus_2} Punkte." },
          { text: "*Schlüssel:* 1 Punkt für jeden, den du noch hast." },
          { text: "*Sätze* von Schätzen." },
          { text: "*Skarabäen:* ihre Punkte, die jetzt gezeigt werden." },
        ],
      },
      {
        kind: "paragraph",
        text: "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet unter denen, die gleichauf sind, der höhere Sarkophag; hat keiner von ihnen einen, teilen sie sich den Sieg.",
      },
    ],
  },
  {
    id: "sets",
    depth: 2,
    title: "Sätze",
    blocks: [
      {
        kind: "picture",
        picture: "set",
        caption:
          "Ein Satz: eine Vase, eine Statue, ein Schmuckstück, gleich mit wie vielen Punkten.",
      },
      {
        kind: "picture",
        picture: "set_with_jokers",
        caption: "Joker ersetzen, was fehlt, höchstens {jokers_per_set} pro Satz.",
      },
      {
        kind: "paragraph",
        text: "Ein, zwei, drei und mehr Sätze bringen zusammen {set_points} Punkte; mehr als {most_sets} bringen nicht mehr als das. Übrige Joker bringen nichts. Die Software findet immer deine besten Sätze.",
      },
    ],
    rulings: ["E4"],
  },
  {
    id: "example",
    depth: 2,
    title: "Ein Beispiel",
    blocks: [
      {
        kind: "example",
        text: "Ada war zuerst in der Grabkammer. Drei weitere ihrer Abenteurer sind auf dem Weg, der fünfte liegt noch an einer Anubis-Statue. Sie hat 4 Vasen, 3 Statuen, 2 Schmuckstücke und 2 Joker: drei Sätze, einer davon mit einem Joker. Eine Vase und ein Joker bleiben übrig. Mit einem Joker mehr hätte sie einen vierten Satz.",
        sum: [
          ["Unterwegs", "{example_play}"],
          ["Abenteurer: {example_places} + 0", "{example_adventurers}"],
          ["Sarkophag", "{sarcophagus_1}"],
          ["Zwei Schlüssel", "{example_keys}"],
          ["Drei Sätze", "{example_sets}"],
          ["Skarabäen: 1 + 2 + 3", "{example_scarabs}"],
          ["Zusammen", "{example_total}"],
        ],
      },
    ],
  },
  {
    id: "open",
    depth: 1,
    title: "Was offen ist und was verdeckt",
    blocks: [
      {
        kind: "paragraph",
        text: "*Verdeckt* sind fremde Kartenhände (außer Karten, die alle hineinkommen sahen), die Werte fremder Skarabäen und derer im Vorrat, und was in den Stapeln als Nächstes kommt. *Offen* ist alles andere: Schlüssel, Joker, Schätze, die Zahl der Skarabäen, die Größe jedes Stapels, was abgelegt wurde, und die bisherigen Punkte, sofern euer Tisch sie nicht verbirgt.",
      },
    ],
    rulings: ["P1", "P2.1", "P2.2", "P2.3"],
  },
];
