// Words that many pages need.

export const common = {
  "app.name": "Luxor",
  "app.unofficial":
    "Ein inoffizielles Fanprojekt, ohne Verbindung zum Autor oder zum Verlag des Spiels.",
  "common.back": "Zurück",
  "common.cancel": "Abbrechen",
  "common.close": "Schließen",
  "common.copy": "Kopieren",
  "common.copied": "Kopiert",
  "common.loading": "Einen Moment …",
  "common.try_again": "Noch einmal versuchen",
  "list.points": { one: "{n} Punkt", other: "{n} Punkte" },
  "replay.link": "Link zu dieser Stelle kopieren",
  // signs between two parts of a text
  "common.and": "{a} und {b}",
  "common.or": "{a} oder {b}",
  "common.colon": "{a}: {b}",
  "common.semicolon": "{a}; {b}",
  "common.comma": "{a}, {b}",
  "common.bracket": "{a} ({b})",
  "line.connecting": "Verbindung wird aufgebaut …",
  "line.lost": "Verbindung wird wieder aufgebaut, nichts geht verloren",
  "problem.malformed": "Das hat der Server nicht verstanden.",
  "problem.too_large": "Das ist zu groß.",
  "problem.too_often": "Das war zu oft: Warte einen Moment und versuch es dann noch einmal.",
  "problem.too_many": "Hier ist alles voll: Komm später wieder.",
  "problem.not_known": "Diese Partie gibt es nicht, oder der Link gilt nicht mehr.",
  "problem.not_allowed": "Dieser Link erlaubt das nicht.",
  "problem.not_now": "Das geht gerade nicht.",
  "problem.out_of_turn": "Du bist nicht am Zug.",
  "problem.not_an_option": "Das ist jetzt nicht möglich.",
  "problem.stale": "Die Partie ist weitergegangen: Sieh noch einmal hin.",
  "problem.stopping": "Der Server startet neu: einen Moment.",
  "problem.unavailable":
    "Gerade lässt sich nichts speichern oder laden. Versuch es gleich noch einmal.",
  "problem.damaged":
    "Die gespeicherte Partie ist beschädigt. Sag der Person Bescheid, die den Server betreibt.",
  "problem.fault": "Auf dem Server ist etwas schiefgegangen: Sieh nach, ob es geklappt hat.",
  "problem.no_line": "Der Server ist nicht erreichbar.",
  "problem.bad_name":
    "Dieser Name geht nicht: Er braucht etwas Sichtbares und höchstens 24 Zeichen.",
  "problem.name_taken": "So heißt hier schon jemand. Nimm einen anderen Namen.",
  "problem.wait": "Noch nicht: Das geht in {time}.",
} as const;
