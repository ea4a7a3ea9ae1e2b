import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isNotLoaded, programOf, renew } from "../src/net/renew";
import { storage } from "./browser";

const index = (program: string): string =>
  `<!doctype html><script type="module" crossorigin src="${program}"></script>`;

describe("the program of an index", () => {
  test("is the address of its script", () => {
    expect(programOf(index("./assets/index-a1.js"))).toBe("./assets/index-a1.js");
  });

  test("is nothing where there is no script with an address", () => {
    expect(programOf("<script>1</script><link src='x'>")).toBeNull();
  });
});

test.each([
  "Failed to fetch dynamically imported module: http://x/assets/NewGame-1.js",
  "error loading dynamically imported module",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/Table.css",
])("a part that could not be loaded is known by its error: %s", (message) => {
  expect(isNotLoaded(new TypeError(message))).toBe(true);
});

test("other errors are others", () => {
  expect(isNotLoaded(new TypeError("x is undefined"))).toBe(false);
  expect(isNotLoaded("dynamically imported module")).toBe(false);
});

describe("a page that may be old", () => {
  const reload = vi.fn();

  const serverHas = (program: string, ok = true): void => {
    vi.stubGlobal("fetch", async () => ({ ok, text: async () => index(program) }));
  };

  beforeEach(() => {
    vi.stubGlobal("document", {
      baseURI: "http://x/",
      querySelector: () => ({ getAttribute: () => "old.js" }),
    });
    vi.stubGlobal("location", { reload });
    storage("sessionStorage");
  });

  afterEach(() => {
    reload.mockReset();
    vi.unstubAllGlobals();
  });

  test("is loaded again once for each newer program", async () => {
    serverHas("new.js");
    expect(await renew()).toBe(true);
    expect(await renew()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    serverHas("newer.js");
    expect(await renew()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["is the same", () => serverHas("old.js")],
    ["is not told", () => serverHas("new.js", false)],
    ["cannot be asked for", () => vi.stubGlobal("fetch", () => Promise.reject(new Error()))],
    [
      "cannot be remembered",
      () => {
        serverHas("new.js");
        vi.stubGlobal("sessionStorage", undefined);
      },
    ],
  ])("stays where the server's program %s", async (_, given) => {
    given();
    expect(await renew()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});
