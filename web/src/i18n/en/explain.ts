// How everything explains itself at first sight; the rest is in topics.ts.

export const explain = {
  "explain.rulings": "Rulings",
  "explain.not_offered": "Not possible now",
  "explain.hold": "Hold a finger on anything to see what it is.",
  "explain.niche": "Place for keys",
  "explain.sarcophagus": "Sarcophagus",
  "explain.why.begins": "The game begins here.",
  "explain.why.ends": "This is the end of the game.",
  "explain.why.empty": "Write something first.",
  "explain.why.thinking": "The answer is on its way.",
} as const;
