// One index for each page and language. It names the files that the page is going to ask for, so that
// a browser fetches them at once instead of one after the other; the server chooses among them.

import type { Plugin, Rollup } from "vite";
import { FIRST_WORDS } from "./src/i18n/first";
import { tagOf, type Language } from "./src/i18n/languages";
import { NEEDS, ROOM, type Needs } from "./src/pages/needs";

/** The page of a game has two: a table, and a room in which somebody is waited for. */
export const INDICES: Readonly<Record<string, Needs>> = { ...NEEDS, room: ROOM };

/** The modules that a page needs at once, without those of languages. */
export function modulesOf({ component, wants = [] }: Needs): string[] {
  return [`pages/${component}.svelte`, ...wants];
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
        function holding(module: string): string {
          const found = chunks.find((chunk) =>
            chunk.moduleIds.some((id) => id.endsWith(`/src/${module}`)),
          );
          if (!found) throw new Error(`no file has ${module}`);
          return found.fileName;
        }

        for (const [name, needs] of Object.entries(INDICES)) {
          for (const language of Object.keys(FIRST_WORDS) as Language[]) {
            const words = ["base", "trouble", ...needs.words].map(
              (part) => `i18n/${language}/${part}.ts`,
            );
            const rules = name === "rules" ? [`rules/${language}/base.ts`] : [];
            const links = filesOf(bundle, [...modulesOf(needs), ...rules, ...words].map(holding))
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
