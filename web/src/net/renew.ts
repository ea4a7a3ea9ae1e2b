// A page that is older than its server loads itself again: once, and only for something newer.

import { address } from "./base";
import { keep, kept } from "./kept";

const KEY = "luxor.renewed";
const PROGRAM = /<script\b[^>]*\bsrc="([^"]+)"/;

/** The program that an index asks for; its name changes with every build. */
export function programOf(index: string): string | null {
  return PROGRAM.exec(index)?.[1] ?? null;
}

async function newest(): Promise<string | null> {
  try {
    const answer = await fetch(address(""), { cache: "no-store" });
    return answer.ok ? programOf(await answer.text()) : null;
  } catch {
    return null;
  }
}

/** Remember that a program was loaded for its own sake; false if it had been before. */
function isFirstTime(program: string): boolean {
  if (kept("sessionStorage", KEY) === program) return false;
  return keep("sessionStorage", KEY, program); // what cannot be counted might never end
}

/** Load the page again if the server has a newer one; returns whether that is under way. */
export async function renew(): Promise<boolean> {
  const mine = document.querySelector("script[src]")?.getAttribute("src") ?? null;
  const program = await newest();
  if (program === null || program === mine || !isFirstTime(program)) return false;
  location.reload();
  return true;
}

const NOT_LOADED = /dynamically imported module|importing a module|module script|preload css/i;

/** Whether an error says that a part of the page could not be loaded. */
export function isNotLoaded(error: unknown): boolean {
  return error instanceof Error && NOT_LOADED.test(error.message);
}
