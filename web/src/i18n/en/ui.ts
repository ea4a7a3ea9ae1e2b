// What stands on many pages: their bar, small controls, colours, the names of levels.

export const ui = {
  "ui.home": "Luxor, start page",
  "ui.pages": "Pages",
  "ui.learn": "Learn",
  "ui.rules": "Rules",
  "ui.about": "About",
  "ui.about_project": "About this project",
  "ui.language": "Language",
  "ui.daylight": "Switch to daylight",
  "ui.torchlight": "Switch to torchlight",
  "ui.version": "Version {version}",
  "ui.skip": "To the content",
  "ui.less": "{what}: less",
  "ui.more": "{what}: more",
  "ui.least": "Less is not possible.",
  "ui.most": "More is not possible.",
  "ui.not_copied": "This browser does not allow copying: select the text by hand.",

  "settings.title": "Settings",
  "settings.name": "Your name",
  "settings.name_default": "Traveller",

  "colour.red": "Red",
  "colour.green": "Green",
  "colour.blue": "Blue",
  "colour.yellow": "Yellow",
  "colour.purple": "Purple",

  "level.tourist.name": "Tourist",
  "level.pupil.name": "Pupil",
  "level.explorer.name": "Explorer",
  "level.scholar.name": "Scholar",
  "level.vizier.name": "Vizier",
  "level.pharaoh.name": "Pharaoh",

  "home.learn": "Learn to play",
  "home.learn_about": "Your first turns, step by step. About five minutes.",
  "home.rules_about": "All rules on one page, with every ruling, to search in.",
  "home.new": "New game",
  "new.guest": "Player {n}",
  "new.modules": "Modules",

  "lost.title": "No such page",
  "lost.text":
    "This corridor ends at a wall. Perhaps the link was cut short, or is from another time.",
  "lost.home": "Back to the stairs",
} as const;
