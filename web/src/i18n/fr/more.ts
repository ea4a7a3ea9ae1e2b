export default {
  // The position in words, for the text mode of the table.
  "position.round": "Tour de jeu {n}.",
  "position.last_round": "C’est le dernier tour de jeu.",
  "position.turn.you": "C’est à toi de jouer.",
  "position.turn.they": "C’est à {name} de jouer.",
  "position.extra.you": {
    one: "Tu as encore un tour supplémentaire à jouer.",
    other: "Tu as encore {n} tours supplémentaires à jouer.",
  },
  "position.extra.they": {
    one: "{name} a encore un tour supplémentaire à jouer.",
    other: "{name} a encore {n} tours supplémentaires à jouer.",
  },
  "position.mummy": "La momie est {on}.",
  "position.horus": "Cartes Horus visibles : {cards}.",
  "position.horus_none": "aucune",
  "position.horus_down": "pas encore retournée",
  "position.horus_card": { one: "{n} œil, {card}", other: "{n} yeux, {card}" },
  "position.mummy_tiles": "Tuiles Momie visibles : {tiles}.",
  "position.mummy_supply":
    "Talismans dans la réserve : {talismans}. Tuiles Momie dans la pile : {tiles}.",
  "position.mummy_tile": "{tile} pour {price}",
  "position.sarcophagus": "Le sarcophage de valeur {n} est encore là.",
  "position.sarcophagus.you": "Tu as le sarcophage de valeur {n}.",
  "position.sarcophagus.they": "{name} a le sarcophage de valeur {n}.",
  "position.supply":
    "Dans la réserve : clés {keys}, jokers {jokers}, scarabées {scarabs}. Cartes à piocher : {draw}.",
  "position.discard": {
    one: "Défausse : {n} carte, {card}.",
    other: "Défausse : {n} cartes, sur le dessus {card}.",
  },
  "position.discard_unseen": {
    one: "Défausse : {n} carte.",
    other: "Défausse : {n} cartes.",
  },
  "position.discard_none": "Défausse : vide.",
  "position.temples": "Tuiles Temple face cachée : {piles}.",
  "position.temple.cobra": "Cobra {n}",
  "position.temple.falcon": "Faucon {n}",
  "position.temple.lion": "Lion {n}",

  "position.card": "Carte {place} : {card}",
  "position.card_left": "Bout gauche : {card}",
  "position.card_right": "Bout droit : {card}",

  "position.player.you": "Toi",
  "position.player": "{name} : {facts}.",
  "position.score": { one: "{n} point en cours de partie", other: "{n} points en cours de partie" },
  "position.score_hidden": "points cachés",
  "position.cards": { one: "{n} carte en main", other: "{n} cartes en main" },
  "position.keys": { one: "{n} clé", other: "{n} clés" },
  "position.jokers": { one: "{n} joker", other: "{n} jokers" },
  "position.scarabs": { one: "{n} scarabée", other: "{n} scarabées" },
  "position.scarab_values": {
    one: "{n} scarabée (valeur {values})",
    other: "{n} scarabées (valeurs {values})",
  },
  "position.talismans": { one: "{n} talisman", other: "{n} talismans" },
  "position.character": "personnage « {name} »",
  "position.no_treasures": "aucun trésor",
  "position.sets": {
    one: "{n} série jusqu’ici, valeur {points}",
    other: "{n} séries jusqu’ici, valeur {points}",
  },
  "position.adventurers": "aventuriers : {places}",
  "position.at.active": "{on}",
  "position.several": "{n} {on}",
  "position.at.fallen": "{on} (à terre)",
  "position.at.released": "{on} (à partir du prochain tour de jeu)",
  "position.asleep": {
    one: "{n} endormi devant une statue d’Anubis",
    other: "{n} endormis devant les statues d’Anubis",
  },
  "position.inside": {
    one: "{n} dans la chambre funéraire",
    other: "{n} dans la chambre funéraire",
  },

  "position.space": "{place} : {what}.",
  "position.empty": "{place} : vide.",
  "position.empty_range": "{first} à {last} : vides.",
  "position.stairs": "Escaliers : {who}.",
  "position.chamber": "Chambre funéraire : {who}. Chacun y rapporte {points}.",
  "position.statue": "Statue d’Anubis, endormis : {who}.",
  "position.statue_none": "Statue d’Anubis : personne d’endormi.",
  "position.nobody": "personne",
  "position.treasure_here": {
    one: "{tile}, {points}, demande {n} aventurier",
    other: "{tile}, {points}, demande {n} aventuriers",
  },
  "position.no_tile": "case vide",
  "position.mummy_here": "La momie est ici.",
  "position.under": "Une tuile face cachée en dessous.",
  "position.symbol.cobra": "Quand on prend ce trésor, une tuile Cobra apparaît.",
  "position.symbol.falcon": "Quand on prend ce trésor, une tuile Faucon apparaît.",
  "position.symbol.lion": "Quand on prend ce trésor, une tuile Lion apparaît.",
  "position.worth": "Valeur à la fin : {n}.",

  // Those at the table: what they ask of each other, and what becomes of them.
  // what waits for consent
  "people.proposal.take_back": "{name} demande à reprendre un coup",
  "people.proposal.abort": "{name} propose d’arrêter la partie sans résultat",
  "people.proposal.bot": "{name} propose de remplacer {whose} par un bot ({level})",
  "people.proposal.take_over": "{name} voudrait remplacer {whose}",
  "people.proposal.rematch": "{name} propose une revanche",
  "people.proposal.other": "{name} demande quelque chose : {what}",
  "people.proposal_mine.take_back": "Tu demandes à reprendre un coup",
  "people.proposal_mine.abort": "Tu proposes d’arrêter la partie sans résultat",
  "people.proposal_mine.bot": "Tu proposes de remplacer {whose} par un bot ({level})",
  "people.proposal_mine.take_over": "Tu demandes à remplacer {whose}",
  "people.proposal_mine.rematch": "Tu proposes une revanche",
  "people.proposal_mine.other": "Tu demandes quelque chose : {what}",
  "people.waits_for": "Pas encore de réponse : {names}",
  "people.votes_as": "pour {name}",
  "people.agree": "Accepter",
  "people.refuse": "Refuser",
  "people.withdraw": "Retirer",
  // what came of it
  "people.refused.take_back": "{who} a refusé : le coup reste.",
  "people.refused.abort": "{who} a refusé : la partie continue.",
  "people.refused.bot": "{who} a refusé : aucun bot ne remplace {whose}.",
  "people.refused.take_over": "{who} a refusé : {name} ne remplace pas {whose}.",
  "people.refused.rematch": "{who} a refusé : pas de revanche.",
  "people.refused.other": "{who} a refusé.",
  "people.taken_back": "D’accord : le coup est repris.",
  "people.withdrawn": "{name} a retiré sa proposition.",
  "people.lapsed": "La proposition reste sans suite.",
  "people.granted": "La place est à toi maintenant.",
  // who comes and goes
  "people.back": "{name} est de retour.",
  "people.again": "{name} joue de nouveau.",
  "people.took_over": "{name} remplace maintenant {whose}.",
  "people.bot": "Un bot continue pour {name}.",
  "people.bot_you": "Un bot continue pour toi.",
  "people.gave_up": "{name} a abandonné ; un bot continue.",
  "people.time_up": "Temps écoulé pour {name} ; un bot continue.",
  "people.time_up_you": "Ton temps est écoulé ; un bot continue pour toi.",
  "people.time_lost": "Temps écoulé pour {name}, ce qui vaut abandon ; un bot continue.",
  "people.time_lost_you": "Ton temps est écoulé, ce qui vaut abandon ; un bot continue.",
  "people.time_short": { one: "Plus que {n} seconde.", other: "Plus que {n} secondes." },
  // one’s own seat, where one does not play
  "people.own.away": "Tu t’es levé de table. Personne ne joue à ta place.",
  "people.own.bot": "Un bot joue pour toi.",
  "people.own.time_up": "Ton temps est écoulé. Un bot joue à ta place.",
  "people.own.gave_up": "Tu as abandonné, et un bot continue. Tu peux partir.",
  "people.own.time_lost":
    "Ton temps est écoulé, ce qui vaut abandon. Un bot continue ; tu peux partir.",
  "people.sit_again": "Je suis de retour",
  "people.proposal.claim":
    "Quelqu’un qui regarde dit que la place de {whose} est la sienne. N’accepte que si c’est vraiment {whose}.",
  "people.proposal_mine.claim": "Tu dis que la place de {whose} est à toi",
  "people.refused.claim": "{who} a refusé : la place de {whose} ne change pas.",
  "people.not_before": "Pas avant {time}.",
  "people.not_within": "Au plus tôt dans {time}.",
  "people.only_owner": "Seul un appareil qui a cette place peut confirmer.",
  "people.may_object": "{name} peut encore refuser pendant {time}.",
  "people.still_here": "{name} est là : aucun bot ne joue.",
  "people.reclaimed": "La place de {name} a été reprise sur un nouvel appareil.",
  "people.bot_played": "Un bot a joué pour toi pendant ton absence. La place est de nouveau à toi.",

  // The end of a game: who won and why, the score over the game, another one.
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

  // What lies on the board and beside it, in a sentence or two, for who asks.
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

  // What explanations say of things, and why something cannot be used.
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
