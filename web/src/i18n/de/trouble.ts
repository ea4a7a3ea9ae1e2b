// What is said when something breaks: the page itself, or its way to the server.

export default {
  "trouble.title": "Hier ist etwas kaputtgegangen",
  "trouble.fault":
    "Diese Seite hat einen Fehler gemacht. Deine Partien sind sicher: Der Server bewahrt sie auf.",
  "trouble.not_loaded":
    "Ein Teil dieser Seite konnte nicht geladen werden: Der Server wurde aktualisiert oder ist gerade nicht erreichbar.",
  "trouble.again": "Neu laden",
  "trouble.home": "Zur Startseite",
  "trouble.copy": "Kopieren, was geschehen ist",
  "trouble.happened": "Was geschehen ist",
  "trouble.odd":
    "Hier ist etwas schiefgegangen. Wenn die Seite seltsam aussieht, lade sie neu; nichts geht verloren.",
  "trouble.outdated":
    "Der Server wurde aktualisiert, und diese Seite gehört zur alten Version. Lade sie neu; nichts geht verloren.",
  "trouble.updated":
    "Der Server wurde aktualisiert. Lade die Seite neu, wenn es dir passt; nichts geht verloren.",
  "trouble.held_page":
    "Der Server ist gerade nicht erreichbar. Die Seite öffnet sich von selbst, sobald es geht.",
} as const;
