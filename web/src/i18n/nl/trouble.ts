// What is said when something breaks: the page itself, or its way to the server.

export default {
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
  "trouble.held_page":
    "De server is nu niet bereikbaar. De pagina gaat vanzelf open zodra het kan.",
} as const;
