// What explanations say of things, and why something cannot be used.

export const topics = {
  "explain.rules": "Règles : {title}",
  "explain.rules_plain": "Les règles",
  "explain.new_tab": "ouvre un nouvel onglet",
  "explain.rulings_all": "Les {n} précisions",
  "explain.rulings_about":
    "Là où les livres de règles se taisent ou se lisent de deux façons, ce projet a décidé :",
  "explain.rulings_failed": "Les textes n’ont pas pu être chargés ; les liens y mènent.",
  "explain.reconstructed":
    "Certains de ces nombres sont reconstitués : ils n’ont jamais été comparés avec une boîte du jeu.",
  "explain.reconstructed_link": "Est-ce bien sûr ?",

  "explain.under":
    "Un autre trésor se trouve dessous, face cachée. Qui prend celui du dessus le retourne.",
  "explain.value": "Valeur inscrite au mur",
  "explain.value_about":
    "Chaque aventurier qui se trouve sur cette partie du chemin à la fin rapporte {points}.",
  "explain.symbol": "Symbole des tuiles Temple",
  "explain.niche_about":
    "Qui entre dans la chambre funéraire laisse une clé ici. Elle est hors du jeu et ne rapporte rien.",
  "explain.niche_now": {
    one: "{n} clé a été posée.",
    other: "{n} clés ont été posées.",
  },
  "explain.lie_there": "Nombre restant : {n}.",
  "explain.none_there": "Il n’en reste plus.",
  "explain.face_up": "Face visible : {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "Dans un tour de jeu, chacun joue une fois. La partie se termine avec le tour de jeu où le deuxième sarcophage est gagné, ou où plus personne ne peut se déplacer.",
  "explain.points_about":
    "Marqués jusqu’ici. Aventuriers, sarcophages, clés, séries et scarabées comptent à la fin.",

  "explain.figure_mine": "Ton aventurier",
  "explain.figure_theirs": "Aventurier : {name}",
  "explain.status.active": "Il est {where}.",
  "explain.status.released":
    "Tout juste réveillé : il est debout sur les escaliers et se déplace à partir du tour de jeu suivant.",
  "explain.status.lying":
    "Il dort devant cette statue d’Anubis jusqu’à ce qu’un autre aventurier de la même couleur passe.",
  "explain.status.inside": "Il est dans la chambre funéraire et ne bouge plus.",
  "explain.status.fallen":
    "Il a été renversé {where} : il ne bouge pas et ne compte pas tant qu’un lancer de dé ne le redresse pas.",

  "explain.why.theirs": "Seul {name} peut le déplacer.",
  "explain.why.turn": "Ce n’est pas ton tour.",
  "explain.why.first": "Autre chose est demandé d’abord.",
  "explain.why.stuck": "Rien de ce que tu peux jouer maintenant ne le déplace.",
  "explain.why.middle": "Seules les cartes aux deux bouts de la main peuvent être jouées.",

  "hand.advice": "Conseil : {what}",
  "hand.advice_chance": "Chances de gagner : {chance}.",
  "hand.advice_next": "Ensuite, {chance} : {what}",
  "hand.advice_equal": "À peu près aussi bon : {what}",
  "chance.about": "environ {chance}",
  "chance.low": "moins de {chance}",
  "chance.high": "plus de {chance}",
} as const;
