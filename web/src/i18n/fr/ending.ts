// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} a abandonné.", other: "{names} ont abandonné." },
  "ending.gave_up_you": "Tu as abandonné.",
  "ending.time_up": "Temps écoulé pour {names}.",
  "ending.time_up_you": "Ton temps est écoulé.",
  "ending.decided.source": {
    one: "{winner} avait un point de plus que {next}. La plus grande avance : {source}, {mine} contre {theirs}.",
    other:
      "{winner} avait {n} points de plus que {next}. La plus grande avance : {source}, {mine} contre {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Tu avais un point de plus que {next}. La plus grande avance : {source}, {mine} contre {theirs}.",
    other:
      "Tu avais {n} points de plus que {next}. La plus grande avance : {source}, {mine} contre {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} avait un point de plus que toi. La plus grande avance : {source}, {mine} contre {theirs}.",
    other:
      "{winner} avait {n} points de plus que toi. La plus grande avance : {source}, {mine} contre {theirs}.",
  },
  "ending.decided.shared":
    "{names} ont {points} points chacun, et même le départage ne les sépare pas.",
  "ending.decided.shared_you":
    "Toi et {names} avez {points} points chacun, et même le départage ne vous sépare pas.",
  "ending.decided.tie_break":
    "{winner} et {next} ont le même nombre de points ; le départage a décidé.",
  "ending.decided.tie_break_you":
    "Toi et {next} avez le même nombre de points ; le départage a décidé pour toi.",
  "ending.decided.tie_break_them":
    "{winner} et toi avez le même nombre de points ; le départage a décidé pour {winner}.",
  "ending.decided.resigned": "{winner} a tenu bon jusqu’au bout.",
  "ending.decided.resigned_you": "Tu as tenu bon jusqu’au bout.",
  "ending.decided.late": "{winner} a respecté le temps.",
  "ending.decided.late_you": "Tu as respecté le temps.",
  "ending.decided.ahead": "{winner} a pris la tête au tour de jeu {round} et ne l’a plus lâchée.",
  "ending.decided.ahead_you": "Tu as pris la tête au tour de jeu {round} et ne l’as plus lâchée.",
  "ending.decided.behind": {
    one: "Avant le décompte final, {next} avait encore un point d’avance sur {winner}.",
    other: "Avant le décompte final, {next} avait encore {n} points d’avance sur {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Avant le décompte final, {next} avait encore un point d’avance sur toi.",
    other: "Avant le décompte final, {next} avait encore {n} points d’avance sur toi.",
  },
  "ending.decided.behind_them": {
    one: "Avant le décompte final, tu avais encore un point d’avance sur {winner}.",
    other: "Avant le décompte final, tu avais encore {n} points d’avance sur {winner}.",
  },
  "ending.decided.counted": "Tout s’est joué au décompte final : {source}.",
  "ending.decided.best": {
    one: "Personne n’a marqué plus en un coup que {name} au tour de jeu {round} : un point.",
    other: "Personne n’a marqué plus en un coup que {name} au tour de jeu {round} : {n} points.",
  },
  "ending.decided.best_you": {
    one: "Personne n’a marqué plus en un coup que toi au tour de jeu {round} : un point.",
    other: "Personne n’a marqué plus en un coup que toi au tour de jeu {round} : {n} points.",
  },
  "ending.decided.own": {
    one: "Là, personne n’a fait mieux que toi : {source}, un point.",
    other: "Là, personne n’a fait mieux que toi : {source}, {n} points.",
  },

  // sources within a sentence
  "ending.source.play": "en cours de partie",
  "ending.source.adventurers": "aventuriers",
  "ending.source.sarcophagi": "sarcophages",
  "ending.source.keys": "clés",
  "ending.source.sets": "séries",
  "ending.source.scarabs": "scarabées",
  "ending.source.sceptres": "sceptres",

  "ending.tomb.none": "Aucun aventurier n’a atteint la chambre funéraire.",
  "ending.tomb.only": {
    one: "Un seul aventurier a atteint la chambre funéraire, et il est à {name}.",
    other: "{n} aventuriers ont atteint la chambre funéraire, tous à {name}.",
  },
  "ending.tomb.only_you": {
    one: "Un seul aventurier a atteint la chambre funéraire, et il est à toi.",
    other: "{n} aventuriers ont atteint la chambre funéraire, tous à toi.",
  },
  "ending.tomb.most":
    "{name} a fait entrer {n} aventuriers dans la chambre funéraire, personne d’autre plus de {next}.",
  "ending.tomb.most_you":
    "Tu as fait entrer {n} aventuriers dans la chambre funéraire, personne d’autre plus de {next}.",
  "ending.tomb.first":
    "Le premier aventurier dans la chambre funéraire était à {name}, au tour de jeu {round}.",
  "ending.tomb.first_you":
    "Le premier aventurier dans la chambre funéraire était à toi, au tour de jeu {round}.",
  "ending.tomb.all": "{n} aventuriers ont atteint la chambre funéraire.",
  "ending.story": "Ce qui a décidé",
  "ending.watch": "Voir le coup {turn}",
  "ending.chart_about":
    "Les points en cours de partie, tour de jeu par tour de jeu ; puis ce que chaque origine a ajouté à la fin.",
  "ending.chart_table": "Le graphique sous forme de tableau",
  "ending.chart_round": "Tour de jeu {round}",
  "ending.chart_counted": "Compté à la fin : {source}",
  "ending.again": "Rejouer",
  "ending.agreed": "D’accord : {names}",
  "ending.start": "À la page d’accueil",
} as const;
