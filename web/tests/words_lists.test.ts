import { describe, expect, it } from "vitest";
import { speak, type Language } from "../src/i18n/index.svelte";
import { afterColon, colon, commas, either, joined, semicolons } from "../src/words/lists";
import { polyglot } from "./browser";

polyglot();

describe.each<[Language, string, string, string]>([
  ["en", "Left: one", "one; two; three", "one and two"],
  ["fr", "Left\u00a0: one", "one\u202f; two\u202f; three", "one et two"],
  ["nl", "Left: one", "one; two; three", "one en two"],
  ["pt", "Left: one", "one; two; three", "one e two"],
  ["de", "Left: one", "one; two; three", "one und two"],
])("signs between words in %s", (language, withColon, withSemicolons, list) => {
  it("are those of the language", async () => {
    await speak(language);
    expect(colon("Left", "one")).toBe(withColon);
    expect(semicolons(["one", "two", "three"])).toBe(withSemicolons);
    expect(commas(["one", "two", "three"])).toBe("one, two, three");
    expect(joined(["one", "two"])).toBe(list);
    for (const items of [[], ["one"], ["one", "two"], ["one", "two", "three"]]) {
      const locale = language === "en" ? "en-GB" : language; // no comma before "and"
      const all = new Intl.ListFormat(locale, { type: "conjunction" });
      const one = new Intl.ListFormat(locale, { type: "disjunction" });
      expect(joined(items)).toBe(all.format(items));
      expect(either(items)).toBe(one.format(items));
    }
  });

  it("are not there where nothing is beside them", async () => {
    await speak(language);
    expect([semicolons([]), semicolons(["one"]), commas([])]).toEqual(["", "one", ""]);
  });

  it("let a sentence begin with a capital in German alone", async () => {
    await speak(language);
    expect(afterColon("es wird gewürfelt")).toBe(
      language === "de" ? "Es wird gewürfelt" : "es wird gewürfelt",
    );
  });
});
