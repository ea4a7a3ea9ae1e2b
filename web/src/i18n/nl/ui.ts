// What stands on many pages: their bar, small controls, colours, the names of levels.

export const ui = {
  "ui.home": "Luxor, startpagina",
  "ui.pages": "Pagina’s",
  "ui.learn": "Leren",
  "ui.rules": "Spelregels",
  "ui.about": "Over",
  "ui.about_project": "Over dit project",
  "ui.language": "Taal",
  "ui.daylight": "Naar daglicht",
  "ui.torchlight": "Naar fakkellicht",
  "ui.version": "Versie {version}",
  "ui.skip": "Naar de inhoud",
  "ui.less": "{what}: minder",
  "ui.more": "{what}: meer",
  "ui.least": "Minder kan niet.",
  "ui.most": "Meer kan niet.",
  "ui.not_copied": "Deze browser staat kopiëren niet toe: selecteer de tekst zelf.",

  "settings.title": "Instellingen",
  "settings.name": "Je naam",
  "settings.name_default": "Reiziger",

  "colour.red": "Rood",
  "colour.green": "Groen",
  "colour.blue": "Blauw",
  "colour.yellow": "Geel",
  "colour.purple": "Paars",

  "level.tourist.name": "Toerist",
  "level.pupil.name": "Leerling",
  "level.explorer.name": "Ontdekker",
  "level.scholar.name": "Geleerde",
  "level.vizier.name": "Vizier",
  "level.pharaoh.name": "Farao",

  "home.learn": "Leer het spel",
  "home.learn_about": "Je eerste beurten, stap voor stap. Ongeveer vijf minuten.",
  "home.rules_about": "Alle spelregels op één pagina, met alle uitspraken, en doorzoekbaar.",
  "home.new": "Nieuwe partij",
  "new.guest": "Speler {n}",
  "new.modules": "Modules",

  "lost.title": "Deze pagina is er niet",
  "lost.text":
    "Deze gang loopt dood op een muur. Misschien is de link afgebroken, of komt hij uit een andere tijd.",
  "lost.home": "Terug naar de trap",
} as const;
