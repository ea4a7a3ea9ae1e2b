// What is asked, for whoever is asked and for those who wait, and why.

export const questions = {
  "ask.play": "Joue la carte de gauche ou de droite.",
  "ask.way": "Comment aller {to} ?",
  "ask.move": "Quel aventurier se déplace, et de combien ?",
  "ask.move_exactly": {
    one: "Quel aventurier se déplace de {n} tuile ?",
    other: "Quel aventurier se déplace de {n} tuiles ?",
  },
  "ask.move_quiet": "Quel aventurier se déplace ? Sa tuile n’agit pas.",
  "ask.stay": "Quel aventurier reste sur place et effectue l’action de sa tuile ?",
  "ask.act": "Quel aventurier effectue l’action de sa tuile ?",
  "ask.spare": "Prendre {tile} avec un aventurier de moins ?",
  "ask.take": "Que prends-tu ?",
  "ask.wake": "Lancer le dé pour redresser tes aventuriers renversés ?",
  "ask.raise": "Lequel de tes aventuriers renversés se redresse ?",
  "ask.mummy_tile": {
    one: "Utiliser une tuile Momie ? Tu as {n} talisman.",
    other: "Utiliser une tuile Momie ? Tu as {n} talismans.",
  },
  "ask.move_card": "Quelle carte de ta main change de place ?",
  "ask.may_move_card": "Déplacer une carte de ta main ?",
  "ask.move_card_to": "Où placer {card} dans ta main ?",
  "ask.give_scarab": "Lequel de tes scarabées retourne dans la boîte ?",
  "ask.discard": "Quelle carte défausses-tu ?",
  "ask.take_several": {
    one: "Que prends-tu ? Encore une chose.",
    other: "Que prends-tu ? {n} choses différentes.",
  },
  "ask.rearmost": "De combien avance ton dernier aventurier ?",
  "ask.second": "Tu as joué le {n}+. Ajouter une autre carte d’un bout de ta main ?",
  "ask.side": "Où va la nouvelle carte ({card}) ?",
  "ask.reroll": "Tu as obtenu {n}. Relancer le dé une fois ?",
  "ask.use_power": "Utiliser la capacité de ton personnage pour te déplacer ?",
  "ask.instead": "Avancer d’une tuile au lieu de jouer {card} ?",
  "ask.read_temple": "Effectuer l’action de la tuile qui vient d’apparaître ({tile}) ?",
  "ask.collect": "Retourner trois trésors pour un tour supplémentaire ?",
  "ask.other": "À toi de décider : {question}.",

  "why.act": "Tous ont avancé ; une seule tuile agit.",
  "why.spare":
    "Ta carte te permet de prendre ce trésor avec un aventurier de moins que nécessaire.",
  "why.wake": "{outcomes}.",
  "why.raise": "Ensuite, ton tour se termine.",
  "why.mummy_tile": "Une par tour, après avoir pioché.",
  "why.may_move_card":
    "Un aventurier s’est réveillé devant une statue d’Anubis, et ton personnage te permet de déplacer une carte.",
  "why.give_scarab": "Tu en prends un nouveau à la place. Les autres ne voient pas lequel.",
  "why.discard": "Tu prends une carte Horus visible à la place.",
  "why.rearmost": "Sa tuile n’agit pas.",
  "why.second": "Les deux nombres s’additionnent. Une carte Horus ne s’ajoute jamais.",
  "why.side":
    "Après deux cartes jouées, la première carte gagnée se place à côté d’un bout de la main.",
  "why.reroll": "Le second lancer compte, quel qu’il soit.",
  "why.use_power": "La carte seule ne permet aucun déplacement.",
  "why.instead": "Ton personnage peut avancer ainsi un aventurier avec n’importe quelle carte.",
  "why.read_temple": "Ton personnage te permet de le faire tout de suite.",
  "why.character": "Ton personnage : {name}. {about}",
  "why.collect":
    "Un vase, une statue et un bijou. Ils rapportent quand même des points à la fin. Si tu refuses, ils pourront servir une autre fois.",

  "missing.play":
    "Avec {card}, aucun déplacement n’est possible, alors qu’il y en a un avec l’autre carte.",
  "missing.second_horus": "{card} : une carte Horus ne s’ajoute jamais.",
  "missing.second": "{card} : aucun déplacement n’est possible avec la somme.",
  "missing.second_alone": {
    one: "Avec {n} seulement, aucun déplacement n’est possible.",
    other: "Avec {n} seulement, aucun déplacement n’est possible.",
  },
  "missing.mummy_tile_price": {
    one: "{tile} : elle coûte {n} talisman.",
    other: "{tile} : elle coûte {n} talismans.",
  },
  "missing.mummy_tile": "{tile} : elle n’aurait aucun effet maintenant.",
} as const;
