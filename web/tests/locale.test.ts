// Dates and figures are written as the reader's country does.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formatDate, formatNumber, locale, preferred, speak } from "../src/i18n/index.svelte";
import { LANGUAGES, tagOf } from "../src/i18n/languages";
import { RefusedError } from "../src/net/api";
import { problemText } from "../src/ui/problems";

beforeEach(() => vi.stubGlobal("document", { documentElement: { lang: "" } }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  [["fr-FR", "en-GB", "en-US"], "en-GB", "16 Nov 2026"],
  [["en-US", "en-GB"], "en-US", "Nov 16, 2026"],
  [["de-CH"], "en", "Nov 16, 2026"],
])("of %s English takes %s", (languages, wanted, date) => {
  vi.stubGlobal("navigator", { languages });
  expect(locale()).toBe(wanted);
  expect(formatDate(Date.UTC(2026, 10, 16, 12))).toContain(date);
});

test("minus is a minus sign", () => {
  expect(formatNumber(-2.5, { signDisplay: "exceptZero" })).toBe("−2.5");
  expect(formatNumber(2.5, { signDisplay: "exceptZero" })).toBe("+2.5");
});

test("the Portuguese is Brazil's, also for who chose it before it said so", async () => {
  vi.stubGlobal("localStorage", { getItem: () => "pt", setItem: () => undefined });
  expect(preferred()).toBe("pt");
  expect([LANGUAGES.pt, tagOf("pt"), tagOf("fr")]).toEqual(["Português (Brasil)", "pt-BR", "fr"]);
  await speak("pt");
  expect(document.documentElement.lang).toBe("pt-BR");
  vi.stubGlobal("navigator", { languages: ["en-GB"] });
  expect(locale()).toBe("pt-BR");
});

test("a refusal is told in the language of the page alone", async () => {
  await speak("fr");
  for (const code of ["malformed", "brand_new"]) {
    const told = problemText(new RefusedError(code as "malformed", "no such thing"));
    expect(told).toMatch(/serveur/);
    expect(told).not.toContain("no such thing");
  }
});
