// How everything explains itself at first sight; the rest is in topics.ts.

export const explain = {
  "explain.rulings": "Précisions",
  "explain.not_offered": "Impossible maintenant",
  "explain.hold": "Garde le doigt sur quelque chose pour voir ce que c’est.",
  "explain.niche": "Emplacement pour les clés",
  "explain.sarcophagus": "Sarcophage",
  "explain.why.begins": "La partie commence ici.",
  "explain.why.ends": "C’est la fin de la partie.",
  "explain.why.empty": "Écris d’abord quelque chose.",
  "explain.why.thinking": "La réponse arrive.",
} as const;
