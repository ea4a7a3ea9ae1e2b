import type { Section } from "../types";

export const modules: readonly Section[] = [
  {
    id: "expansion",
    depth: 1,
    title: "L’extension : cinq joueurs, quatre modules",
    blocks: [
      {
        kind: "picture",
        picture: "purple",
        caption: "Le cinquième joueur est violet et a le même matériel que les autres.",
      },
      {
        kind: "paragraph",
        text: "À cinq joueurs, {horus_more} cartes Horus supplémentaires rejoignent les trois piles. Elles viennent aussi avec chaque module, sauf si tu les désactives, et on peut les ajouter seules.",
      },
      {
        kind: "paragraph",
        text: "Les quatre modules se combinent librement, quel que soit le nombre de joueurs. À cinq, *équipement* et *nouveaux trésors* sont recommandés.",
      },
    ],
    rulings: ["X2"],
  },
  {
    id: "mummy",
    depth: 1,
    title: "Module 1 : la momie",
    blocks: [
      {
        kind: "paragraph",
        text: "La momie commence sur la tuile juste avant la chambre funéraire. Chaque joueur commence avec des talismans : {talismans_each} chacun, à 2, 3, 4, 5 joueurs. Le reste des {talismans} forme la réserve. Sur les {mummy_tiles} tuiles Momie, trois sont visibles à côté de leur pile.",
      },
      {
        kind: "paragraph",
        text: "*Elle marche* chaque fois que tu prends une carte Horus sur le plateau Horus ou que tu en joues une : d’autant de tuiles que la carte a d’yeux, vers les escaliers, aussitôt. Quand tu joues la carte, c’est donc avant de lancer le dé ou de te déplacer. De la première tuile du chemin, son pas suivant la mène sur la dernière, devant la chambre funéraire.",
      },
      {
        kind: "paragraph",
        text: "*Qui est renversé :* les aventuriers debout des autres joueurs qu’elle croise, même sur des cases vides ; et là où elle s’arrête, tout le monde, les tiens aussi. Sur les escaliers, devant les statues d’Anubis et dans la chambre funéraire, personne ne risque rien. Pour chaque adversaire dont un aventurier a été renversé, tu prends un talisman.",
      },
      {
        kind: "picture",
        picture: "mummy",
        caption:
          "Bleu joue une carte à deux yeux. La momie croise jaune et le renverse, rouge est renversé là où elle s’arrête, bleu reste debout : deux talismans.",
      },
      {
        kind: "paragraph",
        text: "Tu peux traverser la tuile de la momie. Qui y *termine* son déplacement est renversé, et la tuile n’agit pas. Les aventuriers renversés ne bougent pas et ne comptent pas pour les trésors, mais leur position rapporte quand même ses points.",
      },
    ],
    rulings: ["Y2.2", "Y2.4", "Y3.1", "Y4", "Y5", "Y6", "Y7.2"],
  },
  {
    id: "raising",
    depth: 2,
    title: "Redresser les aventuriers",
    blocks: [
      {
        kind: "paragraph",
        text: "Au début de ton tour, tu peux lancer le dé pour tes aventuriers renversés. Ceux qui sont sous la momie ne peuvent pas être redressés. Aucune tuile n’agit pour ceux qui se redressent.",
      },
      {
        kind: "list",
        items: [
          {
            text: "*{wake_one} :* l’un d’eux se redresse, à toi de dire lequel, et ton tour se termine.",
          },
          { text: "*{wake_all} :* tous se redressent, et ton tour se termine." },
          { text: "*{wake_go_on} :* tous se redressent, et ton tour continue." },
        ],
      },
    ],
    rulings: ["Y8.1", "Y8.2", "Y8.3", "Y8.4", "Y8.5"],
  },
  {
    id: "mummy-tiles",
    depth: 2,
    title: "Les tuiles Momie",
    blocks: [
      {
        kind: "paragraph",
        text: "Après avoir pioché, tu peux utiliser *une* tuile Momie visible : paie son prix en talismans, fais ce qu’elle dit, et une nouvelle tuile est retournée. Ses déplacements suivent les règles habituelles, mais aucune tuile n’agit. Ce qui n’aurait aucun effet ne peut pas être acheté.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "mummy_moves",
            text: "*Déplacements :* un aventurier actif de 1 ; ton dernier aventurier actif de 1 à 2, ou de 1 à 4 ; tous tes aventuriers actifs de 4.",
          },
          {
            picture: "mummy_cards",
            text: "*Cartes :* déplace une carte de ta main à l’endroit de ton choix ; défausse ta main et pioche cinq nouvelles cartes, de gauche à droite ; défausse une carte, au choix, et prends au milieu de ta main la première carte de n’importe quelle pile Horus (la momie ne bouge pas).",
          },
          {
            picture: "mummy_goods",
            text: "*Objets :* un scarabée ; un nouveau scarabée contre un ancien ; deux clés ; deux objets différents parmi scarabée, joker et clé.",
          },
          {
            picture: "mummy_points",
            text: "*Points :* 2 points ; les points du plus petit trésor visible sur le plateau, qui y reste ; 2 points pour chaque paire de tes tuiles Trésor.",
          },
          {
            picture: "mummy_turn",
            text: "*Tour supplémentaire :* un tour complet de plus après celui-ci.",
          },
        ],
      },
    ],
    rulings: ["Y10.1", "Y10.2", "Y10.6", "Y10.7", "Y10.8", "Y10.9", "Y11"],
  },
  {
    id: "equipment",
    depth: 1,
    title: "Module 2 : équipement",
    blocks: [
      {
        kind: "paragraph",
        text: "Tu mélanges les {equipment} cartes Équipement de ta couleur et tu en prends cinq comme première main, dans cet ordre. Les autres sont hors jeu, sans que tes adversaires les voient. Toutes les cartes de départ forment la pioche. Les cartes Équipement se jouent et se défaussent comme les cartes de départ.",
      },
      {
        kind: "list",
        items: [
          { picture: "kit_6", text: "*6 :* un aventurier avance de 6 tuiles." },
          {
            picture: "kit_0",
            text: "*0 :* un aventurier actif reste sur place et peut effectuer l’action de sa tuile. Tu peux jouer un 0 même si ton autre carte permet un déplacement ; ce n’est jamais obligatoire.",
          },
          {
            picture: "kit_plus",
            text: "*1+, 2+, 3+ :* tu peux jouer aussitôt une autre carte d’un des bouts, mais pas une carte Horus, et un aventurier avance de la somme. Un dé ajoute son résultat, ±1 ajoute ou retire 1. Une deuxième carte de cette sorte compte seulement son nombre : il n’y en a pas de troisième.",
          },
          {
            picture: "kit_die",
            text: "*Dé ±1 :* lance le dé, puis garde le nombre, augmente-le de un ou diminue-le de un. 0 fonctionne comme la carte 0.",
          },
        ],
      },
      {
        kind: "paragraph",
        text: "Après deux cartes, tu en gagnes deux. La première devient la deuxième à partir de la gauche ou à partir de la droite, au choix ; l’autre va au milieu.",
      },
    ],
    rulings: ["T6.3", "Q2", "Q3.2", "Q3.5", "Q3.6", "Q3.7", "Q4.1", "Q4.2"],
  },
  {
    id: "sceptres",
    depth: 1,
    title: "Module 3 : nouveaux trésors",
    blocks: [
      {
        kind: "picture",
        picture: "sceptres",
        caption: "Deux sceptres, et un vase avec une autre tuile en dessous.",
      },
      {
        kind: "paragraph",
        text: "{sceptres} sceptres sont mélangés aux trésors. Sur les dix premières cases à partir des escaliers qui ne portent aucun symbole (ni Osiris, ni Horus, ni symbole du temple), on pose une de ces tuiles au hasard, face cachée ; puis chaque case de trésor en reçoit une, face visible. Deux tuiles sur une case font un seul pas.",
      },
      {
        kind: "paragraph",
        text: "Les sceptres se prennent et rapportent des points comme tous les trésors. S’il y a une tuile sous celle que tu prends, elle est retournée aussitôt, les aventuriers se trouvent dessus, et on peut la prendre à partir du tour suivant.",
      },
      {
        kind: "paragraph",
        text: "À la fin, chaque série complète peut s’adjoindre un sceptre pour 3 points de plus. Aucun joker ne remplace un sceptre.",
      },
    ],
    rulings: ["N1", "N3"],
  },
  {
    id: "characters",
    depth: 1,
    title: "Module 4 : personnages",
    blocks: [
      {
        kind: "paragraph",
        text: "Chaque joueur reçoit au hasard l’un des {characters} personnages, visible de tous, pour toute la partie. Tu peux utiliser sa capacité aussi souvent que tu veux, et ce n’est jamais obligatoire.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "reroll",
            text: "*Nouveau lancer :* après avoir lancé le dé pour une carte, tu peux le relancer une fois ; le second lancer compte alors.",
          },
          {
            picture: "rearrange",
            text: "*Déplacer une carte :* chaque fois que quelqu’un, toi compris, réveille un aventurier, tu peux déplacer une carte de ta main.",
          },
          {
            picture: "free_choice",
            text: "*Carte Horus au choix :* quand tu prends une carte Horus sur le plateau Horus, ce peut être la première de n’importe quelle pile.",
          },
          {
            picture: "plunder",
            text: "*Point supplémentaire :* 1 point de plus pour chaque tuile Trésor que tu prends.",
          },
          {
            picture: "one_tile",
            text: "*Avancer d’une tuile :* toute carte peut être jouée pour avancer un aventurier d’une tuile.",
          },
          {
            picture: "temple_reader",
            text: "*Action du temple :* quand tu découvres une tuile Temple en prenant un trésor, tu peux effectuer son action tout de suite.",
          },
          {
            picture: "collector",
            text: "*Tour supplémentaire :* quand tu complètes un vase, une statue et un bijou sans jokers, tu peux les retourner pour un tour supplémentaire. Ils rapportent quand même leurs points, mais ne servent qu’une fois à cela.",
          },
          {
            picture: "key_turner",
            text: "*Utiliser une clé :* tu commences avec 2 clés. Quand tu joues une carte qui n’est pas une carte Horus, tu peux défausser définitivement une clé pour augmenter ou diminuer son nombre de un, mais pas en dessous de 0.",
          },
        ],
      },
    ],
    rulings: ["C1.1", "C3.1", "C3.3", "C3.5", "C3.7", "C3.8", "C3.11", "C3.13", "C3.14", "T6.4"],
  },
];
