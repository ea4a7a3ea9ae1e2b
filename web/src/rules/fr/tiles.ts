import type { Section } from "../types";

export const tiles: readonly Section[] = [
  {
    id: "tiles",
    depth: 1,
    title: "Les tuiles",
    blocks: [
      {
        kind: "paragraph",
        text: "Quand ton déplacement est terminé, la tuile où il s’arrête agit : celle-là seulement, et tu ne peux pas y renoncer, sauf là où il est dit que tu *peux*. Sur une case vide, sur les escaliers et dans la chambre funéraire, rien ne se passe.",
      },
    ],
    rulings: ["A1.1", "A1.2"],
  },
  {
    id: "treasures",
    depth: 2,
    title: "Les trésors",
    blocks: [
      {
        kind: "picture",
        picture: "treasures",
        caption:
          "En haut à gauche, ses points ; en haut à droite, le nombre d’aventuriers qu’il demande.",
      },
      {
        kind: "paragraph",
        text: "Si au moins autant de tes propres aventuriers actifs s’y trouvent que le trésor en montre, tu le prends et *marques ses points tout de suite*. Garde-le pour tes [séries|sets]. S’ils sont trop peu nombreux, rien ne se passe : d’autres des tiens pourront les rejoindre plus tard.",
      },
      {
        kind: "paragraph",
        text: "Sous certains trésors, la case porte un cobra, un faucon ou un lion. On y pose alors, face visible, la première *tuile Temple* de cette pile. Tous ceux qui sont sur la case se trouvent maintenant sur la nouvelle tuile, mais son action n’est pas effectuée. Sans symbole, la case reste vide jusqu’à la fin de la partie.",
      },
      {
        kind: "picture",
        picture: "uncovered",
        caption:
          "Là où un cobra, un faucon ou un lion appelle une tuile Temple, et une case qui reste vide.",
      },
    ],
    rulings: ["A2", "A3"],
  },
  {
    id: "horus-tiles",
    depth: 2,
    title: "Les tuiles Horus",
    blocks: [
      {
        kind: "picture",
        picture: "horus_tiles",
        caption: "Les yeux disent de quelle pile viendrait la carte.",
      },
      {
        kind: "paragraph",
        text: "Prends une *clé*, ou la *première carte Horus* de la pile au même nombre d’yeux, s’il en reste. La tuile reste en place.",
      },
    ],
    rulings: ["A4"],
  },
  {
    id: "osiris",
    depth: 2,
    title: "Les tuiles Osiris",
    blocks: [
      {
        kind: "paragraph",
        text: "Personne ne reste ici : qui termine son déplacement sur une tuile Osiris continue aussitôt du nombre de tuiles indiqué, *toujours en avant*, et encore une fois si cela mène à une autre tuile Osiris. Seule la dernière tuile agit. Si la suite n’est pas permise, par exemple près de la chambre funéraire, tout le déplacement est interdit.",
      },
      {
        kind: "picture",
        picture: "osiris_throw",
        caption:
          "Vert joue un 1 et arrive sur la tuile Osiris, continue de 2 et prend un scarabée.",
      },
    ],
    rulings: ["M8.1", "M8.2", "M8.3"],
  },
  {
    id: "scarabs-and-jokers",
    depth: 2,
    title: "Les scarabées et les jokers",
    blocks: [
      {
        kind: "picture",
        picture: "scarab_tiles",
        caption: "Scarabée, joker, et la tuile qui montre les deux.",
      },
      {
        kind: "paragraph",
        text: "Prends un *scarabée* : il rapporte de {scarab_low} à {scarab_high} points à la fin, et personne d’autre que toi ne peut le regarder. Ou prends un *joker*, qui remplace n’importe quel trésor d’une [série|sets]. Là où les deux sont indiqués, choisis l’un ou l’autre.",
      },
    ],
    rulings: ["A5"],
  },
  {
    id: "favours",
    depth: 2,
    title: "Les faveurs d’Horus",
    blocks: [
      {
        kind: "picture",
        picture: "favours",
        caption: "Un ou deux yeux ; deux ou trois yeux.",
      },
      {
        kind: "paragraph",
        text: "Prends la première carte Horus de l’une des deux piles. Si les deux sont vides, tu n’obtiens rien. Il n’y a pas de clés ici.",
      },
    ],
    rulings: ["A6"],
  },
  {
    id: "tunnels",
    depth: 2,
    title: "Les tunnels",
    blocks: [
      {
        kind: "paragraph",
        text: "L’aventurier doit passer au tunnel suivant en direction de la chambre funéraire. S’il dépasse ainsi des statues d’Anubis, cela compte comme toujours. C’est un seul saut, et il n’y a pas d’action à l’arrivée. S’il n’y a pas de tunnel plus loin, rien ne se passe.",
      },
      { kind: "picture", picture: "tunnel", caption: "D’un tunnel au tunnel suivant, plus loin." },
    ],
    rulings: ["A7"],
  },
];
