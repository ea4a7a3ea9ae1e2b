// The page of rules around its text, which is in src/rules.

export const rules = {
  "rules.title": "De spelregels",
  "rules.intro": "Alles wat je moet weten op één pagina, in onze eigen woorden.",
  "rules.contents": "Inhoud",
  "rules.search": "Zoek in de spelregels",
  "rules.clear": "Zoekopdracht wissen",
  "rules.found": { one: "{n} passage gevonden", other: "{n} passages gevonden" },
  "rules.found_most": "{found} met de meeste van deze woorden",
  "rules.nothing": "Niets gevonden. Minder of kortere woorden helpen misschien.",
  "rules.everything": "Toon alle spelregels",
  "rules.example": "Voorbeeld",
  "rules.applies": "Uitspraken:",
  "rules.status.ruling": "Uitspraak",
  "rules.status.derivation": "Volgt eruit",
  "rules.status.reported": "Uit bronnen",
  "rules.link": "Link naar dit deel: {title}",
  "rules.failed": "De spelregels konden niet geladen worden. Probeer het nog eens.",
  "rules.count": "× {n}",
} as const;
