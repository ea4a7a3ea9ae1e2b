// The page of rules around its text, which is in src/rules.

export const rules = {
  "rules.title": "The rules of the game",
  "rules.intro": "All you need to know on one page, in our own words.",
  "rules.contents": "Contents",
  "rules.search": "Search the rules",
  "rules.clear": "Clear the search",
  "rules.found": { one: "{n} passage found", other: "{n} passages found" },
  "rules.found_most": "{found} with most of these words",
  "rules.nothing": "Nothing found. Fewer or shorter words may help.",
  "rules.everything": "Show all rules",
  "rules.example": "Example",
  "rules.applies": "Rulings:",
  "rules.status.ruling": "Ruling",
  "rules.status.derivation": "Follows",
  "rules.status.reported": "Reported",
  "rules.link": "Link to this section: {title}",
  "rules.failed": "The rules could not be loaded. Please try again.",
  "rules.count": "× {n}",
} as const;
