// The page of rules around its text, which is in src/rules.

export const rules = {
  "rules.title": "Les règles du jeu",
  "rules.intro": "Tout ce qu’il faut savoir sur une page, avec nos propres mots.",
  "rules.contents": "Sommaire",
  "rules.search": "Chercher dans les règles",
  "rules.clear": "Effacer la recherche",
  "rules.found": { one: "{n} passage trouvé", other: "{n} passages trouvés" },
  "rules.found_most": "{found} avec la plupart de ces mots",
  "rules.nothing": "Rien trouvé. Essaie avec moins de mots, ou des mots plus courts.",
  "rules.everything": "Afficher toutes les règles",
  "rules.example": "Exemple",
  "rules.applies": "Précisions :",
  "rules.status.ruling": "Précision",
  "rules.status.derivation": "Déduction",
  "rules.status.reported": "Source publique",
  "rules.link": "Lien vers cette section : {title}",
  "rules.failed": "Les règles n’ont pas pu être chargées. Réessaie.",
  "rules.count": "× {n}",
} as const;
