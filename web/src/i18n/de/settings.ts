// Settings.

export default {
  "settings.theme": "Licht",
  "settings.theme_dark": "Fackelschein",
  "settings.theme_light": "Tageslicht",
  "settings.theme_system": "Wie das System",
  "settings.speed": "Tempo der Figuren",
  "settings.speed_off": "Aus",
  "settings.speed_about": "Aus: Figuren springen gleich ans Ziel.",
  "settings.sound": "Ton",
  "settings.sound_about":
    "Ein kurzer Ton, wenn du am Zug bist, und für das, was auf dem Spielplan passiert.",
  "settings.sound_try": "Beispiel anhören",
  "settings.volume": "Lautstärke",
  "settings.text": "Textmodus",
  "settings.text_about": "Der Tisch in Worten, für Screenreader und kleine Bildschirme.",
  "settings.keys": "Einzelne Tasten",
  "settings.keys_about": "1, 5, P, L und ? tun am Tisch etwas: Drücke dort ?, um zu sehen, was.",
  "settings.where": "Dieser Browser merkt es sich; der Server weiß nichts davon.",
} as const;
