// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} a abandonné.", other: "{names} ont abandonné." },
  "ending.gave_up_you": "Tu as abandonné.",
  "ending.decided.source": {
    one: "{winner} avait un point de plus que {next}. Le plus grand écart : {source}, {mine} contre {theirs}.",
    other:
      "{winner} avait {n} points de plus que {next}. Le plus grand écart : {source}, {mine} contre {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Tu avais un point de plus que {next}. Le plus grand écart : {source}, {mine} contre {theirs}.",
    other:
      "Tu avais {n} points de plus que {next}. Le plus grand écart : {source}, {mine} contre {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} avait un point de plus que toi. Le plus grand écart : {source}, {mine} contre {theirs}.",
    other:
      "{winner} avait {n} points de plus que toi. Le plus grand écart : {source}, {mine} contre {theirs}.",
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
  "ending.decided.resigned": "{winner} a tenu bon pendant que les autres abandonnaient.",
  "ending.decided.resigned_you": "Tu as tenu bon pendant que les autres abandonnaient.",
  "ending.chart_about":
    "Les points en cours de partie, tour de jeu par tour de jeu ; puis ce que chaque origine a ajouté à la fin.",
  "ending.chart_table": "Le graphique sous forme de tableau",
  "ending.chart_round": "Tour de jeu {round}",
  "ending.chart_counted": "Compté à la fin : {source}",
  "ending.again": "Rejouer",
  "ending.agreed": "D’accord : {names}",
  "ending.start": "À la page d’accueil",
} as const;
