// The languages of the page.

export const LANGUAGES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  pt: "Português (Brasil)",
  de: "Deutsch",
} as const;
export type Language = keyof typeof LANGUAGES;

/** The tag of a language for whoever reads it aloud: the Portuguese is Brazil's. */
export function tagOf(language: Language): string {
  return language === "pt" ? "pt-BR" : language;
}
