// One index for each page and language. It names the files that the page is going to ask for, so that
// a browser fetches them at once instead of one after the other; the server chooses among them.

import type { Plugin, Rollup } from "vite";
import { FIRST_WORDS } from "./src/i18n/first";
import { tagOf, type Language } from "./src/i18n/languages";
import { PARTS_OF, type Part } from "./src/i18n/parts";

type Page = keyof typeof PARTS_OF;

export const COMPONENTS: Readonly<Record<Page, string>> = {
  home: "Home",
  new: "NewGame",
  game: "Game",
  replay: "Replay",
  learn: "Learn",
  rules: "Rules",
  about: "About",
  lost: "Lost",
};

/** An index: its page, and what that is going to want at once. */
interface Index {
  readonly page: Page;
  /** Modules, from `src/` on. */
  readonly wants?: readonly string[];
  /** The same, with texts in a language. */
  readonly texts?: (language: Language) => string;
  /** Words of these parts, beside those of the page. */
  readonly parts?: readonly Part[];
}

/** The page of a game has two: a table, and a room in which somebody is waited for. */
export const INDICES: Readonly<Record<string, Index>> = {
  home: { page: "home" },
  new: { page: "new" },
  game: { page: "game", wants: ["table/Table.svelte"] },
  room: { page: "game", wants: ["panels/WaitingRoom.svelte"], parts: ["menu"] },
  replay: { page: "replay" },
  learn: { page: "learn", wants: ["learn/lessons/walk.json"] },
  rules: { page: "rules", texts: (language) => `rules/${language}.ts` },
  about: { page: "about" },
  lost: { page: "lost" },
};

/** The modules that a page needs at once in any language. */
export function modulesOf({ page, wants = [] }: Index): string[] {
  return [`pages/${COMPONENTS[page]}.svelte`, ...wants];
}

function spoken(html: string, language: Language): string {
  const words: Readonly<Record<string, string>> = {
    language: tagOf(language),
    ...FIRST_WORDS[language],
  };
  return html.replace(/\{\{(\w+)\}\}/g, (_, name: string) => words[name] ?? "");
}

/** The files of modules with everything that they import, styles first. */
function filesOf(bundle: Rollup.OutputBundle, entries: readonly string[]): string[] {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  function add(name: string): void {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || scripts.has(name)) return;
    scripts.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    chunk.imports.forEach(add);
  }
  entries.forEach(add);
  return [...styles, ...scripts];
}

/** Styles come before scripts: with them a browser has something to show already. */
function link(file: string): string {
  const relation = file.endsWith(".css")
    ? 'rel="stylesheet"'
    : 'rel="modulepreload" fetchpriority="low"';
  return `    <link ${relation} crossorigin href="./${file}">\n`;
}

/** Builds the indices as `pages/NAME.LANGUAGE.html`, and `index.html` in English without a page. */
export function indices(): Plugin {
  return {
    name: "indices",
    enforce: "post",
    transformIndexHtml: (html, { server }) => (server ? spoken(html, "en") : html),
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no index.html");
        const html = String(index.source);
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const named = (name: string): string[] =>
          chunks.filter((chunk) => chunk.name === name).map((chunk) => chunk.fileName);
        function holding(module: string): string {
          const [found, ...more] = chunks.filter((chunk) =>
            chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
          );
          if (!found || more.length > 0) throw new Error(`which file holds ${module}?`);
          return found.fileName;
        }

        for (const [name, page] of Object.entries(INDICES)) {
          for (const language of Object.keys(FIRST_WORDS) as Language[]) {
            const modules = [...modulesOf(page), ...(page.texts ? [page.texts(language)] : [])];
            const parts = ["base", ...PARTS_OF[page.page], ...(page.parts ?? [])];
            const words = parts.flatMap((part) => named(`${language}-${part}`));
            const links = filesOf(bundle, [...modules.map(holding), ...words])
              .filter((file) => !html.includes(file))
              .map(link)
              .join("");
            const source = spoken(html, language).replace("  </head>", `${links}  </head>`);
            this.emitFile({ type: "asset", fileName: `pages/${name}.${language}.html`, source });
          }
        }
        index.source = spoken(html, "en");
      },
    },
  };
}
