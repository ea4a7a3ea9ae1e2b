// Puts events into clauses, one after the other.

import type { GameEvent, TablesJson, ViewJson } from "../protocol";
import { fromModules } from "../modules/words";
import { t } from "../i18n/index.svelte";
import { placeOf, standing } from "../state/counts";
import { add, type Clause } from "./clause";
import { fromPlace, onPlace, toPlace } from "./places";
import { afterSetUp, gained, own } from "./plain";
import { pluginClause } from "./plugins";
import { hasFlag } from "./question";
import { cardIn, tileTaken } from "./things";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

/** Events after which the tile of the last move has nothing more to do. */
const ACTIONS = new Set([
  "treasure_taken",
  "key_taken",
  "joker_taken",
  "scarab_taken",
  "horus_card_taken",
  "nothing_happened",
]);

export class Teller {
  #view: ViewJson;
  #clauses: Clause[] = [];
  #landed: { place: number; silent: boolean } | null = null; // where the last move ended
  #movers = new Set<number>();
  #cards = 0;
  #quiet = false; // somebody is moved without the tile acting
  #rolls = 0; // for the card that was played last

  /** `view` is the position before the first event. */
  constructor(
    readonly tables: TablesJson,
    view: ViewJson,
  ) {
    this.#view = view;
    this.#quiet = view.question?.name === "rearmost" || hasFlag(view.question, "flags", "quiet");
  }

  /** The position after what was told so far. */
  get view(): ViewJson {
    return this.#view;
  }

  /** Where the last move ended, as long as its tile has yet to act. */
  get landed(): number | null {
    return this.#landed === null || this.#landed.silent ? null : this.#landed.place;
  }

  /** What was said since the last call. */
  take(): Clause[] {
    return this.#clauses.splice(0);
  }

  /** `after` is the position after the event. */
  tell(event: GameEvent, after: ViewJson): void {
    if (event.event === "turn_started") this.#newTurn();
    if (fromModules((words) => words.isQuiet?.(event)).includes(true)) this.#quiet = true;
    this.#words(event);
    const asked = event.event === "question_asked" ? event.question : "";
    if (ACTIONS.has(event.event) || asked === "take" || asked === "scarab") this.#landed = null;
    this.#view = after;
  }

  // --- one kind after the other --------------------------------------------------------------

  #say(clause: Clause): void {
    add(this.#clauses, clause);
  }

  #newTurn(): void {
    this.#movers.clear();
    this.#cards = 0;
    this.#rolls = 0;
    this.#quiet = false;
  }

  #words(event: GameEvent): void {
    const started = this.#view.round > 0;
    const plain =
      gained(event, this.tables) ??
      fromModules((words) => words.clause?.(event, this.tables, started))[0] ??
      (started ? (afterSetUp(event, this.tables) ?? pluginClause(event, this.tables)) : null);
    if (plain) this.#say(plain);
    else if (started) this.#other(event);
  }

  /** What depends on what came before. */
  #other(event: GameEvent): void {
    switch (event.event) {
      case "card_played":
        return this.#played(event);
      case "die_rolled":
        return this.#rolled(event);
      case "adventurer_moved":
        return this.#moved(event);
      case "adventurer_chosen":
        return this.#chose(event);
      case "nothing_happened":
        return this.#nothing(event);
      case "key_spent":
        return this.#keySpent(event);
      case "card_moved":
        return this.#cardMoved(event);
      case "adventurer_fell":
        return this.#fell(event);
    }
  }

  #played(event: Of<"card_played">): void {
    this.#rolls = 0;
    const stem = this.#cards++ ? "adds" : "plays";
    this.#say(own(event.seat, stem, { card: cardIn(this.tables, event.card) }));
  }

  #cardMoved(event: Of<"card_moved">): void {
    const card = cardIn(this.tables, this.#view.players[event.seat]?.hand[event.slot] ?? null);
    const values = { card, from: event.slot + 1, to: event.to + 1 };
    this.#say(own(event.seat, "moves_card", values));
  }

  #rolled(event: Of<"die_rolled">): void {
    const stem = this.#rolls++ ? "rolls_again" : "rolls";
    this.#say(own(event.seat, stem, { n: event.face }));
  }

  #moved(event: Of<"adventurer_moved">): void {
    const stems = { walk: "moves", thrown: "thrown", tunnel: "tunnel", join: "joins" };
    const values = { from: fromPlace(this.tables, event.from), to: toPlace(this.tables, event.to) };
    const walks = event.how === "walk";
    this.#say(
      own(event.seat, stems[event.how], walks ? {} : values, {
        ...(walks && { list: [t("way.moves", values)] }),
        places: [event.from, event.to],
        who: [event],
        movement: true,
      }),
    );
    this.#movers.add(event.adventurer);
    const silent = event.to === this.tables.chamber || event.how === "tunnel" || this.#quiet;
    this.#landed = { place: event.to, silent };
  }

  /** Whose tile acts: of those that all moved, or of those that stay. */
  #chose(event: Of<"adventurer_chosen">): void {
    const place = placeOf(this.#view, event);
    const stem = this.#movers.size ? "acts" : "stays";
    this.#movers = new Set([event.adventurer]);
    this.#landed = { place, silent: false };
    const values = { on: onPlace(this.tables, place) };
    this.#say(own(event.seat, stem, values, { places: [place], who: [event] }));
  }

  /** A card moves nobody, or the tile where a move ended does nothing. */
  #nothing({ seat, adventurer, reason }: Of<"nothing_happened">): void {
    if (adventurer === null) {
      this.#say(own(seat, reason === "no_legal_move" ? "no_move" : "no_action"));
      return;
    }
    const place = placeOf(this.#view, { seat, adventurer });
    const name = this.#view.tiles[place] ?? "";
    const needs = this.tables.tiles[name]?.needs ?? 0;
    const values = {
      tile: tileTaken(this.tables, name),
      n: needs - standing(this.#view, seat, place),
    };
    this.#say(own(seat, reason, values, { places: [place] }));
  }

  /** A key opens the tomb chamber, or changes the number of a card. */
  #keySpent(event: Of<"key_spent">): void {
    const last = this.#clauses.at(-1);
    const entering = last?.movement === true && last.places.at(-1) === this.tables.chamber;
    if (entering) this.#say(own(event.seat, "pays_key"));
    else this.#say(own(event.seat, "turns_key", {}, { count: 1 }));
  }

  #fell(event: Of<"adventurer_fell">): void {
    const place = placeOf(this.#view, event);
    const told = { places: [place], who: [event], alarm: true };
    const moved = event.seat === this.#view.turn && this.#movers.has(event.adventurer);
    if (moved && this.#landed?.place === place) {
      this.#landed = null;
      this.#say(own(event.seat, "falls_there", {}, told));
      return;
    }
    const values = { whose: event.seat, on: onPlace(this.tables, place) };
    this.#say({ seat: null, stem: "falls", values, count: 1, ...told });
  }
}
