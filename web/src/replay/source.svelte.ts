// Where the replay comes from: which tokens this browser has, and what the server tells them.

import { RefusedError, myGames, replay } from "../net/api";
import { redeemOnce } from "../net/entry";
import { helloTokens, isToken, keepToken, remembered } from "../net/seats";
import type { ReplayJson } from "../protocol";
import { problemText } from "../ui/problems";
import { learnPlugins } from "../words/plugins";
import { fragmentOf, type Fragment } from "./link";

export type Eyes = number | null;

/** Milliseconds between two looks at a game that is being played. */
const FOLLOWED_EVERY = 4000;

export class Source {
  /** What is shown; null until it has come. */
  shown = $state.raw<ReplayJson | null>(null);
  /** `unknown`: this browser has no token for the game. */
  state = $state<"loading" | "here" | "unknown" | "failed">("loading");
  problem = $state("");
  /** Seats of my own. */
  mine = $state.raw<readonly number[]>([]);

  private readonly told = new Map<Eyes, Promise<ReplayJson>>();
  /** Through whose eyes one wants to look, until that is shown or cannot be: the last wish counts. */
  private wish: { readonly eyes: Eyes } | null = null;
  private tokens: readonly string[] = [];
  /** The token of the address: what it is good for is not known before the server says so. */
  private brought: string | null = null;
  private changed = 0;
  private readonly tokenOf = new Map<number, string>();

  constructor(
    readonly game: string,
    private readonly onshown: (replay: ReplayJson) => void,
  ) {}

  /** Take the token out of the address, load the game; returns where the address leads to. */
  async enter(): Promise<Fragment> {
    const fragment = fragmentOf(location.hash);
    if (this.shown && fragment.token === null && fragment.once === null) return fragment;
    await this.takeToken(fragment);
    if (this.known().length === 0) this.state = "unknown";
    else await this.load();
    return fragment;
  }

  /** All tokens that may open the replay: mine, one for it alone, and that of the address. */
  private known(): string[] {
    const { replay } = remembered(this.game);
    return [...new Set([...helloTokens(this.game), replay, this.brought])].filter(
      (token): token is string => token !== null,
    );
  }

  /** Once more, after something went wrong or the game has gone on. */
  async load(): Promise<void> {
    this.state = "loading";
    try {
      await this.sortTokens();
      this.told.clear();
      const eyes = (this.wish ?? this.shown)?.eyes;
      await this.look(eyes === undefined ? this.firstEyes() : eyes);
    } catch (error) {
      this.fail(error);
    }
  }

  /** While the game is played: see how it goes on. Returns how to stop that. */
  follow(): () => void {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void this.catchUp().catch(() => undefined);
    }, FOLLOWED_EVERY);
    return () => clearInterval(timer);
  }

  /** Look whether something has happened since; a line that is down comes back by itself. */
  private async catchUp(): Promise<void> {
    if (this.state !== "here") return;
    const { games } = await myGames([this.token()]);
    const changed = games.find((one) => one.game === this.game)?.changed ?? this.changed;
    if (changed === this.changed || this.wish) return; // who is about to look elsewhere comes first
    this.told.clear();
    await this.look(this.shown?.eyes ?? null);
    this.changed = changed;
  }

  /** Look with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    const wish = (this.wish = { eyes });
    try {
      const seen = await this.seenBy(eyes);
      if (this.wish !== wish) return;
      learnPlugins(seen.tables.plugins);
      this.shown = seen;
      this.onshown(seen);
      this.state = "here";
    } catch (error) {
      if (this.wish === wish) throw error;
    } finally {
      if (this.wish === wish) this.wish = null;
    }
  }

  /** The game as a seat saw it. */
  seenBy(eyes: Eyes): Promise<ReplayJson> {
    let told = this.told.get(eyes);
    if (!told) {
      told = replay(this.game, eyes, this.token(eyes));
      told.catch(() => this.told.delete(eyes));
      this.told.set(eyes, told);
    }
    return told;
  }

  /** A token with which one may look through these eyes. */
  token(eyes: Eyes = null): string {
    const own = eyes === null ? undefined : this.tokenOf.get(eyes);
    return own ?? this.tokens[0] ?? "";
  }

  private firstEyes(): Eyes {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null;
  }

  private async takeToken({ token, once, turn, answers }: Fragment): Promise<void> {
    if (token === null && once === null) return;
    const rest = answers !== null ? `#at=${answers}` : turn !== null ? `#turn=${turn}` : "";
    history.replaceState(null, "", location.pathname + location.search + rest);
    if (token !== null && isToken(token)) this.brought = token;
    if (once !== null) await redeemOnce(this.game, once).catch(() => undefined); // or another is here
  }

  private async sortTokens(): Promise<void> {
    const tokens = this.known();
    const good = (await myGames(tokens)).games.filter((one) => one.game === this.game);
    if (good.length === 0) throw new RefusedError("not_known", "no such game");
    for (const { token, role } of good)
      if (tokens[token] === this.brought) keepToken(this.game, role, this.brought);
    this.tokens = good.map((one) => tokens[one.token] ?? "");
    good.forEach((one, place) => {
      if (one.seat !== null) this.tokenOf.set(one.seat, this.tokens[place] ?? "");
    });
    this.mine = [...this.tokenOf.keys()];
    this.changed = good[0]?.changed ?? 0;
  }

  private fail(error: unknown): void {
    this.state = "failed";
    this.problem = problemText(error);
  }
}
