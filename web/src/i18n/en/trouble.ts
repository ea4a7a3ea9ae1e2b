// What is said when something breaks: the page itself, or its way to the server.

export default {
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
  "trouble.held_page":
    "The server cannot be reached just now. The page opens by itself as soon as it can.",
} as const;
