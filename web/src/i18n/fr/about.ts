// About this project.

export default {
  "about.title": "À propos",
  "about.what": "De quoi s’agit-il ?",
  "about.what_text":
    "Une version informatique du jeu de société Luxor de Rüdiger Dorn, avec le cinquième joueur et les quatre modules de son extension : pour jouer contre des bots, sur un même écran ou en ligne, pour apprendre, et pour revoir ce que tu as joué.",
  "about.fans":
    "Fait par des fans, pour des fans. Le projet est non officiel et sans lien avec l’auteur ni l’éditeur du jeu. Toutes les images sont les nôtres, et aucun livre de règles n’est copié. Si le jeu te plaît, achète la boîte : il est magnifique sur une vraie table.",
  "about.edition": "Quels nombres sont reconstitués",
  "about.edition_text":
    "Nous avions les textes des livres de règles, pas la boîte. La plupart des nombres y figurent ou en découlent. Les autres ont été reconstitués : ils concordent avec tout ce qu’on sait, mais n’ont jamais été comparés à un vrai plateau.",
  "about.printed": "D’après un livre de règles",
  "about.printed_list":
    "les cartes de départ ; combien il y a de cartes Horus, de tuiles, de clés, de jokers et de sarcophages ; les tuiles Temple, Horus et Osiris ; les points des séries ; le nombre de talismans, de tuiles Momie et de cartes Équipement",
  "about.reported": "D’après des sources publiques",
  "about.reported_list":
    "la valeur des scarabées, la forme de la spirale et l’emplacement des escaliers, les résultats du dé qui redressent les aventuriers",
  "about.reconstructed": "Reconstitué",
  "about.reconstructed_list":
    "quelle case porte quel symbole ; où se trouvent les statues d’Anubis et les cases Horus et Osiris ; les points le long du chemin ; combien d’aventuriers demande chaque trésor ; quelles cartes Horus existent à chaque niveau, et ce que l’extension ajoute ; quelles tuiles Temple se cachent sous quel animal ; l’équipement de chaque couleur ; prix et nombre des tuiles Momie ; la valeur des sceptres",
  "about.edition_own":
    "Le tout tient dans un seul fichier lisible. Qui possède la boîte peut le corriger en dix minutes et jouer sur l’édition corrigée avec les programmes du projet :",
  "about.fair": "Un hasard honnête",
  "about.fair_text":
    "Avant de distribuer la première carte, le serveur fixe un nombre secret et montre son empreinte. Tout le hasard de la partie vient de ce secret. À la fin de la partie, il est révélé, et tout le monde peut vérifier qu’il a cette empreinte et que chaque carte, chaque tuile et chaque lancer en découle. Le navigateur de chaque personne ajoute ses propres nombres au hasard, fixés avant que le premier soit montré. Personne ne peut donc choisir ce qui est distribué, pas même la personne qui gère le serveur. Le navigateur de chacun ne reçoit que ce que cette personne a le droit de savoir ; la personne qui gère le serveur, elle, pourrait voir toutes les mains.",
  "about.fair_how": "Comment exactement, avec un programme qui le vérifie :",
  "about.privacy": "Ce qui est conservé",
  "about.privacy_text":
    "Pas de compte, pas de traceurs, rien qui vienne d’autres serveurs. Ta place est un lien secret dont seul ton navigateur se souvient. Les parties que personne ne visite sont supprimées au bout d’un certain temps.",
  "about.licence": "Licence",
  "about.licence_text":
    "Le programme et ses images sont libres, sous licence Apache 2.0. Le nom et le graphisme du jeu appartiennent à leurs propriétaires.",
  "about.more": "Pour en savoir plus",
  "about.more_here": "Ici",
  "about.more_project": "Dans le dossier du projet",
  "about.doc_editions": "les éditions, et comment faire la tienne",
  "about.doc_bots": "comment pensent les bots",
  "about.doc_ladder": "leur force, mesurée",
  "about.doc_hosting": "l’héberger pour d’autres",
  "about.doc_storage": "ce qui est conservé, et combien de temps",
  "about.doc_protocol": "écrire un programme qui joue aussi",
  "about.doc_records": "comment les parties sont notées",
} as const;
