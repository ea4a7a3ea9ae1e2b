import type { Section } from "../types";

export const base: readonly Section[] = [
  {
    id: "need",
    depth: 1,
    title: "Ce qu’il faut",
    blocks: [
      {
        kind: "paragraph",
        text: "Deux, trois ou quatre joueurs ; cinq avec l’[extension|expansion]. Le chemin du temple compte {spaces} cases entre les escaliers et la chambre funéraire. Il y a cinq aventuriers de chaque couleur, {starters} cartes de départ, trois piles de cartes Horus, des tuiles pour le chemin, des scarabées, des jokers, des clés et un dé. La table, dans ton navigateur, contient tout cela ; elle mélange, compte et complète toute seule.",
      },
      {
        kind: "picture",
        picture: "players",
        caption: "Chaque joueur a une couleur et un signe. Le violet vient avec l’extension.",
      },
      {
        kind: "paragraph",
        text: "Nous ne connaissons pas tous les nombres du vrai jeu. La page [à propos de ce projet|/about] dit à quel point tu peux te fier à ceux que tu vois ici.",
      },
    ],
  },
  {
    id: "aim",
    depth: 1,
    title: "Le but du jeu",
    blocks: [
      {
        kind: "paragraph",
        text: "Tu mènes tes aventuriers à travers les couloirs jusqu’à la *chambre funéraire*. En chemin, ils prennent des trésors, qui rapportent des points tout de suite, puis encore une fois en séries ; et ils trouvent des scarabées, des clés et de meilleures cartes. À la fin, chaque aventurier rapporte des points selon le chemin qu’il a parcouru. Qui a le *plus de points* gagne.",
      },
      {
        kind: "paragraph",
        text: "Ce qui rend le jeu particulier, c’est ta main : seules les deux cartes aux bouts peuvent être jouées, et ce que tu gagnes va au milieu.",
      },
    ],
  },
  {
    id: "setup",
    depth: 1,
    title: "La mise en place",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Aventuriers :* deux des tiens sont debout sur les escaliers. Un autre est couché devant chacune des trois statues d’Anubis et y dort jusqu’à ce que tu le [réveilles|statues].",
          },
          {
            text: "*Mains :* cinq cartes de départ pour chacun. Elles restent dans l’ordre où elles ont été distribuées. Les autres forment la pioche.",
          },
          {
            text: "*Plateau Horus :* les cartes Horus à un, deux et trois yeux, {horus_cards} de chaque dans le jeu de base, forment trois piles mélangées. Elles sont faces visibles : on voit donc la carte du dessus de chacune.",
          },
          {
            text: "*Horus et Osiris :* les tuiles Horus vont sur les cases qui portent leur nombre d’yeux. Quatre des {osiris} tuiles Osiris, tirées au hasard, vont sur les cases Osiris ; les autres ne servent pas.",
          },
          {
            text: "*Trésors :* les {treasures} trésors sont répartis au hasard, faces visibles, sur toutes les autres cases.",
          },
          {
            text: "*Tuiles Temple :* trois piles mélangées, faces cachées, une pour chaque verso : cobra, faucon et lion.",
          },
          {
            text: "*Réserve :* {scarabs} scarabées faces cachées, {jokers} jokers, {keys} clés. Dans la chambre funéraire se trouvent deux sarcophages, qui valent {sarcophagus_1} et {sarcophagus_2} points.",
          },
          {
            text: "*Premier joueur :* le plus jeune. Ici, on désigne quelqu’un, ou le hasard décide. Le premier joueur commence chaque tour de jeu, les autres suivent dans le sens des aiguilles d’une montre.",
          },
        ],
      },
    ],
    rulings: ["S2", "S4"],
  },
  {
    id: "turn",
    depth: 1,
    title: "Ton tour",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Joue une carte et déplace-toi.* Prends la carte la plus à gauche ou la plus à droite de ta main et déplace un aventurier selon cette carte.",
          },
          { text: "*Agis.* Effectue l’action de la tuile où le déplacement s’est terminé." },
          { text: "*Pioche une carte*, qui va au milieu de ta main." },
        ],
      },
      {
        kind: "paragraph",
        text: "Ici, tu peux reprendre un coup avec *Annuler*, tant que rien n’a été pioché ni lancé et que personne d’autre n’a rien décidé depuis. Plus tard, le menu demande aux autres s’ils sont d’accord.",
      },
    ],
  },
  {
    id: "hand",
    depth: 2,
    title: "Ta main",
    blocks: [
      {
        kind: "picture",
        picture: "hand",
        caption:
          "Seules les deux cartes aux bouts peuvent être jouées maintenant. La nouvelle carte ira au milieu des autres.",
      },
      {
        kind: "paragraph",
        text: "Ne change jamais l’ordre de tes cartes. La carte que tu joues va face visible sur la défausse commune, et c’est seulement après que tu te déplaces. Il reste quatre cartes : la nouvelle va au milieu, avec deux cartes de chaque côté.",
      },
      {
        kind: "paragraph",
        text: "Une *carte Horus* que tu prends va elle aussi au milieu, et *remplace la carte à piocher*. À la fin de ton tour, tu as exactement cinq cartes en main.",
      },
      {
        kind: "paragraph",
        text: "S’il faut piocher alors que la pioche est vide, on mélange la défausse, avec les cartes Horus jouées, et elle devient la pioche.",
      },
    ],
    rulings: ["T5.1", "T5.2"],
  },
  {
    id: "stuck",
    depth: 2,
    title: "Quand une carte ne déplace personne",
    blocks: [
      {
        kind: "paragraph",
        text: "Si une seule de tes deux cartes aux bouts permet un déplacement, tu *dois jouer celle-là*. Si aucune n’en permet, tu joues l’une des deux, au choix, sans te déplacer, puis tu pioches.",
      },
      {
        kind: "paragraph",
        text: "Une carte dé peut être jouée si au moins une face du dé permet un déplacement. Si tu obtiens alors un nombre qui ne sert à personne, personne ne bouge et tu pioches.",
      },
    ],
    rulings: ["T6.1", "T6.2", "T7", "M9"],
  },
  {
    id: "cards",
    depth: 1,
    title: "Les cartes",
    blocks: [
      {
        kind: "paragraph",
        text: "Une carte dit de combien un aventurier se déplace. Les nombres sont des *tuiles*, pas des cases : voir [les déplacements|moving].",
      },
    ],
  },
  {
    id: "starter-cards",
    depth: 2,
    title: "Les cartes de départ",
    blocks: [
      {
        kind: "picture",
        picture: "starters",
        caption: "Les {starters} cartes de départ, avec le nombre d’exemplaires de chacune.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "number_cards",
            text: "*Nombre :* un aventurier avance d’exactement autant de tuiles.",
          },
          {
            picture: "step_card",
            text: "*±1 :* un aventurier se déplace d’une tuile, en avant ou en arrière.",
          },
          {
            picture: "die_card",
            text: "*Dé :* lance d’abord le dé. Choisis ensuite l’aventurier, qui avance d’exactement autant de tuiles.",
          },
        ],
      },
    ],
    rulings: ["M4", "T7"],
  },
  {
    id: "horus-cards",
    depth: 2,
    title: "Les cartes Horus",
    blocks: [
      {
        kind: "paragraph",
        text: "Les cartes Horus viennent des [tuiles Horus|horus-tiles] et des [faveurs d’Horus|favours]. On les joue et on les défausse comme toutes les autres.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "range_cards",
            text: "*De 1 à un nombre :* choisis un nombre, de 1 à celui de la carte ; un aventurier avance d’autant de tuiles.",
          },
          {
            picture: "range_die_card",
            text: "*De 1 au dé :* lance le dé, puis choisis un nombre, de 1 au résultat du dé.",
          },
          {
            picture: "all_card",
            text: "*Tous :* chacun de tes aventuriers actifs avance d’autant de tuiles, le plus proche de la chambre funéraire en premier. Qui peut avancer le doit ; qui ne le peut pas reste sur place. Une tuile Osiris agit aussitôt. Choisis ensuite *un seul* de ceux qui ont bougé et effectue l’action de sa tuile ; pour un trésor, tous les tiens qui s’y trouvent alors comptent. Un aventurier que ce déplacement réveille reste sur les escaliers.",
          },
          {
            picture: "last_card",
            text: "*Dernier à l’avant-dernier :* ton aventurier actif le plus éloigné de la chambre funéraire va là où se trouve ton prochain aventurier actif devant lui, et l’action de cet endroit est effectuée. S’il y a plusieurs derniers, un seul d’entre eux y va. C’est le seul moyen d’arriver sur une case vide, et on n’y effectue aucune action.",
          },
          {
            picture: "fewer_card",
            text: "*Un aventurier de moins :* un aventurier avance d’exactement le nombre indiqué. S’il termine sur un trésor, tu peux le prendre avec un aventurier de moins que nécessaire.",
          },
        ],
      },
    ],
    rulings: ["H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H3.1", "H3.2", "H3.3", "H4"],
  },
  {
    id: "moving",
    depth: 1,
    title: "Les déplacements",
    blocks: [
      {
        kind: "paragraph",
        text: "Déplace l’un de tes aventuriers *actifs*, n’importe lequel : ceux qui sont debout sur les escaliers ou sur le chemin, mais pas ceux réveillés pendant ce tour de jeu. Il va vers la chambre funéraire ; seul ±1 permet de reculer.",
      },
      {
        kind: "paragraph",
        text: "*Compte les tuiles.* Une case sans tuile est sautée et ne compte pas, en avant comme en arrière. À partir d’une case vide, le premier pas mène à la tuile suivante. Une case peut accueillir autant d’aventuriers qu’on veut, de toutes les couleurs. On ne revient jamais sur les escaliers.",
      },
      {
        kind: "picture",
        picture: "skip",
        caption:
          "Bleu joue un 2. La case vide ne compte pas : la deuxième tuile est la tuile Horus.",
      },
    ],
    rulings: ["M1", "M2", "M4", "M9"],
  },
];
