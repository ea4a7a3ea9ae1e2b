// Whose seat it is: joining a table, watching, bots that stand in, lost and further devices.

export const seats = {
  "seats.join": "Rejoins la table",
  "seats.which": "Quelle place ?",
  "seats.watch": "Seulement regarder",
  "seats.will_watch": "Tu regardes. La table s’affiche dès que la partie commence.",
  "seats.join_after_all": "Prendre une place quand même",
  "seats.invited": "Prends une place libre, ou regarde.",
  "seats.rename": "Changer de nom",
  "seats.rename_yes": "Enregistrer",
  "seats.get_up": "Libérer la place",
  "seats.invite_none":
    "Ce navigateur n’a pas le lien de la table. Demande-le à la personne qui a créé la partie.",
  "seats.invite_play":
    "Envoie ce lien à tout le monde : chacun peut prendre une place libre ou regarder.",
  "seats.invite_watch": "Avec ce lien, on peut regarder la partie.",
  "seats.only_here":
    "Ce lien ne fonctionne que sur cet ordinateur ({host}). Lance Luxor avec --host 0.0.0.0, ouvre-le à l’adresse de cet ordinateur sur ton réseau et envoie le lien depuis là. Plus de détails dans docs/hosting.md.",
  "seats.link": "Lien de cette table",
  "seats.qr": "Code QR",
  "menu.claim": "C’est ma place",
  "seats.mine_about":
    "Tu n’as plus l’appareil sur lequel tu jouais ? Dis quelle place est la tienne. Tu peux confirmer sur un autre de tes appareils. Sinon, toutes les autres personnes à la table doivent accepter, au plus tôt après 2 minutes. À deux, il faut attendre un jour.",
  "seats.mine_asked": "déjà demandée",
  "seats.mine_of": "La place de {name} est à moi",
  "seats.claim_ask": "C’est toi, {name} ?",
  "seats.claim_about":
    "Quelqu’un dit, sur un autre appareil, que c’est sa place. Si c’est toi, confirme. Sinon, refuse : personne ne prendra ta place.",
  "seats.claim_yes": "Oui, c’est moi",
  "seats.claim_no": "Non, ce n’est pas moi",
  "seats.still_there": "Tu es toujours là ?",
  "seats.still_there_name": "{name}, tu es toujours là ?",
  "seats.still_about":
    "{name} propose qu’un bot joue pour toi. Ce sera le cas seulement si tu ne dis rien et que tous les autres acceptent. Tu peux revenir à tout moment.",
  "seats.here": "Je suis là",
  "seats.bot_in": "Un bot pourra jouer pour {name} dans {time}.",
  "seats.silent": "{name} ne répond plus depuis un moment.",
  "seats.ask_there": "Demander si {name} est toujours là",
  "seats.let_bot": "Laisser un bot jouer pour {name}",
  "seats.devices": {
    one: "Ta place n’est ouverte que sur cet appareil.",
    other: "Ta place est ouverte sur {n} appareils.",
  },
  "seats.sign_out": "Déconnecter les autres appareils",
  "seats.sign_out_about": "Tous les autres appareils perdent ta place. Seul celui-ci la garde.",
  "seats.signed_out": "Les autres appareils sont déconnectés.",
} as const;
