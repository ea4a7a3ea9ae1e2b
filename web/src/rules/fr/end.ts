import type { Section } from "../types";

export const end: readonly Section[] = [
  {
    id: "statues",
    depth: 1,
    title: "Les statues d’Anubis",
    blocks: [
      {
        kind: "paragraph",
        text: "La première fois que l’un de tes aventuriers *passe devant* une statue d’Anubis où l’un des tiens est encore couché, par une carte, par Osiris ou par un tunnel, celui qui y dort se réveille. Il est placé debout sur les escaliers et il est actif *à partir du tour de jeu suivant*. Personne ne s’arrête jamais devant une statue d’Anubis.",
      },
    ],
    rulings: ["M5"],
  },
  {
    id: "chamber",
    depth: 1,
    title: "La chambre funéraire",
    blocks: [
      {
        kind: "paragraph",
        text: "La chambre est le pas qui suit la dernière tuile. On n’y entre qu’avec le *compte exact*, et chaque aventurier qui y entre te coûte *une clé*, qui ne revient pas. Sans clé, ou avec des pas en trop, le déplacement est interdit. Si c’est ton seul déplacement possible, tu dois le faire.",
      },
      {
        kind: "paragraph",
        text: "Le premier aventurier à l’intérieur prend le sarcophage de {sarcophagus_1} points, le deuxième celui de {sarcophagus_2} ; les deux peuvent être à toi. Les suivants n’en reçoivent pas. Un aventurier entré ne bouge plus jamais.",
      },
      {
        kind: "paragraph",
        text: "Une seule carte ne demande pas de compte : *dernier à l’avant-dernier* mène dans la chambre, contre une clé, si aucun de tes aventuriers actifs n’est plus loin devant, mais que l’un des tiens s’y trouve déjà.",
      },
    ],
    rulings: ["M6.1", "M6.2", "M7", "H3.3"],
  },
  {
    id: "end",
    depth: 1,
    title: "La fin de la partie",
    blocks: [
      {
        kind: "paragraph",
        text: "Dès que *deux aventuriers*, de n’importe quelle couleur, sont dans la chambre funéraire, on joue le tour de jeu jusqu’au bout, pour que tout le monde ait eu le même nombre de tours. D’autres peuvent encore entrer. Puis on compte les points.",
      },
      {
        kind: "paragraph",
        text: "La partie se termine aussi si personne n’a pu déplacer d’aventurier pendant tout un tour de jeu.",
      },
    ],
    rulings: ["E2.1", "E2.2", "E2.3"],
  },
  {
    id: "scoring",
    depth: 1,
    title: "Le décompte final",
    blocks: [
      { kind: "paragraph", text: "Aux points marqués en cours de partie, tu ajoutes :" },
      {
        kind: "list",
        items: [
          {
            text: "*Aventuriers :* ce qu’indique le mur à côté de chacun, par paliers croissants : {path_points}, et {chamber_points} dans la chambre funéraire. Sur les escaliers et devant les statues d’Anubis, c’est 0.",
          },
          { text: "*Sarcophages :* {sarcophagus_1} et {sarcophagus_2} points." },
          { text: "*Clés :* 1 point pour chacune qu’il te reste." },
          { text: "*Séries* de trésors." },
          { text: "*Scarabées :* leurs points, que l’on révèle maintenant." },
        ],
      },
      {
        kind: "paragraph",
        text: "Qui a le plus de points gagne. En cas d’égalité, le sarcophage de plus grande valeur parmi les ex æquo décide ; si aucun d’eux n’en a, ils partagent la victoire.",
      },
    ],
  },
  {
    id: "sets",
    depth: 2,
    title: "Les séries",
    blocks: [
      {
        kind: "picture",
        picture: "set",
        caption: "Une série : un vase, une statue, un bijou, quels que soient leurs points.",
      },
      {
        kind: "picture",
        picture: "set_with_jokers",
        caption: "Les jokers remplacent ce qui manque, {jokers_per_set} au plus par série.",
      },
      {
        kind: "paragraph",
        text: "Une, deux, trois séries ou plus rapportent en tout {set_points} ; plus de {most_sets} n’en rapportent pas davantage. Les jokers qui restent ne rapportent rien. Le logiciel trouve toujours tes meilleures séries.",
      },
    ],
    rulings: ["E4"],
  },
  {
    id: "example",
    depth: 2,
    title: "Un exemple de décompte",
    blocks: [
      {
        kind: "example",
        text: "Ada est arrivée la première dans la chambre funéraire. Trois autres de ses aventuriers sont sur le chemin, le cinquième est encore couché devant une statue d’Anubis. Elle a 4 vases, 3 statues, 2 bijoux et 2 jokers : trois séries, dont une avec un joker. Il reste un vase et un joker. Avec un joker de plus, elle aurait une quatrième série.",
        sum: [
          ["Marqués en cours de partie", "{example_play}"],
          ["Aventuriers : {example_places} + 0", "{example_adventurers}"],
          ["Sarcophage", "{sarcophagus_1}"],
          ["Deux clés", "{example_keys}"],
          ["Trois séries", "{example_sets}"],
          ["Scarabées : 1 + 2 + 3", "{example_scarabs}"],
          ["En tout", "{example_total}"],
        ],
      },
    ],
  },
  {
    id: "open",
    depth: 1,
    title: "Ce qui est public, ce qui est caché",
    blocks: [
      {
        kind: "paragraph",
        text: "*Restent cachés* les mains des autres (sauf les cartes que tout le monde a vues y entrer), la valeur de leurs scarabées et de ceux de la réserve, et ce qui vient ensuite dans les piles. *Tout le reste est public* : les clés, les jokers, les trésors, le nombre de scarabées, la taille de chaque pile, ce qui est défaussé, et les points déjà marqués, sauf si ta table les cache.",
      },
    ],
    rulings: ["P1", "P2.1", "P2.2", "P2.3"],
  },
];
