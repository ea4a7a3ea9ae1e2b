// Signs that French sets apart keep to their words: no line may begin with them.

import { expect, test } from "vitest";
import { catalogue } from "../src/i18n/fr";
import type { Message } from "../src/i18n/message";
import { rules } from "../src/rules/fr";

const loose = (text: string): boolean =>
  / [:;!?»]|« |[\p{L}\d)}][;!?»]|«[^\u00a0\u202f]/u.test(text);

test("the catalogue has no-break spaces", () => {
  const texts = Object.values<Message>(catalogue).flatMap((message) =>
    typeof message === "string" ? message : Object.values(message as object).map(String),
  );
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(loose)).toEqual([]);
});

test("the rules have no-break spaces", () => {
  const texts = JSON.stringify(rules).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(loose)).toEqual([]);
});
