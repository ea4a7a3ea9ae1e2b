// Words that many pages need.

export const common = {
  "app.name": "Luxor",
  "app.unofficial":
    "Een onofficieel fanproject, zonder band met de auteur of de uitgever van het spel.",
  "common.back": "Terug",
  "common.cancel": "Annuleren",
  "common.close": "Sluiten",
  "common.copy": "Kopiëren",
  "common.copied": "Gekopieerd",
  "common.loading": "Een ogenblik …",
  "common.try_again": "Opnieuw proberen",
  // signs between two parts of a text
  "common.colon": "{a}: {b}",
  "common.semicolon": "{a}; {b}",
  "common.comma": "{a}, {b}",
  "common.bracket": "{a} ({b})",
  "line.connecting": "Verbinding maken …",
  "line.lost": "Opnieuw verbinden, er gaat niets verloren",
  "problem.malformed": "De server begreep dit niet.",
  "problem.too_large": "Dit is te groot.",
  "problem.too_often": "Te vaak: wacht even en probeer het dan opnieuw.",
  "problem.too_many": "Het is hier vol: kom later terug.",
  "problem.not_known": "Deze partij bestaat niet, of deze link is niet meer geldig.",
  "problem.not_allowed": "Dat mag niet met deze link.",
  "problem.not_now": "Nu niet.",
  "problem.out_of_turn": "Je bent niet aan de beurt.",
  "problem.not_an_option": "Dat kan nu niet.",
  "problem.stale": "De partij is al verder: kijk nog eens.",
  "problem.stopping": "De server start opnieuw: een ogenblik.",
  "problem.fault": "Er ging iets mis op de server: kijk of het toch gelukt is.",
  "problem.no_line": "De server is niet bereikbaar.",
} as const;
