// Words that many pages need.

export const common = {
  "app.name": "Luxor",
  "app.unofficial":
    "An unofficial fan project, not affiliated with the author or the publisher of the game.",
  "common.back": "Back",
  "common.cancel": "Cancel",
  "common.close": "Close",
  "common.copy": "Copy",
  "common.copied": "Copied",
  "common.loading": "One moment …",
  "common.try_again": "Try again",
  "list.points": { one: "{n} point", other: "{n} points" },
  "replay.link": "Copy link",
  // signs between two parts of a text
  "common.and": "{a} and {b}",
  "common.or": "{a} or {b}",
  "common.colon": "{a}: {b}",
  "common.semicolon": "{a}; {b}",
  "common.comma": "{a}, {b}",
  "common.bracket": "{a} ({b})",
  "line.connecting": "Connecting …",
  "line.lost": "Reconnecting, nothing is lost",
  "problem.malformed": "The server did not understand this.",
  "problem.too_large": "This is too large.",
  "problem.too_often": "Too often: wait a moment, then try again.",
  "problem.too_many": "It is full here: come back later.",
  "problem.not_known": "There is no such game, or this link is no longer good.",
  "problem.not_allowed": "This link does not allow that.",
  "problem.not_now": "Not now.",
  "problem.out_of_turn": "It is not your turn.",
  "problem.not_an_option": "This is not possible now.",
  "problem.stale": "The game has gone on: look again.",
  "problem.stopping": "The server restarts: one moment.",
  "problem.unavailable":
    "The server can’t save or load games right now. Nothing is lost; please try again in a moment.",
  "problem.damaged":
    "What the server has saved of this game is damaged. Please tell whoever runs the server.",
  "problem.fault": "Something went wrong on the server: look whether it has happened.",
  "problem.no_line": "The server cannot be reached.",
  "problem.bad_name":
    "This name can’t be used: it needs something that can be seen, and at most 24 characters.",
  "problem.name_taken": "Someone here has that name already. Choose another one.",
  "problem.wait": "Not yet: that’s possible in {time}.",
} as const;
