// What is said when something breaks: the page itself, or its way to the server.

export const trouble = {
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
  "trouble.too_many": "Hier ist gerade alles voll. Der nächste Versuch kommt von selbst …",
  "trouble.too_often":
    "Von hier kamen zu viele Versuche. Nach einer Weile kommt der nächste von selbst …",
  "trouble.stopping": "Der Server startet neu. Gleich geht es von selbst weiter …",
  "trouble.blocked":
    "Der Server antwortet, öffnet aber nicht die direkte Verbindung, die ein Tisch braucht: Er ist voll, oder ein Proxy oder eine Erweiterung steht im Weg. Der nächste Versuch kommt von selbst …",
  "trouble.not_known":
    "Der Server kennt diese Partie gerade nicht. Dein Platz bleibt in diesem Browser gespeichert, und wir versuchen es weiter.",
  "trouble.forget": "Aus meinen Partien entfernen",
  "trouble.saving": "Dein Zug wird gespeichert …",
  "trouble.held":
    "Deine Antwort ist gespeichert: Sie ist unterwegs oder wird gesendet, sobald die Verbindung wieder da ist.",
  "trouble.held_page":
    "Der Server ist gerade nicht erreichbar. Die Seite öffnet sich von selbst, sobald es geht.",
  "trouble.no_memory":
    "Dieser Browser merkt sich nichts. Heb die Adresse dieser Seite auf: Sie führt zurück an deinen Platz.",
} as const;
