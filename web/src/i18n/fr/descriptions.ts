// What lies on the board and beside it, in a sentence or two, for who asks.

export const descriptions = {
  // --- treasures ---
  "described.treasure.vase":
    "Un vase, une statue et un bijou forment une série ; les séries rapportent des points à la fin.",
  "described.treasure.statue":
    "Un vase, une statue et un bijou forment une série ; les séries rapportent des points à la fin.",
  "described.treasure.jewellery":
    "Un vase, une statue et un bijou forment une série ; les séries rapportent des points à la fin.",
  "described.treasure.sceptre":
    "À la fin, chaque série complète peut s’adjoindre un sceptre et rapporte alors 3 points de plus. Aucun joker ne remplace un sceptre.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "Un seul de tes aventuriers suffit pour la prendre, s’il termine son déplacement ici. Elle rapporte tout de suite {points} et compte pour tes séries.",
    other:
      "Tu la prends quand tu termines un déplacement ici et qu’au moins {n} de tes aventuriers debout s’y trouvent. Elle rapporte tout de suite {points} et compte pour tes séries.",
  },
  "described.tile.horus": {
    one: "Prends une clé, ou la carte Horus visible à {n} œil, qui remplace la carte que tu piocherais. La tuile reste pour les autres.",
    other:
      "Prends une clé, ou la carte Horus visible à {n} yeux, qui remplace la carte que tu piocherais. La tuile reste pour les autres.",
  },
  "described.tile.osiris": {
    one: "Qui termine son déplacement ici avance aussitôt de {n} tuile. Seule la tuile d’arrivée effectue son action.",
    other:
      "Qui termine son déplacement ici avance aussitôt de {n} tuiles. Seule la tuile d’arrivée effectue son action.",
  },
  "described.tile.scarab": "Prends un scarabée. Personne d’autre ne voit ses points avant la fin.",
  "described.tile.joker": "Prends un joker, qui remplace n’importe quel trésor dans une série.",
  "described.tile.joker_or_scarab": "Prends un joker ou un scarabée, au choix.",
  "described.tile.favour":
    "Prends la carte Horus visible à {low} ou à {high} yeux. Il n’y a pas de clé ici.",
  "described.tile.tunnel":
    "Tu passes au tunnel suivant en direction de la chambre funéraire : un seul saut, et aucune action à la sortie. S’il n’y a pas de tunnel plus loin, rien ne se passe.",
  "described.tile.other": "Cela appartient à un module qui ne dit pas ce qu’il fait.",

  // --- places ---
  "described.place.stairs":
    "Chacun commence ici avec deux aventuriers. Un aventurier réveillé devant une statue d’Anubis s’y place aussi, et se déplace à partir du tour de jeu suivant. Ici, un aventurier rapporte {points}.",
  "described.place.statue":
    "Un aventurier de chaque couleur est couché ici. La première fois que l’un des tiens passe, le tien se réveille : il se place debout sur les escaliers et se déplace à partir du tour de jeu suivant. Personne ne s’arrête jamais ici.",
  "described.place.empty":
    "Aucune tuile ici : on saute cette case, elle ne compte pas comme déplacement. Un aventurier posé ici n’effectue aucune action, mais rapporte quand même la valeur inscrite au mur.",
  "described.place.chamber":
    "L’étape après la dernière tuile : on y entre avec le compte exact, et contre une clé chacun. Un aventurier ici rapporte {points} à la fin et ne bouge plus.",
  "described.place.sarcophagi":
    "Le premier aventurier dans la chambre funéraire gagne le sarcophage de valeur {first}, le deuxième celui de valeur {second}. Après le deuxième, on termine le tour de jeu, puis on compte les points.",

  // --- piles ---
  "described.pile.draw":
    "À la fin de chaque tour, on complète ici sa main à cinq cartes. Quand elle est vide, on mélange la défausse pour en former une nouvelle.",
  "described.pile.discard": "Les cartes jouées. Tout le monde peut les consulter.",
  "described.pile.horus":
    "La carte du dessus est visible. Les tuiles Horus et les faveurs d’Horus te permettent de la prendre au milieu de ta main.",
  "described.pile.osiris": "Elles n’ont pas été posées sur le plateau cette fois-ci.",
  "described.pile.treasures":
    "Ils sont sous d’autres trésors ; on les retourne quand ceux-ci sont pris.",
  "described.pile.cobra":
    "Quand on prend un trésor sur une case Cobra, la première tuile de cette pile y apparaît.",
  "described.pile.falcon":
    "Quand on prend un trésor sur une case Faucon, la première tuile de cette pile y apparaît.",
  "described.pile.lion":
    "Quand on prend un trésor sur une case Lion, la première tuile de cette pile y apparaît.",
  "described.pile.scarabs": "Face cachée et mélangés. Les tuiles Scarabée en rapportent.",
  "described.pile.mummy_tiles":
    "Trois sont visibles à côté ; une tuile utilisée est remplacée à partir d’ici.",
  "described.pile.mummy_discards": "On les remélange quand la pile des tuiles Momie est vide.",
  "described.pile.kit":
    "Les cartes Équipement que personne n’a reçues. Seule la personne de cette couleur peut savoir lesquelles.",
  "described.pile.characters": "Personne ne les a dans cette partie.",

  // --- where points come from ---
  "described.source.play": "Les trésors et tout ce qui a rapporté des points tout de suite.",
  "described.source.adventurers": "Pour chaque aventurier, la valeur de sa case.",
  "described.source.sarcophagi":
    "{first} pour le premier aventurier dans la chambre funéraire, {second} pour le deuxième.",
  "described.source.keys": "1 point pour chaque clé restante.",
  "described.source.sets": "Une, deux, trois… séries rapportent {points}.",
  "described.source.scarabs": "On révèle maintenant leur valeur.",
  "described.source.sceptres": "3 points pour chaque sceptre qui accompagne une série complète.",
} as const;
