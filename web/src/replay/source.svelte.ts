// Where the replay comes from: which tokens this browser has, and what the server tells them.

import { RefusedError, myGames, replay } from "../net/api";
import { addToken, helloTokens, isToken } from "../net/seats";
import type { ReplayForm } from "../protocol";
import { problemText } from "../ui/problems";
import { fragmentOf, type Fragment } from "./link";

export type Eyes = number | null;

export class Source {
  /** What is shown; null until it has come. */
  shown = $state.raw<ReplayForm | null>(null);
  /** `unknown`: this browser has no token for the game. */
  state = $state<"loading" | "here" | "unknown" | "failed">("loading");
  problem = $state("");
  /** Seats of my own. */
  mine = $state.raw<readonly number[]>([]);

  private readonly told = new Map<Eyes, Promise<ReplayForm>>();
  private tokens: readonly string[] = [];
  private readonly tokenOf = new Map<number, string>();

  constructor(
    readonly game: string,
    private readonly onshown: (replay: ReplayForm) => void,
  ) {}

  /** Take the token out of the address, load the game; returns where the address leads to. */
  async enter(): Promise<Fragment> {
    const fragment = fragmentOf(location.hash);
    this.takeToken(fragment);
    this.tokens = helloTokens(this.game);
    if (this.tokens.length === 0) this.state = "unknown";
    else await this.load();
    return fragment;
  }

  /** Once more, after something went wrong or the game has gone on. */
  async load(): Promise<void> {
    this.state = "loading";
    const eyes = this.shown?.eyes;
    this.told.clear();
    try {
      await this.sortTokens();
      await this.look(eyes === undefined ? this.firstEyes() : eyes);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Look with other eyes. */
  async look(eyes: Eyes): Promise<void> {
    this.shown = await this.seenBy(eyes);
    this.onshown(this.shown);
    this.state = "here";
  }

  /** The game as a seat saw it. */
  seenBy(eyes: Eyes): Promise<ReplayForm> {
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

  private takeToken({ token, turn, answers }: Fragment): void {
    if (token === null) return;
    const rest = answers !== null ? `#at=${answers}` : turn !== null ? `#turn=${turn}` : "";
    history.replaceState(null, "", location.pathname + location.search + rest);
    if (isToken(token)) addToken(this.game, token);
  }

  private async sortTokens(): Promise<void> {
    const tokens = helloTokens(this.game);
    const good = (await myGames(tokens)).games.filter((one) => one.game === this.game);
    if (good.length === 0) throw new RefusedError("not_known", "no such game");
    this.tokens = good.map((one) => tokens[one.token] ?? "");
    good.forEach((one, place) => {
      if (one.seat !== null) this.tokenOf.set(one.seat, this.tokens[place] ?? "");
    });
    this.mine = [...this.tokenOf.keys()];
  }

  private fail(error: unknown): void {
    this.state = "failed";
    this.problem = problemText(error);
  }
}
