import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LINES, SYMBOLS } from "../src/art/icons";
import { anchor } from "../src/rules/anchor";
import { LANGUAGES, type Language } from "../src/i18n/languages";
import { plainOf, runsOf, targetsOf } from "../src/rules/inline";
import { load, written } from "../src/rules/load";
import { markedRuns } from "../src/rules/marking";
import { NUMBERS } from "../src/rules/numbers";
import { PICTURES, type Path, type Row } from "../src/rules/pictures";
import { find, type Found } from "../src/rules/search";
import { rulingAnchor, sectionOf, THINGS } from "../src/rules/things";
import { statusOf } from "../src/rules/statuses";
import { fold, rangesOf, termsOf } from "../src/rules/terms";
import { ALL } from "../src/rules/tables";
import type { Block, Rules } from "../src/rules/types";
import { cardAbout } from "../src/words/things";

const all = await Promise.all(
  (Object.keys(LANGUAGES) as Language[]).map(async (language) => ({
    language,
    rules: await load(language),
    source: await written(language),
  })),
);
const { rules, source: english } = all[0]!;

function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "list":
      return block.items.map(({ text }) => text);
    case "picture":
      return [block.caption];
    case "example":
      return [block.text, ...(block.sum ?? []).flat()];
    default:
      return [block.text];
  }
}
const blocksOf = (all: Rules): Block[] => all.sections.flatMap(({ blocks }) => [...blocks]);
const rulingsOf = (all: Rules): string[] =>
  blocksOf(all).flatMap((block) => (block.kind === "ruling" ? block.id : []));
const anchorsOf = (all: Rules): string[] => [
  ...all.sections.map(({ id }) => id),
  ...rulingsOf(all).map(rulingAnchor),
];

/** What a text and its translations have in common, in whatever order and however often said. */
function factsOf(text: string): unknown {
  const numbers = text.match(/\{\w+\}/g) ?? [];
  const figures =
    plainOf(text)
      .replace(/\{\w+\}/g, "")
      .match(/\d+/g) ?? [];
  return [numbers, figures, targetsOf(text)].map((facts) => [...new Set<string>(facts)].sort());
}

describe.each(all)("the rules in $language", ({ language, rules: these, source }) => {
  it("have anchors that are there once", () => {
    const anchors = anchorsOf(these);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z0-9-]*$/);
  });

  it("have the same sections, rulings and pictures as those in English", () => {
    const shape = (all: Rules): unknown =>
      all.sections.map(({ id, depth, rulings, blocks }) => [
        id,
        depth,
        rulings,
        blocks.map((block) => [
          block.kind,
          block.kind === "ruling" ? block.id : null,
          block.kind === "picture" ? block.picture : null,
          block.kind === "list" ? [block.steps, block.items.map(({ picture }) => picture)] : null,
          block.kind === "example" ? block.sum?.length : null,
        ]),
      ]);
    expect(shape(these)).toEqual(shape(rules));
  });

  it("have the same numbers and links as those in English, text by text", () => {
    const facts = (all: Rules): unknown =>
      all.sections.map(({ id, title, blocks }) => [
        id,
        factsOf(title),
        blocks.map((block) => textsOf(block).map(factsOf)),
      ]);
    expect(facts(source)).toEqual(facts(english));
  });

  it("say everything in their own words", () => {
    const texts = (all: Rules): string[] => blocksOf(all).flatMap(textsOf).map(plainOf);
    const english = new Set(language === "en" ? [] : texts(rules));
    expect(texts(these).filter((text) => english.has(text) && /\p{L}/u.test(text))).toEqual([]);
  });

  it("begin with a section, not with a part of one", () => {
    expect(these.sections[0]?.depth).toBe(1);
  });

  it("have links that lead somewhere", () => {
    const targets = blocksOf(these).flatMap(textsOf).flatMap(targetsOf);
    const known = new Set([...anchorsOf(these), "/about", "/learn"]);
    expect(targets.length).toBeGreaterThan(5);
    expect(targets.filter((target) => !known.has(target))).toEqual([]);
    const applied = these.sections.flatMap((section) => section.rulings ?? []);
    expect(applied.filter((id) => !rulingsOf(these).includes(id))).toEqual([]);
  });

  it("have every number filled in, and no sign left over", () => {
    const left = blocksOf(these)
      .flatMap(textsOf)
      .map(plainOf)
      .filter((text) => /[{}*[\]|]/.test(text));
    expect(left).toEqual([]);
  });
});

