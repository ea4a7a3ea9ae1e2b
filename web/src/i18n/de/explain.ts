// How everything explains itself at first sight; the rest is in topics.ts.

export const explain = {
  "explain.rulings": "Klarstellungen",
  "explain.not_offered": "Jetzt nicht möglich",
  "explain.hold": "Halt den Finger auf etwas, um zu sehen, was es ist.",
  "explain.niche": "Schlüsselfeld",
  "explain.sarcophagus": "Sarkophag",
  "explain.why.begins": "Hier beginnt das Spiel.",
  "explain.why.ends": "Hier endet das Spiel.",
  "explain.why.empty": "Schreib zuerst etwas.",
  "explain.why.thinking": "Die Antwort ist unterwegs.",
} as const;
