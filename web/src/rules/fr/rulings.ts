import { group } from "../things";
import type { Section } from "../types";

export const rulings: readonly Section[] = [
  {
    id: "rulings",
    depth: 1,
    title: "Précisions",
    blocks: [
      {
        kind: "paragraph",
        text: "Là où les livres de règles se taisent ou peuvent se lire de deux façons, ce projet a dû décider. La plupart des réponses ci-dessous sont de telles *précisions*. Certaines sont des *déductions* de ce qui est imprimé ; quelques-unes viennent de *sources publiques*, de gens qui connaissent le jeu. Les identifiants sont ceux des documents du projet, en anglais, qui donnent raisons et sources dans docs/rules/rulings.md, et disent dans docs/rules/rulings-meetings.md ce qui se passe quand plusieurs modules se rencontrent.",
      },
    ],
  },
  group("rulings-turn", "Précisions : mise en place et tour", {
    S2: "Le premier joueur est désigné quand on crée la partie, ou tiré au sort.",
    S4: "On ne voit que la carte du dessus de chaque pile Horus.",
    "T5.1":
      "On mélange la défausse quand il faut piocher une carte et qu’il n’y en a plus, pas plus tôt.",
    "T5.2": "Les cartes Horus jouées ne retournent jamais sur le plateau Horus.",
    "T6.1":
      "Si une seule des deux cartes aux bouts permet un déplacement, on ne peut pas jouer l’autre pour rester sur place.",
    "T6.2":
      "Une carte est jouable si un aventurier actif a un déplacement permis avec la valeur qui y est imprimée.",
    T7: "Une seule face qui permet un déplacement rend une carte dé jouable. Si le résultat n’en permet aucun, personne ne bouge et tu pioches.",
    P1: "Sont cachés : les mains des autres, sauf les cartes que tout le monde a vues, ce qui vient ensuite dans les piles, les scarabées des autres, les faces des piles de tuiles Temple et Momie, les tuiles sous d’autres tuiles, et les cartes Équipement mises de côté.",
    "P2.1":
      "Tout le reste est public, y compris quelle carte Horus est allée à quelle place de quelle main.",
    "P2.2": "Ce qu’il y a dans la défausse est public.",
    "P2.3": "Les points déjà marqués sont visibles ; une table peut les cacher.",
  }),
  group("rulings-moving", "Précisions : déplacements", {
    M1: "Les cases vides sont sautées en arrière aussi.",
    M2: "À partir d’une case vide sans tuile devant, le premier pas mène dans la chambre funéraire.",
    M4: "Sans tuile derrière lui, personne ne peut reculer : jamais sur les escaliers.",
    M5: "Personne ne peut s’arrêter devant une statue d’Anubis.",
    "M6.1":
      "Une clé qui a ouvert la chambre est perdue : elle ne rapporte rien et ne retourne pas dans la réserve.",
    "M6.2": "Si entrer dans la chambre est le seul déplacement permis, il faut le faire.",
    M7: "Qui est dans la chambre ne bouge plus jamais et n’est pas actif.",
    "M8.1":
      "Osiris mène en avant, même quand on est arrivé à reculons : un Osiris 1 ramène sur la tuile où l’on se trouvait, et cette tuile agit.",
    "M8.2": "Une tuile Osiris qui mène à une autre tuile Osiris fait continuer à partir de là.",
    "M8.3":
      "Si une tuile Osiris mène trop loin, ou dans la chambre sans clé, tout le déplacement est interdit.",
    M9: "Les choix que laisse une carte doivent être faits de sorte que quelqu’un bouge, ou qu’on obtienne un 0, si c’est possible. Il n’est jamais nécessaire d’utiliser une capacité pour cela.",
  }),
  group("rulings-tiles", "Précisions : tuiles", {
    "A1.1":
      "On ne peut pas renoncer à l’action d’une tuile, sauf là où les règles disent qu’on *peut*.",
    "A1.2": "Il n’y a pas d’action sur une case vide, sur les escaliers ni dans la chambre.",
    A2: "Seuls les aventuriers actifs comptent pour un trésor.",
    A3: "Sans symbole, ou s’il ne reste pas de tuile Temple, la case reste vide pour de bon.",
    A4: "S’il ne reste que des clés ou que des cartes, tu prends ce qu’il y a ; s’il n’y a plus ni les unes ni les autres, rien. La tuile Horus reste en place.",
    A5: "S’il n’y a plus de scarabées ou de jokers, tu ne prends rien ; là où les deux sont indiqués, l’autre.",
    A6: "Une faveur d’Horus ne donne pas de clé.",
    A7: "Un tunnel, c’est un seul saut, et aucune tuile n’agit à l’arrivée.",
  }),
  group("rulings-horus", "Précisions : cartes Horus", {
    "H2.1": "*Tous :* qui est réveillé par ce déplacement reste sur les escaliers.",
    "H2.2":
      "*Tous :* dans l’ordre, chacun fait son déplacement s’il en a un de permis, en dépensant une clé s’il le faut ; sinon, il reste.",
    "H2.3":
      "*Tous :* entrer dans la chambre fait partie du déplacement. Une action ailleurs est quand même effectuée.",
    "H2.4":
      "*Tous :* celui qui est choisi pour l’action doit avoir bougé et être encore actif. S’il n’y en a pas, rien n’agit.",
    "H2.5": "*Tous :* jouable si au moins un aventurier peut se déplacer.",
    "H3.1":
      "*Dernier à l’avant-dernier :* les escaliers comptent comme une case ; de ceux qui y sont, un seul y va.",
    "H3.2":
      "*Dernier à l’avant-dernier :* ceux qui ne sont pas actifs ne partent pas et ne sont pas rejoints.",
    "H3.3":
      "*Dernier à l’avant-dernier :* sans aventurier actif plus loin devant, la chambre est le but si l’un des tiens s’y trouve, contre une clé. Sinon, la carte n’est pas jouable.",
    H4: "*Un aventurier de moins :* avec le nombre complet, c’est un trésor ordinaire, et on le prend.",
  }),
  group("rulings-end", "Précisions : la fin", {
    "E2.1":
      "Un joueur pouvait se déplacer s’il avait à un bout une carte permettant un déplacement (un 0 n’en est pas un ; un dé compte avant le lancer), s’il a déplacé un aventurier de quelque façon que ce soit, ou s’il aurait pu en redresser un.",
    "E2.2":
      "On regarde après le dernier tour du tour de jeu, tours supplémentaires compris, si personne n’a pu se déplacer.",
    "E2.3": "Par sécurité, une partie se termine après 500 tours de jeu, et on compte les points.",
    "E2.4":
      "Une capacité que personne n’a utilisée ne prolonge pas la partie ; un déplacement fait grâce à elle, si.",
    E4: "Le logiciel répartit trésors et jokers en séries de la meilleure façon.",
  }),
  group("rulings-mummy", "Précisions : la momie", {
    "Y2.1":
      "Elle marche aussitôt : quand on prend une carte, avant que la carte suivante de la pile soit visible.",
    "Y2.2":
      "Quand on joue : la carte, la momie, le dé ; puis tout le reste, sur le plateau tel qu’il est alors.",
    "Y2.3": "Elle marche aussi si la carte ne déplace personne.",
    "Y2.4":
      "On juge si une carte est jouable avant que la momie marche. Ce que sa marche rend impossible est perdu.",
    "Y2.5":
      "Défausser une carte Horus par une tuile Momie, ce n’est pas la jouer : la momie reste.",
    "Y3.1": "Les aventuriers des autres joueurs sur les cases vides qu’elle croise sont renversés.",
    "Y3.2": "Devant les statues d’Anubis et dans la chambre, personne ne risque rien.",
    Y4: "S’il y a trop peu de talismans, tu prends ceux qui restent.",
    Y5: "Sa première et sa dernière tuile sont celles qui sont encore en place. Le saut de l’une à l’autre ne croise personne.",
    Y6: "Sur une tuile Osiris, on continue avant de pouvoir être renversé. À l’entrée d’un tunnel, on est renversé sans saut ; à la sortie, après le saut.",
    "Y7.1": "Tout ce qui concerne les aventuriers actifs ignore ceux qui sont renversés.",
    "Y7.2": "Le trésor sous la momie ne peut pas être pris.",
    "Y8.1":
      "{wake_one} : un se redresse et le tour se termine ; {wake_all} : tous, et il se termine ; {wake_go_on} : tous, et il continue.",
    "Y8.2": "Le lancer ne réveille pas ceux qui sont devant les statues d’Anubis.",
    "Y8.3": "Sans personne qui puisse se redresser, il n’y a pas de lancer.",
    "Y8.4": "Le lancer est libre, la suite ne l’est pas : le résultat est appliqué.",
    "Y8.5": "Un tour que le lancer termine n’a ni carte, ni pioche, ni tuile Momie.",
    "Y10.1": "*Deux objets au choix* propose scarabée, joker et clé.",
    "Y10.2":
      "Deux tuiles Trésor quelconques forment une paire, sceptres et tuiles retournées compris. Les jokers n’en forment pas.",
    "Y10.3": "*Tous +4* suit l’ordre de la carte *tous* ; qui peut se déplacer le doit.",
    "Y10.4": "*Échanger un scarabée* demande un scarabée à toi et un dans la réserve.",
    "Y10.5": "Seuls les trésors faces visibles peuvent être le plus petit.",
    "Y10.6":
      "Le dernier aventurier se cherche parmi les actifs ; s’il ne peut pas se déplacer, la tuile n’est pas à vendre.",
    "Y10.7": "Si la réserve a moins que ce que donne une tuile, tu prends ce qu’il y a.",
    "Y10.8":
      "Les déplacements par tuiles Momie réveillent les endormis et suivent Osiris ; qui les termine sur la momie est renversé ; ils peuvent mener dans la chambre, contre une clé.",
    "Y10.9": "Une tuile qui n’aurait aucun effet ne peut pas être achetée.",
    Y11: "Les tours supplémentaires se jouent dans l’ordre où ils sont gagnés, après le tour en cours. Ce sont des tours complets, mais ils ne commencent pas de tour de jeu. On les joue aussi dans le dernier tour de jeu.",
  }),
  group("rulings-equipment", "Précisions : équipement", {
    "T6.3": "On peut jouer un 0 à côté d’une carte jouable, et ce n’est jamais obligatoire.",
    Q2: "On peut jouer un 0 tant qu’un aventurier est actif ; sur les escaliers et les cases vides, rien ne se passe.",
    "Q3.1": "On pose la deuxième carte, puis on lance le dé, puis on choisit l’aventurier.",
    "Q3.2": "Comme deuxième carte, ±1 ajoute ou retire 1.",
    "Q3.3": "Le dé ±1 ajoute son résultat modifié.",
    "Q3.4": "Une somme de 0 fonctionne comme la carte 0.",
    "Q3.5":
      "Une carte + est jouable si son nombre ou une somme permet un déplacement. Si seule une somme en permet un, la deuxième carte doit être jouée.",
    "Q3.6":
      "On ne peut ajouter une deuxième carte que si une somme avec elle permet un déplacement ou vaut 0.",
    "Q3.7":
      "Si la somme avec le résultat du dé ne permet aucun déplacement, personne ne bouge : on ne peut pas revenir au premier nombre.",
    "Q4.1": "On choisit le côté après avoir vu la carte.",
    "Q4.2":
      "Une carte Horus prise après deux cartes est la première gagnée, et on la place aussitôt.",
    Q5: "Un résultat ramené à 0 fonctionne comme la carte 0.",
  }),
  group("rulings-treasures", "Précisions : extension et nouveaux trésors", {
    X2: "Les cartes Horus supplémentaires sont actives d’office à cinq joueurs ou avec un module, et peuvent l’être seules. À cinq, on ne peut pas s’en passer.",
    N1: "Deux tuiles sur une même case font un seul pas.",
    N3: "Les séries au-delà de la dernière qui rapporte peuvent, elles aussi, s’adjoindre un sceptre.",
  }),
  group("rulings-characters", "Précisions : personnages", {
    "C1.1":
      "Pour *point supplémentaire*, on ne demande jamais rien ; pour toutes les autres capacités, on demande à chaque fois.",
    "C3.1":
      "*Nouveau lancer* vaut pour tout lancer d’une carte, pas pour redresser des aventuriers.",
    "C3.2": "*Nouveau lancer* sert une fois par carte ; le second lancer compte.",
    "C3.3":
      "*Déplacer une carte* vient quand le déplacement est complet, Osiris ou tunnel compris, avant que la tuile agisse ; s’ils sont plusieurs à se déplacer, avant que le suivant bouge.",
    "C3.4":
      "*Déplacer une carte* sert une fois par aventurier réveillé, avec la main telle qu’elle est.",
    "C3.5":
      "*Carte Horus au choix* sert tant qu’une pile a une carte, même si celle de la tuile est vide.",
    "C3.6": "La momie marche alors selon les yeux de la carte prise.",
    "C3.7": "*Point supplémentaire* compte pour les sceptres, pas pour les jokers.",
    "C3.8":
      "*Avancer d’une tuile* se choisit au plus tard après un lancer et remplace toute la valeur, même une somme. Une carte + utilisée ainsi ne prend pas de deuxième carte.",
    "C3.9":
      "*Avancer d’une tuile* remplace aussi *tous* et *dernier à l’avant-dernier*, jouables ou non ; un seul aventurier se déplace.",
    "C3.10":
      "Pour une carte Horus jouée pour *avancer d’une tuile*, la momie marche quand même, et *un aventurier de moins* garde sa seconde moitié.",
    "C3.11": "*Action du temple :* un tunnel emmène l’aventurier qui a pris le trésor.",
    "C3.12":
      "*Action du temple :* une carte reçue par une faveur d’Horus remplace la carte à piocher et fait marcher la momie.",
    "C3.13":
      "*Tour supplémentaire :* si tu renonces, les trois tuiles restent telles quelles et peuvent servir à ton prochain trésor, qui donne un tour supplémentaire au plus.",
    "Y11.1":
      "*Tour supplémentaire :* il vient quand le tour en cours est complet, même dans le dernier tour de jeu.",
    "C3.14": "*Utiliser une clé :* une clé par carte jouée, après le lancer.",
    "C3.15":
      "*Utiliser une clé :* ±1 joué en avant est un 1 ; une clé en fait donc un 0 ou un 2. Joué en arrière, on ne peut pas le changer.",
    "C3.16": "*Utiliser une clé :* une valeur de 0 fonctionne comme la carte 0.",
    "C3.17": "*Utiliser une clé :* la clé est hors jeu, comme une clé pour la chambre.",
    "T6.4":
      "Les capacités ajoutent des possibilités et n’obligent à rien. Une carte non jouable ne peut remplacer une carte jouable que si une capacité lui donne alors un déplacement ou un 0.",
    "T6.5": "Qui joue une telle carte doit ensuite utiliser la capacité.",
    "T6.6": "Si la marche de la momie l’empêche, personne ne bouge.",
    "T6.7":
      "Si aucune des deux cartes n’est jouable, on joue l’une ou l’autre, sans devoir utiliser de capacité.",
    "M9.1":
      "Un lancer qui ne permet aucun déplacement ne demande aucune capacité. Qui renonce à un déplacement que deux cartes permettent doit pour cela utiliser la capacité.",
  }),
];