describe("links from elsewhere", () => {
  it("find a section for every kind of thing", () => {
    const ids = rules.sections.map(({ id }) => id);
    const linked = Object.keys(THINGS).map(sectionOf);
    expect(linked.filter((id) => id === null || !ids.includes(id))).toEqual([]);
    for (const { family } of [...Object.values(ALL.tiles), ...Object.values(ALL.cards)]) {
      expect([sectionOf(`tile.${family}`), sectionOf(`card.${family}`)]).not.toContain(null);
    }
    expect(sectionOf("tile.tunnel")).toBe("tunnels");
    expect(sectionOf("tile.from_outside")).toBe("tiles");
    expect(sectionOf("mummy_tile.pairs")).toBe("mummy-tiles");
    expect(sectionOf("weather")).toBeNull();
    expect(sectionOf(cardAbout(ALL, "6").thing)).toBe("equipment");
    expect(sectionOf(cardAbout(ALL, "5").thing)).toBe("starter-cards");
  });

  it("find every ruling that is shown in the game, and every ruling on a single thing is", () => {
    const shown = new Set(Object.values(THINGS).flatMap(([, ids]) => ids?.split(" ") ?? []));
    const single = rulingsOf(rules).filter((id) => !id.includes("-"));
    expect([...shown].toSorted()).toEqual(single.toSorted());
    expect(rulingAnchor("M6.2")).toBe("ruling-m6-2");
  });
});

describe("rulings", () => {
  const documents = ["rulings", "rulings-mummy", "rulings-equipment", "rulings-characters"];
  const written = (name: string): string =>
    readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), "utf8");
  const decidedIn = (part: string, id: string): [string, string][] => {
    const status = /\*\*Decision \((\w+)\)/.exec(part)?.[1];
    return status ? [[id, status]] : [];
  };
  const decided = [
    ...documents.flatMap((name) =>
      written(name)
        .split(/^### /m)
        .flatMap((part) => decidedIn(part, part.slice(0, part.indexOf(" ")))),
    ),
    // those where clauses meet are called like what links to them
    ...written("rulings-meetings")
      .split('<a id="')
      .flatMap((part) => decidedIn(part, part.slice(0, part.indexOf('"')).toUpperCase())),
  ];

  it("are all there, and no others", () => {
    expect(decided.length).toBeGreaterThan(150);
    expect(rulingsOf(rules).toSorted()).toEqual(decided.map(([id]) => id).toSorted());
  });

  it("are as sure as the documents say", () => {
    for (const [id, status] of decided) expect([id, statusOf(id)]).toEqual([id, status]);
  });
});

describe("pictures", () => {
  const all = Object.entries(PICTURES) as [string, Row | Path][];
  const effects = (ALL.module_tables["mummy"]?.["tiles"] as { effect: string }[]).map(
    ({ effect }) => effect,
  );
  const powers = ALL.module_tables["characters"]?.["powers"] as string[];

  it("show things that are in the game", () => {
    for (const [name, picture] of all) {
      const missing =
        "spaces" in picture
          ? picture.spaces.filter(({ tile }) => tile !== null && !(tile in ALL.tiles))
          : picture.things.filter((thing) => {
              if ("tile" in thing) return !(thing.tile in ALL.tiles);
              if ("card" in thing) return !(thing.card in ALL.cards);
              if ("mummyTile" in thing) return !effects.includes(thing.mummyTile);
              if ("power" in thing) return !powers.includes(thing.power);
              if ("icon" in thing) return !(thing.icon in SYMBOLS) && !(thing.icon in LINES);
              return false;
            });
      expect([name, missing]).toEqual([name, []]);
    }
  });

  it("are all used, and show every character and every mummy tile once", () => {
    const used = blocksOf(rules).flatMap((block) =>
      block.kind === "picture"
        ? [block.picture]
        : block.kind === "list"
          ? block.items.flatMap(({ picture }) => picture ?? [])
          : [],
    );
    expect(used.toSorted()).toEqual(all.map(([name]) => name).toSorted());
    const things = all.flatMap(([, picture]) => ("things" in picture ? picture.things : []));
    const shown = things.flatMap((thing) =>
      "power" in thing ? thing.power : "mummyTile" in thing ? thing.mummyTile : [],
    );
    expect(shown.toSorted()).toEqual([...effects, ...powers].toSorted());
  });
});

