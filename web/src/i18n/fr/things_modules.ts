// What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.

export const thingsOfModules = {
  // --- modules ---
  "module.mummy": "La momie",
  "module.equipment": "Équipement",
  "module.sceptres": "Nouveaux trésors",
  "module.characters": "Personnages",
  "module.about.mummy":
    "Les cartes Horus réveillent une momie qui marche à ta rencontre et renverse des aventuriers ; des talismans paient des tuiles spéciales.",
  "module.about.equipment":
    "Chacun commence avec cinq cartes de sa couleur : rester et agir, aller loin, ou additionner deux cartes.",
  "module.about.sceptres":
    "Des sceptres s’ajoutent aux trésors et rapportent des points de plus avec les séries ; certains trésors se cachent sous d’autres.",
  "module.about.characters":
    "Chacun incarne quelqu’un, avec une capacité spéciale pour toute la partie.",
  "module.about.other": "Ce module ne dit pas ce qu’il fait.",

  // --- characters ---
  "character.reroll": "Nouveau lancer",
  "character.rearrange": "Déplacer une carte",
  "character.free_choice": "Carte Horus au choix",
  "character.plunder": "Point supplémentaire",
  "character.one_tile": "Avancer d’une tuile",
  "character.temple_reader": "Action du temple",
  "character.collector": "Tour supplémentaire",
  "character.key_turner": "Utiliser une clé",
  "character.about.reroll":
    "Après avoir lancé le dé pour une carte, tu peux le relancer une fois ; le second lancer compte. Pas pour le lancer qui redresse les aventuriers.",
  "character.about.rearrange":
    "Chaque fois que quelqu’un réveille un aventurier devant une statue d’Anubis, tu peux aussitôt déplacer une carte de ta main.",
  "character.about.free_choice":
    "Quand tu peux prendre une carte Horus du plateau, tu peux prendre la carte visible de n’importe laquelle des trois piles.",
  "character.about.plunder": "Tu marques 1 point de plus pour chaque tuile Trésor que tu prends.",
  "character.about.one_tile":
    "Tu peux jouer n’importe quelle carte pour avancer un aventurier d’une tuile, même après un lancer de dé.",
  "character.about.temple_reader":
    "Quand tu découvres une tuile Temple en prenant un trésor, tu peux effectuer tout de suite son action.",
  "character.about.collector":
    "Quand tu prends un trésor et que tu as un vase, une statue et un bijou, tu peux retourner ces trois tuiles pour un tour supplémentaire. Elles rapportent quand même leurs points.",
  "character.about.key_turner":
    "Tu commences avec 2 clés. Quand tu joues une carte qui n’est pas une carte Horus, tu peux défausser une clé pour augmenter ou diminuer son nombre de un.",
  "character.about.other": "Un personnage que cette page ne connaît pas.",

  // --- mummy tiles; n is the number in the tile's name ---
  "mummy_tile.move_card": "Déplacer une carte",
  "mummy_tile.swap_scarab": "Échanger un scarabée",
  "mummy_tile.single_step": "Avancer d’une tuile",
  "mummy_tile.new_hand": "Nouvelle main",
  "mummy_tile.points": { one: "{n} point", other: "{n} points" },
  "mummy_tile.rearmost": "Dernier +1–{n}",
  "mummy_tile.horus_card": "Carte Horus",
  "mummy_tile.scarab": "Scarabée",
  "mummy_tile.lowest_treasure": "Plus petit trésor",
  "mummy_tile.keys": { one: "{n} clé", other: "{n} clés" },
  "mummy_tile.two_of_three": "Deux objets au choix",
  "mummy_tile.pairs": "Paires",
  "mummy_tile.all": "Tous +{n}",
  "mummy_tile.extra_turn": "Tour supplé\u00ADmentaire",
  "mummy_tile.price": { one: "{n} talisman", other: "{n} talismans" },
  "mummy_tile.about.move_card": "Déplace une carte de ta main à l’endroit de ton choix.",
  "mummy_tile.about.swap_scarab":
    "Un de tes scarabées retourne dans la boîte, sans que les autres le voient, et tu en prends un nouveau.",
  "mummy_tile.about.single_step":
    "Un de tes aventuriers actifs avance d’une tuile. Aucune tuile n’agit.",
  "mummy_tile.about.new_hand":
    "Défausse toute ta main et pioche cinq nouvelles cartes, de gauche à droite.",
  "mummy_tile.about.points": { one: "Tu marques {n} point.", other: "Tu marques {n} points." },
  "mummy_tile.about.rearmost":
    "Ton aventurier actif le plus proche des escaliers avance de 1 à {n} tuiles. Aucune tuile n’agit.",
  "mummy_tile.about.horus_card":
    "Défausse une carte de ta main, au choix, et prends la carte visible d’une des piles Horus au milieu de ta main. La momie ne bouge pas.",
  "mummy_tile.about.scarab": "Prends un scarabée.",
  "mummy_tile.about.lowest_treasure":
    "Tu marques les points du plus petit trésor visible sur le plateau. Il y reste.",
  "mummy_tile.about.keys": {
    one: "Prends {n} clé.",
    other: "Prends {n} clés, ou ce qu’il en reste.",
  },
  "mummy_tile.about.two_of_three": "Prends deux objets différents parmi {goods}.",
  "mummy_tile.about.pairs":
    "Tu marques 2 points pour chaque paire de tes tuiles Trésor. Les sceptres comptent, pas les jokers.",
  "mummy_tile.about.all":
    "Tous tes aventuriers actifs avancent de {n} tuiles, le plus proche de la chambre funéraire en premier. Aucune tuile n’agit.",
  "mummy_tile.about.extra_turn": "Tu joues un tour de plus quand celui-ci est terminé.",
  "mummy_tile.about.other": "Une tuile Momie que cette page ne connaît pas.",

  // --- the roll that raises the fallen ---
  "wake.one_and_end": "{faces} : l’un d’eux se redresse, et ton tour se termine",
  "wake.all_and_end": "{faces} : tous se redressent, et ton tour se termine",
  "wake.all_and_go_on": "{faces} : tous se redressent, et ton tour continue",
} as const;
