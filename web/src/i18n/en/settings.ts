// Settings.

export default {
  "settings.theme": "Light",
  "settings.theme_dark": "Torchlight",
  "settings.theme_light": "Daylight",
  "settings.theme_system": "As the system",
  "settings.speed": "Speed of the pieces",
  "settings.speed_off": "Off",
  "settings.speed_about": "Off: pieces jump to where they go.",
  "settings.sound": "Sound",
  "settings.sound_about": "A short sound when it is your turn, and for what happens on the board.",
  "settings.sound_try": "Hear an example",
  "settings.volume": "Volume",
  "settings.text": "Text mode",
  "settings.text_about": "The table in words, made for screen readers and small screens.",
  "settings.keys": "Single keys",
  "settings.keys_about": "1, 5, P, L and ? do something at the table: press ? there to see what.",
  "settings.where": "This browser remembers it; the server does not know.",
} as const;
