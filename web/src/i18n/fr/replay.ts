// Looking at a game again: going through it, whose eyes, the bot's opinion, curves. Since "tour de
// jeu" is a round, a single turn is called "coup" here.

export default {
  "replay.title": "Revoir",
  "replay.heading": "Revoir une partie",
  "replay.to_game": "À la partie",
  "replay.unknown":
    "Pour voir cette partie, il te faut l’un de ses liens : demande-le à quelqu’un qui y a joué.",
  "replay.empty": "Il ne s’est encore rien passé dans cette partie.",
  "replay.running": "Cette partie est encore en cours : tu la vois jusqu’au point où elle en est.",
  "replay.aborted": "Cette partie a été arrêtée sans résultat.",
  "replay.end": "Fin de la partie",
  "replay.now": "La partie en est là",
  "replay.where": "Coup {turn} sur {turns}, tour de jeu {round}",
  "replay.where_end": "Après le coup {turns}",
  "replay.where_spoken": "{where} : {what}",
  // going through it
  "replay.controls": "Parcourir la partie",
  "replay.slider": "Position dans la partie",
  "replay.first": "Au début (Début)",
  "replay.last": "À la fin (Fin)",
  "replay.previous_turn": "Coup précédent (Page précédente)",
  "replay.next_turn": "Coup suivant (Page suivante)",
  "replay.previous": "Décision précédente (flèche gauche)",
  "replay.next": "Décision suivante (flèche droite)",
  "replay.play": "Lecture (Espace)",
  "replay.pause": "Pause (Espace)",
  "replay.speed": "Vitesse",
  "replay.speed_times": "{n}×",
  "replay.eyes": "Point de vue",
  "replay.everybody": "Tout le monde",
  "replay.eyes_of": "{name}",
  "replay.eyes_running":
    "Tant que la partie est en cours, tu ne vois que ce que tu as le droit de savoir.",
  "replay.link_private":
    "Ce lien marche pour les personnes déjà à la table. Quand la partie est finie, tu peux en copier un pour tout le monde.",
  "replay.hand": "Main : {name}",
  "replay.hand_card": "Carte {place} : {card}",
  // panels
  "replay.tabs": "Que regarder",
  "replay.tab_log": "Journal",
  "replay.tab_opinion": "Avis du bot",
  "replay.tab_score": "Score",
  "replay.tab_words": "En mots",
  "replay.score_hidden": "Les points sont cachés tant que cette partie est en cours.",
  // opinion
  "replay.decision": "Cette décision",
  "replay.opinion_end": "Il n’y a plus rien à décider ici. Reviens à une décision.",
  "replay.opinion_running":
    "Le bot ne parle que des parties terminées, pour n’aider personne en cours de jeu.",
  "replay.ask": "Qu’en pense le bot ?",
  "replay.thinking": "Le bot réfléchit…",
  "replay.options": "Ce qu’on pouvait faire, le meilleur d’abord",
  "replay.option": "Option",
  "replay.chance": "Chances de gagner",
  "replay.margin": "Avance en points",
  "replay.with_best": "Avec le meilleur choix",
  "replay.played": "joué",
  "replay.best": "meilleur",
  "replay.verdict_best": "Le bot aurait fait la même chose.",
  "replay.verdict_close": "Aux yeux du bot, aussi bon que le meilleur choix.",
  "replay.verdict_worse":
    "Mieux, selon le bot : {best} Avec ce qui a été joué, les chances de gagner étaient de {chance} au lieu de {high}.",
  "replay.about":
    "Raconté et estimé du point de vue de la personne qui décidait (« tu »), sans connaître les cartes des autres.",
  // over the game
  "replay.course": "Les chances de gagner au fil de la partie",
  "replay.ask_all": "Demander l’avis sur toutes les décisions de",
  "replay.ask_all_go": "Demander",
  "replay.all_known": "Tous ces avis sont déjà là.",
  "replay.progress": "{done} décisions sur {total}",
  "replay.waits": {
    one: "Le serveur demande une pause d’une seconde.",
    other: "Le serveur demande une pause de {n} secondes.",
  },
  "replay.no_points":
    "Pas encore d’avis : demande-le pour une décision, ou pour toutes celles d’une personne. La courbe se remplit peu à peu.",
  "replay.curve": "Chances de gagner de chacun après chaque décision",
  "replay.as_table": "La courbe en tableau",
  "replay.turn": "Coup",
  "replay.player": "Joueur",
  "replay.swings": "Les plus grands retournements",
  "replay.misses": "Ce qui a coûté le plus",
  "replay.swing": "{name} : de {from} à {to}, coup {turn}",
} as const;
