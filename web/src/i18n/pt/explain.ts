// How everything explains itself at first sight; the rest is in topics.ts.

export const explain = {
  "explain.rulings": "Interpretações",
  "explain.not_offered": "Impossível agora",
  "explain.hold": "Mantenha o dedo sobre algo para ver o que é.",
  "explain.niche": "Espaço da chave",
  "explain.sarcophagus": "Sarcófago",
  "explain.why.begins": "O jogo começa aqui.",
  "explain.why.ends": "Este é o fim do jogo.",
  "explain.why.empty": "Escreva algo primeiro.",
  "explain.why.thinking": "A resposta está a caminho.",
} as const;
