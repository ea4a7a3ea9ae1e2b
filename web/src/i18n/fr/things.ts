// What things are called and what they do: tiles, cards, places, piles, what one can own.
// The things of the modules are in things_modules.ts. "statue" alone is always the treasure; the
// other one is always "statue d’Anubis".

export const things = {
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
} as const;
