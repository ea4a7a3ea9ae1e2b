// The first game: nine lessons and the counting. A scene says what there is, what to do, and what to
// answer somebody who does something else.

export default {
  "learn.page": "Apprendre à jouer",
  "learn.step": "Étape {step} sur {steps}",
  "learn.other_player": "Teo",
  "learn.back": "Retour",
  "learn.next": "Suite",
  "learn.skip": "Passer",
  "learn.again": "Encore une fois",
  "learn.jump": "Un nouvel exemple, au tour de jeu {round}.",
  "learn.watch": "Regarde ce qui se passe…",
  "learn.possible": "C’est possible aussi.",
  "learn.in_words": "La position en mots",
  "learn.play": "Jouer",
  "learn.play_wait": "Mise en place…",
  "learn.rules": "Lire les règles",
  "learn.home": "Vers la page d’accueil",

  "learn.walk.title": "Entrer dans le temple",
  "learn.walk.say":
    "Tu joues les rouges, Teo les verts. Tes aventuriers attendent sur les escaliers. Leur chemin suit le couloir, en spirale, jusqu’à la chambre funéraire au centre : plus ils vont loin, plus ils valent de points, et il y a beaucoup à ramasser en route.",
  "learn.walk.do": "Envoie l’un d’eux : choisis l’une des deux tuiles éclairées sur le plateau.",
  "learn.walk.done":
    "Ta carte disait de combien avancer, et ton aventurier a fait exactement ce chemin. La première tuile compte pour un, les escaliers ne comptent pas. Puis Teo a joué son tour : jouer une carte, avancer, piocher une carte. Et ainsi de suite.",
  "learn.walk.right":
    "Et tu as trouvé quelque chose : un petit trésor pour lequel un seul aventurier suffit.",

  "learn.hand.title": "Le secret de la main",
  "learn.hand.say":
    "Tu as cinq cartes et tu ne peux jamais changer leur ordre. Seules les deux aux bouts peuvent être jouées : ici, le 1 à gauche ou le 3 à droite. Le 5 est coincé à côté du 1.",
  "learn.hand.do": "Tu veux jouer le 5 la prochaine fois. Libère-le : joue le 1 à gauche.",
  "learn.hand.other": "Mais alors le 5 reste coincé. Essaie la carte de gauche.",
  "learn.hand.done":
    "Le 5 est maintenant au bout gauche. La carte piochée est allée au milieu, comme toute nouvelle carte : il faudra encore deux tours avant de pouvoir la jouer. Pense donc à ce que tu veux libérer ensuite.",

  "learn.treasure.title": "À deux pour un trésor",
  "learn.alone.say":
    "Un trésor montre deux choses : ce qu’il rapporte et, par de petites silhouettes, combien de tes aventuriers doivent s’y trouver pour le prendre. La statue à deux tuiles devant ton aventurier de tête rapporte 3 points et en demande deux.",
  "learn.alone.do": "Avance ton aventurier de tête de 2 tuiles, jusqu’à la statue.",
  "learn.alone.other":
    "Mais ici, c’est la statue qui nous intéresse. Déplace l’aventurier de tête avec le 2 à gauche.",
  "learn.together.say":
    "Il ne s’est encore rien passé : un aventurier ne suffit pas pour cette statue, il en manque un. Teo a joué, et c’est de nouveau à toi.",
  "learn.together.do": "Amène le deuxième : il est à 3 tuiles.",
  "learn.together.other":
    "Mais la statue attend. Déplace l’aventurier de derrière avec le 3 à gauche.",
  "learn.treasure.done":
    "Deux des tiens sont là : la statue est à toi et rapporte tout de suite 3 points. Surveille ta collection : un vase, une statue et un bijou forment une série, et les séries rapportent encore des points à la fin.",

  "learn.empty.title": "Les cases vides ne comptent pas",
  "learn.empty.say":
    "Là où un trésor a été pris, la case peut rester vide. Les cases vides sont sautées et ne comptent pas. Ton aventurier de derrière en a une juste devant lui ; puis viennent une tuile Horus, et la statue où ton autre aventurier attend de la compagnie.",
  "learn.empty.do": "Amène-le à la statue. Avec quelle carte : le 2 ou le 3 ?",
  "learn.empty.other":
    "Mais ici, la statue resterait sur place. Compte sans la case vide, et déplace l’aventurier de derrière de 2.",
  "learn.empty.done":
    "À trois cases, mais à deux tuiles seulement : un 2 a suffi. Plus la partie dure, plus le chemin se vide, et plus les derniers rattrapent vite leur retard.",

  "learn.horus.title": "L’œil d’Horus",
  "learn.horus.say":
    "Les tuiles avec un œil sont celles d’Horus. Un seul aventurier y suffit, et la tuile reste en place : elle donne quelque chose à quiconque y termine son déplacement.",
  "learn.horus.do": "Vas-y avec l’aventurier de tête : 2 tuiles.",
  "learn.horus.other":
    "Mais ici, nous rendons visite à Horus. Déplace l’aventurier de tête avec le 2 à gauche.",
  "learn.gift.say":
    "Horus te laisse choisir. Une clé fait entrer un aventurier dans la chambre funéraire ; une clé qui reste rapporte 1 point. Une carte Horus vaut mieux qu’une carte ordinaire : celle-ci permet d’avancer de 1, 2 ou 3 tuiles, au choix.",
  "learn.gift.do": "Prends ce que tu préfères.",
  "learn.gift.key": "Tu as maintenant une clé, et tu as pioché une carte comme toujours.",
  "learn.gift.horus1":
    "La carte Horus est allée au milieu de ta main. Elle remplace la carte que tu aurais piochée.",
  "learn.horus.done":
    "Plus une tuile a d’yeux, meilleure est sa pile de cartes. Personne n’entre sans clé dans la chambre funéraire : pense à en prendre une à temps.",

  "learn.osiris.title": "L’élan d’Osiris",
  "learn.osiris.say":
    "La tuile juste devant ton aventurier de tête est celle d’Osiris. Personne n’y reste : qui y termine son déplacement avance aussitôt d’autant de tuiles qu’elle indique. Ici, c’est 2.",
  "learn.osiris.do": "Essaie : avance l’aventurier de tête de 1.",
  "learn.osiris.other":
    "Mais ici, Osiris peut t’aider. Déplace l’aventurier de tête avec le 1 à gauche.",
  "learn.osiris.done":
    "Un pas est devenu trois, et seule la dernière tuile a compté : elle t’a donné un scarabée. Les scarabées rapportent de 1 à 4 points à la fin. D’ici là, personne d’autre que toi ne sait combien.",

  "learn.statue.title": "Réveiller les endormis",
  "learn.roll.say":
    "Trois de tes cinq aventuriers dorment encore, un devant chaque statue d’Anubis, dans les coins. Quand l’un des tiens passe devant une statue d’Anubis, celui qui y dort se lève. La première est à trois cases devant ton aventurier de tête, et ta carte de gauche est un dé.",
  "learn.roll.do":
    "Tente ta chance : joue le dé. Clique deux fois dessus, ou sur sa ligne sous ta main.",
  "learn.roll.other":
    "Mais un 2 ne suffit pas pour dépasser la statue d’Anubis. Joue le dé à gauche.",
  "learn.statue.say":
    "Un cinq ! Avec un dé, tu vois d’abord le nombre, puis tu choisis qui se déplace.",
  "learn.statue.do": "Fais avancer l’aventurier de tête, au-delà de la statue d’Anubis.",
  "learn.statue.other":
    "Mais celui-là s’arrête avant la statue d’Anubis. Prends l’aventurier de tête.",
  "learn.statue.done":
    "Ton troisième aventurier est maintenant debout sur les escaliers et pourra se déplacer dès le prochain tour de jeu. Avec plus d’aventuriers, il est plus facile d’être là où il en faut deux ou trois.",

  "learn.temple.title": "Sous le trésor",
  "learn.temple.say":
    "Certaines cases portent un symbole du temple : un cobra, un faucon ou un lion. Quand on y prend le trésor, une tuile Temple apparaît. Ton aventurier de tête est sur une telle case, sur un bijou qui en demande deux.",
  "learn.temple.do": "Prends-le : amène celui qui est juste derrière, avec un 1.",
  "learn.temple.other":
    "Mais le bijou est presque à toi. Déplace celui qui est juste derrière avec le 1 à gauche.",
  "learn.tunnel.say":
    "Un tunnel ! Ceux qui sont là quand il apparaît ne font rien. Mais qui y termine désormais son déplacement passe aussitôt au tunnel suivant, et il y en a un loin devant.",
  "learn.tunnel.do": "Envoies-y ton dernier aventurier : 3 tuiles.",
  "learn.tunnel.other":
    "Mais ici, un raccourci est ouvert. Déplace ton dernier aventurier avec le 3 à gauche.",
  "learn.temple.done":
    "Trois tuiles, et douze cases plus loin. Sous terre, il a même dépassé une statue d’Anubis et réveillé ton quatrième aventurier. D’autres tuiles Temple donnent des scarabées, des cartes Horus ou des jokers, qui remplacent n’importe quel trésor dans une série.",

  "learn.tomb.title": "La chambre funéraire",
  "learn.tomb.say":
    "La partie touche à sa fin. La chambre funéraire vient juste après la dernière tuile. On y entre avec le compte exact, et chacun qui entre coûte une clé ; tu en as deux. Le premier entré, un vert, a pris le sarcophage de valeur 5. Il reste celui de valeur 3.",
  "learn.tomb.do": "Entre avec ton aventurier de tête : 2 pas, la dernière tuile puis la chambre.",
  "learn.tomb.other":
    "Mais la chambre t’est ouverte. Déplace ton aventurier de tête avec le 2 à gauche.",
  "learn.tomb.done":
    "Te voilà à l’intérieur ! Une clé est dépensée, et le sarcophage est à toi. Quand deux aventuriers sont entrés, peu importe à qui ils sont, on termine le tour de jeu et la partie est finie. Passons aux comptes.",

  "learn.count.title": "Le décompte final",
  "learn.count.say":
    "Qui a le plus de points gagne. Voici ce que ta partie a rapporté, et celle de Teo à côté.",
  "learn.count.play": "Ce que tu as marqué en route : les trésors que tu as pris.",
  "learn.count.adventurers":
    "Jusqu’où sont allés tes aventuriers ; les nombres sont sur les murs. Les tiens : {places}.",
  "learn.count.sarcophagi": "Le sarcophage que tu as trouvé : 5 pour le premier, 3 pour le second.",
  "learn.count.keys": "1 pour chaque clé dont tu n’as pas eu besoin.",
  "learn.count.sets":
    "Trois séries de vase, statue et bijou, dont deux avec un joker. Une série rapporte 3, deux 7, trois 12, et ainsi de suite.",
  "learn.count.scarabs": "Tes scarabées, retournés.",
  "learn.count.total": "En tout",
  "learn.count.points": "Points",
  "learn.count.source": "Pour quoi",
  "learn.count.end":
    "C’est tout ce qu’il te faut. À la table, chaque tuile et chaque carte te dit ce qu’elle fait, et tu peux demander un conseil quand tu veux.",
} as const;