describe("numbers", () => {
  it("are those of the edition", () => {
    expect(NUMBERS).toMatchObject({
      spaces: 40,
      starters: 31,
      horus_cards: 8,
      horus_more: 18,
      treasures: 30,
      path_points: "1, 2, 3, 5, 8",
      set_points: "3, 7, 12, 18, 25, 33, 42, 52",
      talismans_each: "6, 4, 3, 2",
      wake_all: "3–4",
    });
  });

  it("are all used by the English text", async () => {
    const files = ["base", "tiles", "end", "modules", "rulings", "meetings"].map((name) =>
      readFileSync(new URL(`../src/rules/en/${name}.ts`, import.meta.url), "utf8"),
    );
    const unused = Object.keys(NUMBERS).filter((name) => !files.join("").includes(`{${name}}`));
    expect(unused).toEqual([]);
  });

  it("of the worked example add up", () => {
    const example = blocksOf(rules).find((block) => block.kind === "example");
    const points = (example?.kind === "example" ? (example.sum ?? []) : []).map(([, n]) =>
      Number(n),
    );
    expect(points.length).toBeGreaterThan(5);
    expect(points.slice(0, -1).reduce((a, b) => a + b, 0)).toBe(points.at(-1));
  });
});

describe("the signs in texts", () => {
  it("become emphasis and links", () => {
    expect(runsOf("A *key* or [a set|sets].")).toEqual([
      { text: "A " },
      { text: "key", strong: true },
      { text: " or " },
      { text: "a set", target: "sets" },
      { text: "." },
    ]);
  });
});

