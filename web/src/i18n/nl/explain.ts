// How everything explains itself at first sight; the rest is in topics.ts.

export const explain = {
  "explain.rulings": "Uitspraken",
  "explain.not_offered": "Nu niet mogelijk",
  "explain.hold": "Houd je vinger ergens op om te zien wat het is.",
  "explain.niche": "Sleutelveld",
  "explain.sarcophagus": "Sarcofaag",
  "explain.why.begins": "Hier begint het spel.",
  "explain.why.ends": "Dit is het einde van het spel.",
  "explain.why.empty": "Schrijf eerst iets.",
  "explain.why.thinking": "Het antwoord is onderweg.",
} as const;
