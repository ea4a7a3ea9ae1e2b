import { group } from "../things";
import type { Section } from "../types";

export const meetings: readonly Section[] = [
  group("meetings-mummy-equipment", "Précisions : momie et équipement ensemble", {
    "Y2-Q4":
      "Une carte Horus prise après deux cartes : la momie marche aussitôt, puis tu choisis le côté de la carte, puis la carte suivante de la pile est dévoilée. L’autre carte est piochée au milieu à la fin.",
    "Y10-Q4":
      "Une carte Horus donnée par une tuile Momie va au milieu, même après deux cartes : la main est alors complète.",
    "Y10-Q4-2": "*Nouvelle main* ne demande aucun côté.",
    "Y10-Q1-Q2":
      "L’équipement qu’une tuile Momie fait défausser va à la défausse commune. Une fois mélangée, n’importe qui peut le piocher.",
    "Q2-A7-Y6":
      "Qui prend un tunnel par un 0 et sort sur la momie est renversé : ce que fait l’action est un déplacement.",
    "T6-M9-Y6":
      "Un déplacement qui se termine sur la momie est un déplacement comme un autre : il rend une carte jouable, et s’il est le seul, il faut le faire.",
    "M6-Y6":
      "La momie devant la chambre n’arrête personne : seul qui s’arrête sur sa tuile est renversé.",
    "Q4-T5":
      "Si la pioche s’épuise entre deux cartes piochées, les deux cartes qui viennent d’être jouées sont mélangées aussi.",
  }),
  group("meetings-mummy-treasures", "Précisions : momie et nouveaux trésors ensemble", {
    "N1-Y2": "Deux tuiles sur une même case font un seul pas pour la momie aussi.",
    "N2-Y7":
      "Là où se trouve la momie, on ne prend aucune tuile : celle du dessous reste face cachée jusqu’à son départ.",
    "Y7-Y10":
      "Le trésor sous la momie peut être le *plus petit trésor* : il est sur le plateau, face visible.",
    "H4-N2":
      "*Un aventurier de moins* vaut aussi pour les sceptres, et ce qui est dessous est retourné comme toujours.",
  }),
  group("meetings-mummy-characters", "Précisions : momie et personnages ensemble", {
    "C2-Y10":
      "*Point supplémentaire* ne donne rien pour le *plus petit trésor* : aucune tuile n’est prise.",
    "C2-Y10-2":
      "Pour les déplacements par tuiles Momie, *avancer d’une tuile*, *nouveau lancer* et *utiliser une clé* ne servent pas. *Déplacer une carte* sert, avant que l’aventurier suivant bouge et avant que la tuile soit remplacée.",
    "C3-Y6-M5":
      "*Déplacer une carte* sert aussi si celui qui a passé la statue est renversé par la momie, et cela après.",
    "T6-Y2-C2":
      "Si une carte Horus est jouée pour une capacité et que la momie renverse tout le monde, la carte est perdue et personne ne bouge.",
    "Y2-M9-C2":
      "Si la momie renverse celui que la carte aurait pu déplacer, on peut utiliser une capacité qui permet encore un déplacement, sans y être obligé.",
    "Y2-C2":
      "Pour un *nouveau lancer*, la momie ne marche pas de nouveau : elle marche une fois, avant le premier lancer.",
    "Y2-T5-C2":
      "Pour une carte Horus tirée de la pioche, la momie ne marche pas et *carte Horus au choix* ne sert pas. La momie marche quand la carte est jouée.",
    "Y3-C2-C3":
      "*Action du temple :* la momie peut renverser celui qui l’a fait marcher. Le trésor et la carte lui restent.",
    "Y6-A7-C2":
      "*Action du temple :* un tunnel peut mener à la momie. L’aventurier y est renversé ; puis vient *déplacer une carte* pour chaque réveillé, puis la pioche.",
    "Y8-C2": "Aucune clé ne change le lancer pour redresser des aventuriers.",
    "Y10-C3-M6":
      "Les clés utilisées ne reviennent pas. S’il n’y en a plus dans la réserve, la tuile Momie avec des clés n’est pas à vendre.",
    "M5-Y7-Y10":
      "Ni un aventurier réveillé dans ce tour de jeu, ni un aventurier renversé ne peut être le dernier : aucun des deux n’est actif.",
  }),
  group(
    "meetings-equipment-characters",
    "Précisions : équipement, nouveaux trésors et personnages ensemble",
    {
      "N2-Q2-C2-Y11":
        "Ceux qui sont sur une tuile retournée peuvent la prendre par un 0, à partir du tour suivant. Un tour supplémentaire en est un.",
      "Q3-C2":
        "On peut ajouter une deuxième carte si une capacité donne un déplacement à la somme ou en fait un 0. Qui renonce pour cela à un déplacement imprimé doit utiliser la capacité.",
      "Q3-C3":
        "Avec ±1 comme deuxième carte, les clés peuvent ajouter jusqu’à deux. Si on le soustrait, seule la première carte peut être diminuée.",
      "Q3-Q5-C3":
        "Aucune carte ne peut descendre sous 0 : de 2+ et 0, une clé fait 1, et une deuxième n’a rien à changer.",
      "T6-T7-Q3-C2":
        "On peut ajouter un dé si une capacité aide pour l’une des faces. Si le résultat ne lui laisse rien à faire, personne ne bouge.",
      "Q4-C2":
        "*Action du temple :* une carte Horus reçue par une faveur après deux cartes est la première gagnée ; tu choisis son côté et tu en pioches une de plus.",
      "Q2-C2-E2":
        "*Action du temple* vaut aussi pour ce qu’un 0 découvre. Qui passe alors par un tunnel s’est déplacé.",
      "Y2-Q4-C3":
        "Deux cartes, *carte Horus au choix* et momie : les cartes et le déplacement ; le choix ; la momie, selon les yeux de la carte ; son côté ; la carte visible suivante ; la pioche.",
      "T7-M9-C2":
        "*Nouveau lancer* n’est jamais obligatoire après un lancer raté, et possible après tous. Le second lancer compte, même si personne ne peut alors se déplacer.",
      "N2-A3-C2":
        "Si un trésor complète une série, on retourne d’abord la tuile du dessous ou on pose la tuile Temple ; ensuite on demande pour *tour supplémentaire*.",
      "C2-C3-N2":
        "*Tour supplémentaire :* un sceptre ne complète pas de série, mais une série en attente peut servir quand on le prend. Un trésor donne un tour supplémentaire au plus.",
      "N3-C2": "Un sceptre peut rejoindre une série retournée pour un *tour supplémentaire*.",
    },
  ),
  group("meetings-end", "Précisions : les modules et la fin", {
    "E1-Y11":
      "Si le deuxième entre dans la chambre après le dernier tour normal du tour de jeu, la partie se termine quand les tours supplémentaires en attente sont joués.",
    "E1-Y11-C2":
      "Dans le dernier tour de jeu, des tours supplémentaires peuvent se suivre ; tous sont joués.",
    "E1-Y9": "On peut utiliser une tuile Momie même au tout dernier tour.",
    "E1-M7-Y10":
      "Si deux aventuriers entrent dans la chambre par un *tous +4*, les deux sarcophages vont à ce joueur, et ce tour de jeu est le dernier.",
    "Y8-Y11":
      "Un tour que le lancer termine ne fait perdre aucun tour supplémentaire : ils se jouent avant le tour du joueur suivant.",
    "E3-E5-Y4": "Les talismans ne valent rien à la fin et ne départagent personne.",
    "E3-C2": "*Utiliser une clé :* les clés qui restent comptent.",
    "E2-Q2-C2-Y8-Y10":
      "Pouvait se déplacer : qui a joué un 0 à côté d’une carte qui aurait déplacé quelqu’un, qui aurait pu redresser quelqu’un, ou dont la momie a gâché la carte jouable. Ne le pouvait pas : qui n’avait pour cela qu’un 0, une clé, une capacité ou une tuile Momie et n’a déplacé personne avec, ou dont tous les aventuriers étaient sous la momie dès le début.",
    "E2-Q3": "Qui fait un 0 d’une carte + qu’une somme aurait pu déplacer pouvait se déplacer.",
  }),
  group("meetings-chamber", "Précisions : modules à la chambre, avec des piles vides et à cinq", {
    "M6-C2":
      "Entrer dans la chambre avec un nombre changé par des clés : une clé par changement et une pour la chambre. Avec *avancer d’une tuile*, seulement celle de la chambre.",
    "H3-Y7-M6":
      "*Dernier à l’avant-dernier :* les renversés plus en avant sont ignorés ; le but est la chambre si l’un des tiens y est. Sans clé, la carte n’est pas jouable.",
    "H2-H3-Y2":
      "*Tous* et *dernier à l’avant-dernier* laissent de côté ceux que la momie renverse pour cette carte.",
    "A4-A6-C2":
      "*Carte Horus au choix* avec toutes les piles Horus vides : sur une tuile Horus reste la clé, sur une faveur rien.",
    "A5-C2":
      "*Action du temple* ne donne rien pour une tuile Scarabée ou Joker s’il n’en reste pas.",
    "X1-Y1-Q1-C1": "Il y a assez de tout pour cinq joueurs avec tous les modules.",
    "X1-Y4":
      "Si quatre adversaires sont renversés et que la réserve a moins de talismans, le joueur prend ceux qui restent.",
    "S2-Y11":
      "Les tours supplémentaires ne changent ni qui est le suivant, ni où se termine le tour de jeu.",
  }),
];
