// What is said when something breaks: the page itself, or its way to the server.

export const trouble = {
  "trouble.title": "Something broke here",
  "trouble.fault": "This page has made a mistake. Your games are safe: the server keeps them.",
  "trouble.not_loaded":
    "A part of this page could not be loaded: the server was updated, or it cannot be reached just now.",
  "trouble.again": "Load again",
  "trouble.home": "To the start page",
  "trouble.copy": "Copy what happened",
  "trouble.happened": "What happened",
  "trouble.odd":
    "Something went wrong here. If the page looks odd, load it again; nothing is lost.",
  "trouble.outdated":
    "The server was updated, and this page is of the old version. Load it again; nothing is lost.",
  "trouble.updated":
    "The server was updated. Load the page again when it suits you; nothing is lost.",
  "trouble.too_many": "It is full here just now. Trying again by itself …",
  "trouble.too_often": "Too many attempts came from here. Trying again by itself in a while …",
  "trouble.stopping": "The server restarts. Coming back by itself …",
  "trouble.blocked":
    "The server answers, but it does not open the live connection that a table needs: it is full, or a proxy or an extension is in the way. Trying again by itself …",
  "trouble.not_known":
    "The server doesn’t know this game right now. Your seat stays saved in this browser, and we’ll keep trying.",
  "trouble.forget": "Remove from my games",
  "trouble.saving": "Saving your move…",
  "trouble.held": "Your answer is kept: it is on its way, or is sent when the connection is back.",
  "trouble.held_page":
    "The server cannot be reached just now. The page opens by itself as soon as it can.",
  "trouble.no_memory":
    "This browser remembers nothing. Keep the address of this page: it leads back to your seat.",
} as const;
