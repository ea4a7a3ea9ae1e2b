// The page of rules around its text, which is in src/rules.

export const rules = {
  "rules.title": "Die Spielregeln",
  "rules.intro": "Alles, was du wissen musst, auf einer Seite und in unseren eigenen Worten.",
  "rules.contents": "Inhalt",
  "rules.search": "Regeln durchsuchen",
  "rules.clear": "Suche leeren",
  "rules.found": { one: "{n} Stelle gefunden", other: "{n} Stellen gefunden" },
  "rules.found_most": "{found} mit den meisten dieser Wörter",
  "rules.nothing": "Nichts gefunden. Weniger oder kürzere Wörter helfen vielleicht.",
  "rules.everything": "Alle Regeln zeigen",
  "rules.example": "Beispiel",
  "rules.applies": "Klarstellungen:",
  "rules.status.ruling": "Klarstellung",
  "rules.status.derivation": "Folgerung",
  "rules.status.reported": "Berichtet",
  "rules.link": "Link zu diesem Abschnitt: {title}",
  "rules.failed": "Die Regeln konnten nicht geladen werden. Versuch es noch einmal.",
  "rules.count": "× {n}",
} as const;
