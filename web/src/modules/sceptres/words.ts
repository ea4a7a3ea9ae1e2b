// Sceptres come with places below which another tile lies, face down.

import type { ModuleWords } from "../words";

export const SCEPTRES: ModuleWords = {
  covered: (view) => {
    const under = view.modules["sceptres"]?.["under"];
    return Array.isArray(under)
      ? under.filter((space) => typeof space === "number" && space > 0)
      : [];
  },
  source: { icon: "sceptre", thing: "treasure.sceptre" },
  treasure: "sceptre",
};
