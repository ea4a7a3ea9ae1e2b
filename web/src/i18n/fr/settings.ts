// Settings.

export default {
  "settings.theme": "Lumière",
  "settings.theme_dark": "Torches",
  "settings.theme_light": "Jour",
  "settings.theme_system": "Comme le système",
  "settings.speed": "Vitesse des pions",
  "settings.speed_off": "Aucune",
  "settings.speed_about": "Aucune : les pions sautent directement à leur place.",
  "settings.sound": "Son",
  "settings.sound_about":
    "Un son bref quand c’est à toi de jouer, et pour ce qui se passe sur le plateau.",
  "settings.sound_try": "Écouter un exemple",
  "settings.volume": "Volume",
  "settings.text": "Mode texte",
  "settings.text_about": "La table en mots, pour les lecteurs d’écran et les petits écrans.",
  "settings.keys": "Touches simples",
  "settings.keys_about":
    "À la table, 1, 5, P et L ont un effet ; le point d’interrogation montre lequel.",
  "settings.where": "Seul ce navigateur s’en souvient ; le serveur n’en sait rien.",
} as const;
