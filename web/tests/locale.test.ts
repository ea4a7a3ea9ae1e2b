// Dates and figures are written as the reader's country does.

import { afterEach, expect, test, vi } from "vitest";
import { formatDate, formatNumber, locale } from "../src/i18n/index.svelte";

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
