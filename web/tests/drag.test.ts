import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { draggable } from "../src/ui/drag";
import { notices } from "../src/ui/notices.svelte";

/** As much of an element as dragging needs. */
class Thing extends EventTarget {
  style = { translate: "" };
  classes = new Set<string>();
  classList = {
    add: (name: string) => this.classes.add(name),
    remove: (name: string) => this.classes.delete(name),
  };
  setPointerCapture = vi.fn();

  point(type: string, x: number, y: number, more: object = {}): void {
    const event = { clientX: x, clientY: y, button: 0, isPrimary: true, pointerId: 1, ...more };
    this.dispatchEvent(Object.assign(new Event(type), event));
  }
}

const goal = {
  getAttribute: () => "17",
  getBoundingClientRect: () => ({ left: 100, right: 140, top: 100, bottom: 140 }),
};
const board = { getBoundingClientRect: () => ({ left: 90, right: 300, top: 90, bottom: 300 }) };
const can = vi.fn(() => true);
const lift = vi.fn();
const drop = vi.fn();
const lay = vi.fn(() => false);
let thing: Thing;
let letGo: void | (() => void);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", {
    querySelectorAll: (kind: string) => (kind === "[data-place]" ? [goal] : [board]),
  });
  vi.stubGlobal("SVGGraphicsElement", class {});
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  thing = new Thing();
  letGo = draggable({ can, lift, drop, lay })(thing as unknown as HTMLElement);
});

afterEach(() => {
  vi.resetAllMocks();
  can.mockReturnValue(true);
  lay.mockReturnValue(false);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is dragged to a place follows the pointer and is dropped there", () => {
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", 60, 70);
  expect(lift).toHaveBeenCalledTimes(1);
  expect(thing.style.translate).toBe("50px 60px");
  expect(thing.classes).toContain("dragged");
  thing.point("pointermove", 110, 120);
  thing.point("pointerup", 110, 120);
  expect(drop.mock.calls).toEqual([[17]]);
  expect(lift).toHaveBeenCalledTimes(1);
  expect(thing.style.translate).toBe("");
  expect(thing.classes.size).toBe(0);
  const swallow = ["click", expect.anything(), expect.objectContaining({ capture: true })];
  expect(addEventListener).toHaveBeenCalledWith(...swallow);
  expect(removeEventListener).not.toHaveBeenCalledWith(...swallow);
  vi.runAllTimers(); // later clicks count again
  expect(removeEventListener).toHaveBeenCalledWith(...swallow);
});

test("a hand that trembles clicks, and the click is left alone", () => {
  thing.point("pointerdown", 110, 110);
  thing.point("pointermove", 114, 113);
  thing.point("pointerup", 114, 113);
  expect(lift).not.toHaveBeenCalled();
  expect(drop).not.toHaveBeenCalled();
  expect(addEventListener).not.toHaveBeenCalledWith("click", expect.anything(), expect.anything());
});

test("what is pressed hears of all that follows, and no text is selected meanwhile", () => {
  const select = ["selectstart", expect.anything(), { capture: true }];
  thing.point("pointerdown", 10, 10);
  expect(thing.setPointerCapture).toHaveBeenCalledWith(1);
  expect(addEventListener).toHaveBeenCalledWith(...select);
  expect(removeEventListener).not.toHaveBeenCalled();
  thing.point("pointerup", 10, 10);
  expect(removeEventListener).toHaveBeenCalledWith(...select);
});

test.each([
  ["is dropped elsewhere", "pointerup", 140, 120],
  ["is taken away by the browser", "pointercancel", 110, 120],
])("what %s goes back and is not played", (_, type, x, y) => {
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", x, y);
  thing.point(type, x, y);
  expect(lift).toHaveBeenCalledTimes(1);
  expect(drop).not.toHaveBeenCalled();
  expect(thing.style.translate).toBe("");
});

test.each([
  ["elsewhere on the board", 200, 200, 1],
  ["where it can go", 120, 120, 0],
  ["beside the board", 60, 200, 0],
])("what is dropped %s", (_, x, y, sentences) => {
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", x, y);
  thing.point("pointerup", x, y);
  expect(notices.list.map(({ text }) => text)).toHaveLength(sentences);
  vi.runAllTimers();
  expect(notices.list).toEqual([]);
});

test.each([
  ["another button", { button: 2 }],
  ["a second finger", { isPrimary: false }],
])("%s drags nothing", (_, more) => {
  thing.point("pointerdown", 10, 10, more);
  thing.point("pointermove", 110, 120);
  expect(lift).not.toHaveBeenCalled();
});

test("another finger does not take over what one drags", () => {
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", 60, 70);
  thing.point("pointermove", 110, 120, { pointerId: 2 });
  thing.point("pointerup", 110, 120, { pointerId: 2 });
  expect(thing.style.translate).toBe("50px 60px");
  expect(drop).not.toHaveBeenCalled();
});

test("what cannot be lifted stays, and so does what is no longer there", () => {
  can.mockReturnValue(false);
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", 110, 120);
  can.mockReturnValue(true);
  lay.mockReturnValue(false);
  letGo?.();
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", 110, 120);
  expect(lift).not.toHaveBeenCalled();
});

test("what means something anywhere on the board is taken there, and nothing is said", () => {
  lay.mockReturnValue(true);
  thing.point("pointerdown", 10, 10);
  thing.point("pointermove", 200, 200);
  thing.point("pointerup", 200, 200);
  expect(lay).toHaveBeenCalledTimes(1);
  expect(notices.list).toEqual([]);
});