describe("search", () => {
  const findIn = (these: Rules, query: string): Found => find(these, termsOf(query, these.lookup));
  const search = (query: string): Found => findIn(rules, query);
  const idsOf = ({ sections }: Found): string[] => sections.map(({ id }) => id);
  const wordsOf = (query: string): string[] =>
    termsOf(query, rules.lookup).map(({ own }) => own[0]!);

  it("does not mind case and accents", () => {
    expect(fold("Fermée GROẞ cœur")).toBe("fermee gross coeur");
    expect(wordsOf("  Tömb  chamber tomb ")).toEqual(["tomb", "chamber"]);
  });

  it("leaves out words that say nothing, and what is no word", () => {
    expect(wordsOf("How many points for a set?")).toEqual(["points", "set"]);
    expect(wordsOf("What is M6.2, the “±1” card...")).toEqual(["m6.2", "±1", "card"]);
    expect(wordsOf("a")).toEqual([]);
    expect(wordsOf("the")).toEqual([]);
    expect(wordsOf("to")).toEqual(["to"]); // the beginning of another word
    expect(wordsOf("VP")).toEqual(["vp"]);
  });

  it("finds one and several by each other, and what the rules call otherwise", () => {
    expect(termsOf("cats", rules.lookup)).toEqual([{ own: ["cats", "cat"], same: ["statue"] }]);
    expect(termsOf("keys", rules.lookup)).toEqual([{ own: ["keys", "key"], same: [] }]);
    expect(termsOf("set", rules.lookup)[0]!.own).toEqual(["set"]);
  });

  it("knows where the words are in the text as written", () => {
    const text = "Éveillé: große Œuvre";
    const parts = rangesOf(text, ["eve", "gross", "oeu"]).map(([a, b]) => text.slice(a, b));
    expect(parts).toEqual(["Éve", "groß", "Œu"]);
    expect(rangesOf("ananas ananas", ["ana", "anana"])).toEqual([
      [0, 5],
      [7, 12],
    ]);
    expect(rangesOf("Der Schlüssel", ["schluessel"])).toEqual([[4, 13]]);
    expect(rangesOf("Der Schlüssel", ["schlussel"])).toEqual([[4, 13]]);
    expect(rangesOf("neu", ["neue"])).toEqual([]);
  });

  it("finds short words where words begin, long ones within others too", () => {
    expect(rangesOf("locate the cat, Horuskarten", ["cat", "karten"])).toEqual([
      [11, 14],
      [21, 27],
    ]);
  });

  it("marks words across emphasis", () => {
    const runs = markedRuns("one *key* now", ["key n"]);
    expect(runs.map(({ pieces }) => pieces.map(({ text, marked }) => [text, marked]))).toEqual([
      [["one ", false]],
      [["key", true]],
      [
        [" n", true],
        ["ow", false],
      ],
    ]);
  });

  it.each([
    ["sarcophagus first", "chamber"],
    ["TUNNEL", "tunnels"],
    ["tie", "scoring"],
    ["talisman opponent", "mummy"],
    ["Key turner", "characters"],
    ["m6.2", "rulings-moving"],
    ["youngest", "setup"],
    ["cat", "statues"],
    ["undo", "turn"],
    ["how do I win", "scoring"],
    ["how many cards in hand", "hand"],
    ["what does a key cost", "chamber"],
    ["can I move backwards", "starter-cards"],
  ])("finds %s in the section %s", (query, section) => {
    const found = search(query);
    expect(idsOf(found)).toContain(section);
    expect(found.passages).toBeGreaterThan(0);
  });

  it.each([
    ["en", "how many points for a set", "sets"],
    ["fr", "combien de points pour une série ?", "sets"],
    ["nl", "hoeveel punten voor een set", "sets"],
    ["pt", "quantos pontos vale um conjunto?", "sets"],
    ["de", "Wie viele Punkte für einen Satz?", "sets"],
    ["fr", "chat", "statues"],
    ["nl", "kat", "statues"],
    ["pt", "gato", "statues"],
    ["de", "Katzen", "statues"],
    ["fr", "annuler un coup", "turn"],
    ["nl", "zet terugnemen", "turn"],
    ["pt", "desfazer", "turn"],
    ["de", "rückgängig machen", "turn"],
  ] as const)(
    "in %s answers %s in a section that comes among the first",
    async (lang, query, id) => {
      const these = await load(lang);
      const found = findIn(these, query);
      expect(idsOf(found).slice(0, 8)).toContain(id);
      expect(found.passages).toBeLessThan(40);
    },
  );

  it.each([
    ["fr", "cle", "clé", "chamber"],
    ["fr", "clef", "clé", "chamber"],
    ["fr", "a l'avant-dernier", "à l’avant-dernier", "horus-cards"],
    ["pt", "camara", "câmara", "chamber"],
    ["pt", "CÂMARA", "camara", "chamber"],
    ["pt", "curinga", "coringa", "sets"],
    ["nl", "sarcofaag", "SARCOFAAG", "chamber"],
    ["de", "schlussel", "Schlüssel", "chamber"],
    ["de", "SCHLUESSEL", "Schlu\u0308ssel", "chamber"],
    ["de", "plaettchen", "plättchen", "tiles"],
  ] as const)("in %s finds the same by %s and %s", async (language, one, other, section) => {
    const these = await load(language);
    const found = findIn(these, one);
    expect(found).toEqual(findIn(these, other));
    expect(idsOf(found)).toContain(section);
  });

  it("keeps only the passages that have all words, but all steps of a list", () => {
    const { sections, passages, isAll } = search("youngest");
    expect(sections.map(({ id, blocks }) => [id, blocks.length])).toEqual([["setup", 1]]);
    expect(sections[0]?.blocks[0]).toMatchObject({ steps: true, items: { length: 8 } });
    expect([passages, isAll]).toEqual([1, true]);
    const plunder = search("plunder").sections.find(({ id }) => id === "characters");
    expect(plunder?.blocks).toMatchObject([{ kind: "list", items: { length: 1 } }]);
  });

  it("shows what has most of the words where nothing has all, and says so", () => {
    const some = search("zeppelin youngest");
    expect(some).toEqual({ ...search("youngest"), isAll: false });
    expect(search("zeppelin youngest chance").sections).toEqual(some.sections);
  });

  it("keeps the heading above the part where something was found", () => {
    expect(search("m6.2").sections.map(({ id, blocks }) => [id, blocks.length])).toEqual([
      ["rulings", 0],
      ["rulings-moving", 1],
    ]);
  });

  it("begins with the part of the rules whose title has the words", () => {
    const [first, second] = search("tunnel").sections;
    expect([first!.id, first!.depth]).toEqual(["tiles", 1]);
    expect(idsOf(search("tunnel")).slice(0, 4)).toContain("tunnels");
    expect(second!.depth).toBe(2);
    expect(idsOf(search("how many points for a set"))[0]).toBe("scoring"); // not “Setting up”
  });

  it("finds nothing where there is nothing", () => {
    expect(search("zeppelin")).toEqual({ sections: [], passages: 0, isAll: true });
  });
});

describe.each(all)("the words that are looked for in $language", ({ rules: these }) => {
  it("are replaced by such that the rules have", () => {
    const missing = Object.values(these.lookup.same)
      .flat()
      .filter((form) => find(these, [{ own: [form], same: [] }]).passages === 0);
    expect(missing).toEqual([]);
  });

  it("are written as they are compared", () => {
    const { fill, same } = these.lookup;
    const forms = [...Object.keys(same), ...Object.values(same).flat()];
    expect(forms.filter((form) => fold(form) !== form)).toEqual([]);
    const left = new Set(fill.trim().split(/\s+/));
    expect(Object.keys(same).filter((word) => left.has(word))).toEqual([]);
  });
});

describe("the end of an address", () => {
  it("names a section, whoever has written it", () => {
    expect(anchor("#scoring")).toBe("scoring");
    expect(anchor("#caf%C3%A9")).toBe("café");
    expect(anchor("#100%")).toBe("100%");
    expect(anchor("")).toBe("");
  });
});
