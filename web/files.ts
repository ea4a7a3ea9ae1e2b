// Which file of the build a module goes into: few files, and none with much that a page does not need.

import { basename } from "node:path";
import type { Rollup } from "vite";
import { INDICES, modulesOf } from "./indices";
import { PARTS } from "./src/i18n/parts";

/** Pages that share a file. What other pages have in common is in the file that every page has. */
const SHARED: readonly (readonly string[])[] = [
  ["game", "room"],
  ["game", "learn"],
  ["game", "learn", "replay"],
];
const COMMON = "index";

const CATALOGUE = /\/src\/i18n\/([a-z]{2})\/(\w+)\.ts$/;

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
  const entries = [
    [COMMON, ["main.ts"]] as const,
    ...Object.entries(INDICES).map(([page, index]) => [page, modulesOf(index)] as const),
  ];
  const ids = [...getModuleIds()];
  for (const [page, modules] of entries)
    for (const id of ids)
      if (modules.some((module) => id.endsWith(`/src/${module}`))) add(page, id, true);
  return needs;
}

function sharedBy(pages: ReadonlySet<string>): string {
  if (pages.size === 1) return [...pages].join();
  const file = SHARED.find((some) => [...pages].every((page) => some.includes(page)));
  return file?.join("-") ?? COMMON;
}

let needs: Needs | undefined;

export function fileOf(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  needs ??= needsOf(graph);
  const pages = needs.get(id);
  if (pages) return sharedBy(pages);
  const [, language, area] = CATALOGUE.exec(id) ?? [];
  const part = Object.entries(PARTS).find(([, areas]) => areas.some((one) => one === area));
  return language && part && `${language}-${part[0]}`;
}
