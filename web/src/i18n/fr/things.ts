export default {
  // What things are called and what they do: tiles, cards, places, piles, what one can own.
  // The things of the modules are in things_modules.ts. "statue" alone is always the treasure; the
  // other one is always "statue d’Anubis".
  // --- treasures ---
  "treasure.vase": "Vase",
  "treasure.statue": "Statue",
  "treasure.jewellery": "Bijou",
  "treasure.sceptre": "Sceptre",
  "treasure.a.vase": "un vase",
  "treasure.a.statue": "une statue",
  "treasure.a.jewellery": "un bijou",
  "treasure.a.sceptre": "un sceptre",
  "treasure.count.vase": { one: "{n} vase", other: "{n} vases" },
  "treasure.count.statue": { one: "{n} statue", other: "{n} statues" },
  "treasure.count.jewellery": {
    one: "{n} bijou",
    other: "{n} bijoux",
  },
  "treasure.count.sceptre": { one: "{n} sceptre", other: "{n} sceptres" },
  "treasure.count.other": "{n} × {type}",

  // --- tiles ---
  "tile.name.treasure": { one: "{type}, {n} point", other: "{type}, {n} points" },
  "tile.name.horus": { one: "Tuile Horus, {n} œil", other: "Tuile Horus, {n} yeux" },
  "tile.name.osiris": "Osiris {n}",
  "tile.name.scarab": "Tuile Scarabée",
  "tile.name.joker": "Tuile Joker",
  "tile.name.joker_or_scarab": "Tuile Joker ou Scarabée",
  "tile.name.favour": "Faveur d’Horus, {low} ou {high} yeux",
  "tile.name.tunnel": "Tunnel",

  // --- cards ---
  "card.name.number": "{value}",
  "card.name.step": "±{value}",
  "card.name.die": "Dé",
  "card.name.range": "1–{value}",
  "card.name.range_die": "1–dé",
  "card.name.all": "Tous +{value}",
  "card.name.last": "Dernier à l’avant-dernier",
  "card.name.fewer": "{value}, un aventurier de moins",
  "card.name.zero": "{value}",
  "card.name.plus": "{value}+",
  "card.name.adjusted_die": "Dé ±1",
  "card.in.plain": "le {card}",
  "card.in.die": "la carte dé",
  "card.in.adjusted_die": "la carte dé ±1",
  "card.in.horus": "la carte Horus « {card} »",
  "card.in.unknown": "une carte",
  "card.hidden": "Carte cachée",
  "card.kind.starter": "Carte de départ",
  "card.kind.horus": { one: "Carte Horus, {n} œil", other: "Carte Horus, {n} yeux" },
  "card.kind.equipment": "Carte Équipement",
  "card.about.number": {
    one: "Déplace un aventurier d’exactement {n} tuile vers la chambre funéraire.",
    other: "Déplace un aventurier d’exactement {n} tuiles vers la chambre funéraire.",
  },
  "card.about.step":
    "Déplace un aventurier d’une tuile en avant ou en arrière. En arrière, on ne revient jamais sur les escaliers.",
  "card.about.die":
    "Lance le dé, puis déplace un aventurier d’exactement autant de tuiles. Si c’est impossible, personne ne bouge.",
  "card.about.range": "Choisis un nombre de 1 à {n} et déplace un aventurier d’autant de tuiles.",
  "card.about.range_die":
    "Lance le dé, puis choisis un nombre de 1 au résultat du dé et déplace un aventurier d’autant de tuiles.",
  "card.about.all": {
    one: "Tous tes aventuriers actifs avancent de {n} tuile, le plus proche de la chambre funéraire en premier. Puis l’un de ceux qui ont bougé effectue l’action de sa tuile.",
    other:
      "Tous tes aventuriers actifs avancent de {n} tuiles, le plus proche de la chambre funéraire en premier. Puis l’un de ceux qui ont bougé effectue l’action de sa tuile.",
  },
  "card.about.last":
    "Ton dernier aventurier rejoint celui qui le précède et effectue l’action sur place. S’il n’y a personne devant lui, il peut suivre l’un des tiens dans la chambre funéraire, contre une clé.",
  "card.about.fewer": {
    one: "Déplace un aventurier d’exactement {n} tuile. S’il arrive sur un trésor, tu peux le prendre avec un aventurier de moins que nécessaire.",
    other:
      "Déplace un aventurier d’exactement {n} tuiles. S’il arrive sur un trésor, tu peux le prendre avec un aventurier de moins que nécessaire.",
  },
  "card.about.zero":
    "Un aventurier reste où il est et peut effectuer l’action de sa tuile. Tu peux toujours la jouer tant qu’un aventurier est actif, et ce n’est jamais obligatoire.",
  "card.about.plus":
    "Déplace un aventurier de {n}, ou ajoute une autre carte d’un bout de ta main, à gauche ou à droite (sauf une carte Horus), et déplace-le de la somme. La première carte que tu gagnes ensuite se place à côté d’un bout, au choix.",
  "card.about.adjusted_die":
    "Lance le dé et déplace un aventurier d’autant de tuiles, d’une de plus ou d’une de moins. Avec 0, il reste sur place et peut agir.",
  "card.about.other": "Elle appartient à un module que cette page ne connaît pas.",

  // --- places ---
  "place.stairs": "Escaliers",
  "place.space_with": "Case {place}, {tile}",
  "place.space_empty": "Case {place}, vide",
  "place.statue": "Statue d’Anubis",
  "place.empty": "Case vide",
  "place.chamber": "Chambre funéraire",
  "place.sarcophagi": "Sarcophages",
  "place.from.stairs": "des escaliers",
  "place.from.space": "de {place}",
  "place.from.chamber": "de la chambre funéraire",
  "place.to.stairs": "aux escaliers",
  "place.to.space": "à {place}",
  "place.to.chamber": "à la chambre funéraire",
  "place.on.stairs": "sur les escaliers",
  "place.on.space": "sur la case {place}",
  "place.on.chamber": "dans la chambre funéraire",

  // --- piles ---
  "pile.draw": "Pioche",
  "pile.discard": "Défausse",
  "pile.horus": { one: "Cartes Horus, {n} œil", other: "Cartes Horus, {n} yeux" },
  "pile.osiris": "Tuiles Osiris hors jeu",
  "pile.treasures": "Trésors face cachée",
  "pile.cobra": "Tuiles Cobra",
  "pile.falcon": "Tuiles Faucon",
  "pile.lion": "Tuiles Lion",
  "pile.scarabs": "Scarabées",
  "pile.mummy_tiles": "Tuiles Momie",
  "pile.mummy_discards": "Tuiles Momie utilisées",
  "pile.kit": "Équipement resté dans la boîte",
  "pile.characters": "Personnages restés dans la boîte",

  // --- what one can own ---
  "thing.key": "Clé",
  "thing.joker": "Joker",
  "thing.scarab": "Scarabée",
  "thing.talisman": "Talisman",
  "thing.adventurer": "Aventurier",
  "thing.set": "Série de trésors",
  "thing.mummy": "Momie",
  "thing.a.key": "une clé",
  "thing.a.joker": "un joker",
  "thing.a.scarab": "un scarabée",
  "thing.about.key":
    "Une clé fait entrer un aventurier dans la chambre funéraire, et y reste. Chaque clé gardée jusqu’à la fin rapporte 1 point.",
  "thing.about.joker": {
    one: "Il remplace n’importe quel trésor dans une série, {n} au plus par série. S’il reste inutilisé, il ne rapporte rien.",
    other:
      "Il remplace n’importe quel trésor dans une série, {n} au plus par série. S’il reste inutilisé, il ne rapporte rien.",
  },
  "thing.about.scarab":
    "Chacun rapporte de {low} à {high} points à la fin. Seule la personne qui l’a peut le regarder.",
  "thing.about.talisman":
    "Les talismans servent à payer les tuiles Momie. Tu en reçois un pour chaque adversaire dont un aventurier est renversé quand tu déplaces la momie. Ils ne rapportent aucun point.",
  "thing.about.adventurer":
    "Chacun en a cinq : deux sur les escaliers, trois endormis devant les statues d’Anubis. À la fin, chacun rapporte la valeur de sa case.",
  "thing.about.set":
    "Un vase, une statue et un bijou ; les jokers les remplacent. Une, deux, trois… séries rapportent {points}.",
  "thing.about.mummy":
    "Pour chaque carte Horus prise sur le plateau ou jouée, elle avance vers les escaliers d’autant de tuiles que la carte a d’yeux. Les aventuriers adverses qu’elle croise sont renversés, ainsi que tous ceux qui se trouvent là où elle s’arrête ou y terminent leur déplacement.",

  // --- where points come from ---
  "source.play": "En cours de partie",
  "source.adventurers": "Aventuriers",
  "source.sarcophagi": "Sarcophages",
  "source.keys": "Clés",
  "source.sets": "Séries",
  "source.scarabs": "Scarabées",
  "source.sceptres": "Sceptres",

  // What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.
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

  // The page of rules around its text, which is in src/rules.
  "rules.title": "Les règles du jeu",
  "rules.intro": "Tout ce qu’il faut savoir sur une page, avec nos propres mots.",
  "rules.contents": "Sommaire",
  "rules.search": "Chercher dans les règles",
  "rules.clear": "Effacer la recherche",
  "rules.found": { one: "{n} passage trouvé", other: "{n} passages trouvés" },
  "rules.found_most": "{found} avec la plupart de ces mots",
  "rules.nothing": "Rien trouvé. Essaie avec moins de mots, ou des mots plus courts.",
  "rules.everything": "Afficher toutes les règles",
  "rules.example": "Exemple",
  "rules.applies": "Précisions :",
  "rules.status.ruling": "Précision",
  "rules.status.derivation": "Déduction",
  "rules.status.reported": "Source publique",
  "rules.link": "Lien vers cette section : {title}",
  "rules.failed": "Les règles n’ont pas pu être chargées. Réessaie.",
  "rules.count": "× {n}",
} as const;
