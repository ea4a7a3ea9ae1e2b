// About this project.

export default {
  "about.title": "Over dit project",
  "about.what": "Wat dit is",
  "about.what_text":
    "Een computerversie van het bordspel Luxor van Rüdiger Dorn, met de vijfde speler en de vier modules van de uitbreiding: om tegen bots te spelen, aan één scherm of online, om het spel te leren en om terug te kijken op wat je deed.",
  "about.fans":
    "Door fans, voor fans. Het project is onofficieel en heeft geen band met de auteur of de uitgever van het spel. Alle tekeningen zijn van onszelf, en geen enkele spelregel is overgeschreven. Vind je het leuk, koop dan de doos: op een echte tafel is het een prachtig spel.",
  "about.edition": "Welke getallen gereconstrueerd zijn",
  "about.edition_text":
    "We hadden de teksten van spelregelboekjes, niet de doos. De meeste getallen staan daarin of volgen eruit. De rest is gereconstrueerd: het past bij alles wat bekend is, maar is nooit met een echt bord vergeleken.",
  "about.printed": "Uit een spelregelboekje",
  "about.printed_list":
    "de startkaarten; hoeveel Horuskaarten, tegels, sleutels, jokers en sarcofagen er zijn; de tempel-, Horus- en Osiristegels; de punten voor sets; de aantallen talismans, mummietegels en uitrusting",
  "about.reported": "Uit openbare bronnen",
  "about.reported_list":
    "de waarden van de scarabeeën, de vorm van de spiraal en waar de trap is, met welke worpen omgevallen avonturiers opstaan",
  "about.reconstructed": "Gereconstrueerd",
  "about.reconstructed_list":
    "welk veld welk symbool heeft; waar de Anubis-standbeelden en de Horus- en Osirisvelden liggen; de punten langs het pad; hoeveel avonturiers elke schat nodig heeft; welke Horuskaarten er op elk niveau zijn, en wat de uitbreiding toevoegt; welke tempeltegels onder welk dier liggen; de uitrusting van elke kleur; prijzen en aantallen van de mummietegels; de waarden van de scepters",
  "about.edition_own":
    "Het staat allemaal in één leesbaar bestand. Wie de doos heeft, kan het in tien minuten verbeteren en met de programma’s van het project op de verbeterde editie spelen:",
  "about.fair": "Eerlijk delen",
  "about.fair_text":
    "Voordat de eerste kaart gedeeld is, legt de server een geheim getal vast en toont de vingerafdruk ervan. Al het toeval van de partij komt uit dat geheim. Na afloop wordt het verteld, en iedereen kan nagaan dat het die vingerafdruk heeft en dat elke kaart, tegel en worp eruit volgt. De browser van elke speler voegt eigen willekeurige getallen toe, die vastliggen voordat het eerste te zien is. Niemand kan dus kiezen wat er gedeeld wordt, ook niet wie de server beheert. De browser van een speler krijgt alleen te horen wat die speler mag weten; wie de server beheert, zou wel alle handen kunnen zien.",
  "about.fair_how": "Hoe precies, en een programma dat het nagaat:",
  "about.privacy": "Wat er bewaard wordt",
  "about.privacy_text":
    "Geen accounts, geen trackers, niets van andere servers. Je plaats is een geheime link die alleen jouw browser onthoudt. Partijen waar niemand meer komt, verdwijnen na een tijd.",
  "about.licence": "Licentie",
  "about.licence_text":
    "Het programma en de tekeningen zijn vrije software onder de Apache-licentie 2.0. De naam en het ontwerp van het spel zijn van hun eigenaars.",
  "about.more": "Verder lezen",
  "about.more_here": "Hier",
  "about.more_project": "In de map van het project",
  "about.doc_editions": "edities, en hoe je er zelf een maakt",
  "about.doc_bots": "hoe de bots denken",
  "about.doc_ladder": "hoe sterk ze zijn, gemeten",
  "about.doc_hosting": "zelf hosten voor anderen",
  "about.doc_storage": "wat er bewaard wordt, en hoe lang",
  "about.doc_protocol": "schrijf een programma dat meespeelt",
  "about.doc_records": "hoe partijen opgeschreven worden",
} as const;
