// About this project.

export default {
  "about.title": "About",
  "about.what": "What this is",
  "about.what_text":
    "A computer version of the board game Luxor by Rüdiger Dorn, with the fifth player and the four modules of its expansion: to play against bots, at one screen or online, to learn, and to look back at what you did.",
  "about.fans":
    "It is made by fans, for fans. The project is unofficial and not affiliated with the author or the publisher of the game. All pictures are our own, and no rulebook is copied. If you like it, buy the box: it is a beautiful game on a real table.",
  "about.edition": "Which numbers are reconstructed",
  "about.edition_text":
    "We had the texts of rulebooks, not the box. Most numbers stand there or follow from them. What does not was reconstructed: it fits everything that is known, but was never compared with a real board.",
  "about.printed": "From a rulebook",
  "about.printed_list":
    "the starter cards; how many Horus cards, tiles, keys, jokers and sarcophagi there are; the temple, Horus and Osiris tiles; the scores of sets; the counts of talismans, mummy tiles and equipment",
  "about.reported": "From public reports",
  "about.reported_list":
    "the values of scarabs, the shape of the spiral and where the stairs are, which rolls wake the fallen",
  "about.reconstructed": "Reconstructed",
  "about.reconstructed_list":
    "which space has which symbol; where the statues, Horus and Osiris spaces lie; the points along the path; how many adventurers each treasure needs; which Horus cards there are on each level, and what the expansion adds; which temple tiles lie under which animal; the equipment of each colour; prices and copies of the mummy tiles; the sceptres' values",
  "about.edition_own":
    "All of it is one readable file. Who owns the box can correct it in ten minutes and play on the corrected edition with the programs of the project:",
  "about.fair": "Fair dealing",
  "about.fair_text":
    "Before the first card is dealt, the server fixes a secret number and shows its fingerprint. All chance of the game comes from that secret. When the game is over it is told, and everybody can check that it has that fingerprint and that each card, tile and roll follows from it. Each player’s browser adds random numbers of its own, which are fixed before any of them is shown. So nobody can choose what is dealt, not even whoever runs the server. A player’s browser is told only what that player may know; whoever runs the server could read every hand.",
  "about.fair_how": "How exactly, and a program that checks it:",
  "about.privacy": "What is kept",
  "about.privacy_text":
    "No accounts, no trackers, nothing from other servers. Your seat is a secret link that only your browser remembers. Games that nobody visits are removed after a while.",
  "about.licence": "Licence",
  "about.licence_text":
    "The program and its pictures are free software under the Apache License 2.0. The name and the design of the game belong to their owners.",
  "about.more": "To read on",
  "about.more_here": "Here",
  "about.more_project": "In the folder of the project",
  "about.doc_editions": "editions, and how to make your own",
  "about.doc_bots": "how the bots think",
  "about.doc_ladder": "how strong they are, measured",
  "about.doc_hosting": "host it for others",
  "about.doc_storage": "what is kept, and for how long",
  "about.doc_protocol": "write a program that plays along",
  "about.doc_records": "how games are written down",
} as const;
