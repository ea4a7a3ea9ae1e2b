// What an index says before any catalogue is there, in each language.

import type { Language } from "./languages";

interface FirstWords {
  /** For search engines and previews of links. */
  readonly description: string;
  /** For those who wait for long. */
  readonly late: string;
  /** For those whose browser runs no programs. */
  readonly alone: string;
}

export const FIRST_WORDS: Readonly<Record<Language, FirstWords>> = {
  en: {
    description:
      "Play the board game Luxor: alone against bots, at one screen, or online by a link.",
    late: "Luxor is on its way. If nothing comes, load the page again, or try a newer browser.",
    alone: "Luxor needs JavaScript to be played.",
  },
  fr: {
    description:
      "Joue au jeu de société Luxor : en solo contre des bots, à plusieurs sur un écran, ou en ligne avec un lien.",
    late: "Luxor arrive. Si rien ne vient, recharge la page ou essaie un navigateur plus récent.",
    alone: "Pour jouer à Luxor, il faut JavaScript.",
  },
  nl: {
    description:
      "Speel het bordspel Luxor: alleen tegen bots, samen aan één scherm of online met een link.",
    late: "Luxor komt eraan. Komt er niets, laad de pagina dan opnieuw of probeer een nieuwere browser.",
    alone: "Om Luxor te spelen is JavaScript nodig.",
  },
  pt: {
    description:
      "Jogue o jogo de tabuleiro Luxor: contra bots, com mais gente na mesma tela, ou online por um link.",
    late: "Luxor está a caminho. Se nada aparecer, recarregue a página ou tente um navegador mais novo.",
    alone: "Para jogar Luxor é preciso JavaScript.",
  },
  de: {
    description:
      "Spiel das Brettspiel Luxor: allein gegen Bots, gemeinsam an einem Bildschirm oder online per Link.",
    late: "Luxor ist unterwegs. Wenn nichts kommt, lade die Seite neu oder nimm einen neueren Browser.",
    alone: "Luxor braucht JavaScript, um gespielt zu werden.",
  },
};
