// What is said when something breaks: the page itself, or its way to the server.

export const trouble = {
  "trouble.title": "Hier ging iets mis",
  "trouble.fault":
    "Deze pagina heeft een fout gemaakt. Je partijen zijn veilig: de server bewaart ze.",
  "trouble.not_loaded":
    "Een deel van deze pagina kon niet worden geladen: de server is bijgewerkt, of is nu niet bereikbaar.",
  "trouble.again": "Opnieuw laden",
  "trouble.home": "Naar de startpagina",
  "trouble.copy": "Kopieer wat er gebeurde",
  "trouble.happened": "Wat er gebeurde",
  "trouble.odd":
    "Er ging iets mis. Ziet de pagina er vreemd uit, dan helpt opnieuw laden; er gaat niets verloren.",
  "trouble.outdated":
    "De server is bijgewerkt en deze pagina is van de oude versie. Laad de pagina opnieuw; er gaat niets verloren.",
  "trouble.updated":
    "De server is bijgewerkt. Laad de pagina opnieuw wanneer het je uitkomt; er gaat niets verloren.",
  "trouble.too_many": "Het is hier nu vol. We proberen het vanzelf opnieuw …",
  "trouble.too_often":
    "Er kwamen te veel pogingen van hier. Over een poosje proberen we het vanzelf opnieuw …",
  "trouble.stopping": "De server start opnieuw. We komen vanzelf terug …",
  "trouble.blocked":
    "De server antwoordt, maar opent niet de directe verbinding die een tafel nodig heeft: hij is vol, of een proxy of extensie zit in de weg. We proberen het vanzelf opnieuw …",
  "trouble.not_known":
    "De server kent deze partij op dit moment niet. Je plaats blijft in deze browser bewaard, en we blijven het proberen.",
  "trouble.forget": "Uit mijn partijen halen",
  "trouble.saving": "Je zet wordt opgeslagen…",
  "trouble.held":
    "Je antwoord is bewaard: het is onderweg, of wordt verstuurd zodra de verbinding terug is.",
  "trouble.held_page":
    "De server is nu niet bereikbaar. De pagina gaat vanzelf open zodra het kan.",
  "trouble.no_memory":
    "Deze browser onthoudt niets. Bewaar het adres van deze pagina: het leidt terug naar je plaats.",
} as const;
