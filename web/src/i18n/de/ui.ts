// What stands on many pages: their bar, small controls, colours, the names of levels.

export const ui = {
  "ui.home": "Luxor, Startseite",
  "ui.pages": "Seiten",
  "ui.learn": "Lernen",
  "ui.rules": "Regeln",
  "ui.about": "Info",
  "ui.about_project": "Über dieses Projekt",
  "ui.language": "Sprache",
  "ui.daylight": "Zu Tageslicht wechseln",
  "ui.torchlight": "Zu Fackelschein wechseln",
  "ui.version": "Version {version}",
  "ui.skip": "Zum Inhalt",
  "ui.less": "{what}: weniger",
  "ui.more": "{what}: mehr",
  "ui.least": "Weniger geht nicht.",
  "ui.most": "Mehr geht nicht.",
  "ui.not_copied": "Dieser Browser erlaubt kein Kopieren: Markier den Text von Hand.",

  "settings.title": "Einstellungen",
  "settings.name": "Dein Name",
  "settings.name_default": "Reisegast",

  "colour.red": "Rot",
  "colour.green": "Grün",
  "colour.blue": "Blau",
  "colour.yellow": "Gelb",
  "colour.purple": "Violett",

  "level.tourist.name": "Tourist",
  "level.pupil.name": "Schüler",
  "level.explorer.name": "Entdecker",
  "level.scholar.name": "Gelehrter",
  "level.vizier.name": "Wesir",
  "level.pharaoh.name": "Pharao",

  "home.learn": "Spielen lernen",
  "home.learn_about": "Deine ersten Züge, Schritt für Schritt. Etwa fünf Minuten.",
  "home.rules_about": "Alle Regeln auf einer Seite, mit jeder Klarstellung, zum Durchsuchen.",
  "home.new": "Neue Partie",
  "new.guest": "Gast {n}",
  "new.modules": "Module",

  "lost.title": "Diese Seite gibt es nicht",
  "lost.text":
    "Dieser Gang endet an einer Mauer. Vielleicht wurde der Link abgeschnitten, oder er stammt aus einer anderen Zeit.",
  "lost.home": "Zurück zur Treppe",
} as const;
