// Settings.

export default {
  "settings.theme": "Luz",
  "settings.theme_dark": "Luz de tochas",
  "settings.theme_light": "Luz do dia",
  "settings.theme_system": "Como no sistema",
  "settings.speed": "Velocidade dos aventureiros",
  "settings.speed_off": "Desligada",
  "settings.speed_about": "Desligada: eles pulam direto para o destino.",
  "settings.sound": "Som",
  "settings.sound_about": "Um som curto quando é a sua vez, e para o que acontece no tabuleiro.",
  "settings.sound_try": "Ouvir um exemplo",
  "settings.volume": "Volume",
  "settings.text": "Modo texto",
  "settings.text_about": "A mesa em palavras, para leitores de tela e telas pequenas.",
  "settings.keys": "Teclas simples",
  "settings.keys_about": "1, 5, P, L e ? fazem algo à mesa: aperte ? lá para ver o quê.",
  "settings.where": "Fica guardado neste navegador; o servidor não fica sabendo.",
} as const;
