import { afterEach, expect, test, vi } from "vitest";
import { hidden } from "../src/table/below";

afterEach(() => vi.unstubAllGlobals());

/** A box that ends at 500, with an entry for each pair of edges. */
function box(scrolls: boolean, ...entries: readonly (readonly [number, number])[]): HTMLElement {
  vi.stubGlobal("innerHeight", 800);
  vi.stubGlobal("getComputedStyle", () => ({ overflowY: scrolls ? "auto" : "visible" }));
  const rect = (top: number, bottom: number) => ({
    getBoundingClientRect: () => ({ top, bottom }),
  });
  return {
    ...rect(300, 500),
    querySelectorAll: () => entries.map(([top, bottom]) => rect(top, bottom)),
  } as unknown as HTMLElement;
}

test.each([
  ["what is seen whole", 440, 500, 0],
  ["a foot without words", 446, 506, 0],
  ["what is cut through its words", 456, 516, 1],
  ["what is not seen at all", 510, 570, 1],
])("%s", (_, top, bottom, n) => {
  expect(hidden(box(true, [300, 360], [top, bottom]))).toHaveLength(n);
});

test("where something is cut, the bar that says so hides no words of what it does not count", () => {
  expect(hidden(box(true, [420, 480], [480, 500]))).toHaveLength(0);
  expect(hidden(box(true, [420, 480], [480, 520]))).toHaveLength(1);
  expect(hidden(box(true, [420, 486], [490, 520]))).toHaveLength(2);
});

test("where the page scrolls, its edge is that of the window", () => {
  expect(hidden(box(false, [456, 516], [760, 820]))).toHaveLength(1);
});
