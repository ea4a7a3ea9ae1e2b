// Which file of the build a module goes into: few files, and none with much that a page does not need.

import { basename } from "node:path";
import type { Rollup } from "vite";
import { INDICES, modulesOf } from "./indices";

/** Pages that share a file. What other pages have in common is in the file that every page has. */
const SHARED: readonly (readonly string[])[] = [
  ["game", "room"],
  ["game", "learn"],
  ["game", "learn", "replay"],
];
const COMMON = "index";

/** Of texts in a language each part of the catalogue is a file, and the rules as a whole. */
const TEXTS = /\/src\/(i18n\/[a-z]{2}\/\w+|rules\/[a-z]{2}(?=\/))/;

/** Which pages need each module at once. */
type Needs = ReadonlyMap<string, ReadonlySet<string>>;

function needsOf({ getModuleInfo, getModuleIds }: Rollup.ManualChunkMeta): Needs {
  const needs = new Map<string, Set<string>>();
  function add(page: string, id: string, isFirst = false): void {
    const info = getModuleInfo(id);
    const comesLater = !isFirst && page !== COMMON && (info?.dynamicImporters.length ?? 0) > 0;
    if (comesLater && !needs.has(id)) needs.set(id, new Set([basename(id, ".svelte")]));
    const pages = needs.get(id) ?? new Set();
    if (comesLater || pages.has(page)) return; // what another page loads later has its own file
    needs.set(id, pages.add(page));
    info?.importedIds.forEach((imported) => add(page, imported));
  }
  const ids = [...getModuleIds()];
  const modules = [[COMMON, "main.ts"]];
  for (const [page, index] of Object.entries(INDICES))
    modules.push(...modulesOf(index).map((module) => [page, module]));
  for (const [page = "", module] of modules)
    add(page, ids.find((id) => id.endsWith(`/src/${module}`)) ?? "", true);
  return needs;
}

let needs: Needs | undefined;

export function fileOf(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  needs ??= needsOf(graph);
  const pages = [...(needs.get(id) ?? [])];
  if (pages.length < 2) return pages[0] ?? TEXTS.exec(id)?.[1]?.replaceAll("/", "-");
  const file = SHARED.find((some) => pages.every((page) => some.includes(page)));
  return file?.join("-") ?? COMMON;
}
