// Settings.

export default {
  "settings.theme": "Licht",
  "settings.theme_dark": "Fakkellicht",
  "settings.theme_light": "Daglicht",
  "settings.theme_system": "Zoals het systeem",
  "settings.speed": "Snelheid van de figuren",
  "settings.speed_off": "Uit",
  "settings.speed_about": "Uit: figuren springen meteen naar hun plek.",
  "settings.sound": "Geluid",
  "settings.sound_about":
    "Een kort geluid als je aan de beurt bent, en bij wat er op het bord gebeurt.",
  "settings.sound_try": "Voorbeeld beluisteren",
  "settings.volume": "Volume",
  "settings.text": "Tekstmodus",
  "settings.text_about": "De tafel in woorden, voor schermlezers en kleine schermen.",
  "settings.keys": "Losse toetsen",
  "settings.keys_about": "1, 5, P, L en ? doen iets aan tafel: druk daar op ? om te zien wat.",
  "settings.where": "Deze browser onthoudt het; de server weet er niets van.",
} as const;
