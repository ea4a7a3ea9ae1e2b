// What stands on many pages: their bar, small controls, colours, the names of levels.

export const ui = {
  "ui.home": "Luxor, page d’accueil",
  "ui.pages": "Pages",
  "ui.learn": "Apprendre",
  "ui.rules": "Règles",
  "ui.about": "À propos",
  "ui.about_project": "À propos de ce projet",
  "ui.language": "Langue",
  "ui.daylight": "Passer à la lumière du jour",
  "ui.torchlight": "Passer à la lueur des torches",
  "ui.version": "Version {version}",
  "ui.skip": "Aller au contenu",
  "ui.less": "{what} : moins",
  "ui.more": "{what} : plus",
  "ui.least": "Moins n’est pas possible.",
  "ui.most": "Plus n’est pas possible.",
  "ui.not_copied": "Ce navigateur ne permet pas de copier : sélectionne le texte à la main.",

  "settings.title": "Réglages",
  "settings.name": "Ton nom",
  "settings.name_default": "Nomade",

  "colour.red": "Rouge",
  "colour.green": "Vert",
  "colour.blue": "Bleu",
  "colour.yellow": "Jaune",
  "colour.purple": "Violet",

  "level.tourist.name": "Touriste",
  "level.pupil.name": "Élève",
  "level.explorer.name": "Explorateur",
  "level.scholar.name": "Érudit",
  "level.vizier.name": "Vizir",
  "level.pharaoh.name": "Pharaon",

  "home.learn": "Apprendre à jouer",
  "home.learn_about": "Tes premiers tours, pas à pas. Cinq minutes environ.",
  "home.rules_about": "Toutes les règles sur une page, avec chaque précision, et une recherche.",
  "home.new": "Nouvelle partie",
  "new.guest": "Joueur {n}",
  "new.modules": "Modules",

  "lost.title": "Page introuvable",
  "lost.text":
    "Ce couloir finit sur un mur. Le lien a peut-être été coupé, ou vient d’un autre temps.",
  "lost.home": "Retour aux escaliers",
} as const;
