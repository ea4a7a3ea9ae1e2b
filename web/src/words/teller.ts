// Puts events into clauses, one after the other, and follows the position meanwhile.

import type { GameEvent, TablesForm, ViewForm } from "../protocol";
import { t } from "../i18n/index.svelte";
import { placeOf, standing } from "../state/counts";
import { spotOf } from "../state/data";
import { fold } from "../state/fold";
import { add, type Clause } from "./clause";
import { mummySpace, mummyTileName, mummyTilePrice, openMummyTiles, talismans } from "./modules";
import { fromPlace, onPlace, toPlace } from "./places";
import { afterSetUp, free, gained, own } from "./plain";
import { cardIn, tileTaken } from "./things";

type Of<K extends GameEvent["event"]> = Extract<GameEvent, { event: K }>;

/** Events with which the tile of the last move has done something. */
const ACTIONS = new Set(["treasure", "key", "joker", "scarab", "horus_taken"]);
/** After these nothing more comes of it. */
const AFTER = new Set(["shuffled", "turn", "round", "ended"]);
const AFTER_QUESTION = new Set(["draw", "mummy_tile"]);

export class Teller {
  #view: ViewForm;
  #clauses: Clause[] = [];
  #landed: { seat: number; place: number } | null = null;
  #movers = new Set<number>();
  #cards = 0;
  #question = "";
  #offered = false; // a treasure with one adventurer fewer
  #quiet = false; // a mummy tile moves somebody: no tile acts
  #idle: number | null = null; // who has played a 0, until an adventurer moves or acts
  #rolls = 0; // for the card that was played last
  #passed: Clause[] = []; // who fell while the mummy walks, until it is known how far it went
  #bought: Clause | null = null; // a mummy tile that is not named yet

  /** `view` is the position before the first event. */
  constructor(
    readonly tables: TablesForm,
    view: ViewForm,
  ) {
    this.#view = view;
    this.#question = view.question;
    this.#quiet = view.doing.some((frame) => frame.startsWith("replace_mummy_tile"));
    this.#offered = this.#question === "spare";
  }

  /** The position after what was told so far. */
  get view(): ViewForm {
    return this.#view;
  }

  /** Where the last move ended, as long as nothing has come of it. */
  get landed(): number | null {
    return this.#landed?.place ?? null;
  }

  /** What was said since the last call. */
  take(): Clause[] {
    for (const clause of this.#passed.splice(0)) this.#say(clause);
    return this.#clauses.splice(0);
  }

  tell(event: GameEvent): void {
    const asked = event.event === "asked" ? event.question : "";
    if (AFTER.has(event.event) || AFTER_QUESTION.has(asked)) this.nothingDone();
    if (ACTIONS.has(event.event) || asked === "take" || asked === "scarab") this.#landed = null;
    if (asked === "spare") this.#offered = true;
    if (event.event === "turn") this.#newTurn();
    this.#words(event);
    this.#view = fold(this.#view, event, this.tables);
    if (event.event === "asked") this.#question = asked;
  }

  /** Say why the tile where the last move ended did nothing, if it did nothing. */
  nothingDone(): void {
    const landed = this.#landed;
    const idle = this.#idle;
    this.#landed = this.#idle = null;
    if (!landed) {
      if (idle !== null) this.#say(own(idle, "no_action"));
      return;
    }
    const { seat, place } = landed;
    const tile = this.#view.tiles[place] ?? null;
    const form = tile === null ? undefined : this.tables.tiles[tile];
    const say = (stem: string, values: Clause["values"] = {}): void =>
      this.#say(own(seat, stem, values, { places: [place] }));
    const named = tile === null ? "" : tileTaken(this.tables, tile);
    if (this.#movers.size > 1) say("no_action");
    else if (tile === null) say("no_tile");
    else if (this.#offered) say("leaves", { tile: named });
    else if (form?.family === "treasure") {
      const missing = (form.needs ?? 1) - standing(this.#view, seat, place);
      if (missing > 0) say("short", { n: missing, tile: named });
    } else if (form?.family === "tunnel") say("no_tunnel");
    else if (form) say("nothing_left");
  }

  // --- one kind after the other --------------------------------------------------------------

  #say(clause: Clause): void {
    add(this.#clauses, clause);
  }

  #newTurn(): void {
    this.#movers.clear();
    this.#cards = 0;
    this.#rolls = 0;
    this.#offered = this.#quiet = false;
    this.#bought = null;
  }

  #words(event: GameEvent): void {
    const started = this.#view.round > 0;
    const plain = gained(event, this.tables) ?? (started ? afterSetUp(event, this.tables) : null);
    if (plain) this.#say(plain);
    else if (started) this.#other(event);
  }

  /** What depends on what came before. */
  #other(event: GameEvent): void {
    switch (event.event) {
      case "played":
        return this.#played(event);
      case "rolled":
        return this.#rolled(event);
      case "moved":
        return this.#moved(event);
      case "chose":
        return this.#chose(event);
      case "key_laid":
        return this.#keyLaid(event);
      case "card_moved":
        return this.#cardMoved(event);
      case "fell":
        return this.#fell(event);
      case "data":
        return this.#data(event);
      case "put":
        if (event.pile === "mummy_discards") this.#name(event.kind);
    }
  }

  #played(event: Of<"played">): void {
    this.#rolls = 0;
    const stem = this.#cards++ ? "adds" : "plays";
    this.#idle = this.tables.cards[event.card]?.family === "zero" ? event.seat : null;
    this.#say(own(event.seat, stem, { card: cardIn(this.tables, event.card) }));
  }

  #cardMoved(event: Of<"card_moved">): void {
    const card = cardIn(this.tables, this.#view.players[event.seat]?.hand[event.slot] ?? null);
    const values = { card, from: event.slot + 1, to: event.to + 1 };
    this.#say(own(event.seat, "moves_card", values));
  }

  #rolled(event: Of<"rolled">): void {
    const again = this.#rolls++ > 0;
    const stem = this.#question === "wake_roll" ? "rolls_wake" : again ? "rolls_again" : "rolls";
    if (stem === "rolls_wake") this.#rolls = 0;
    this.#say(own(event.seat, stem, { n: event.number }));
  }

  #moved(event: Of<"moved">): void {
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
    this.#idle = null;
    const silent = event.to === this.tables.chamber || event.how === "tunnel" || this.#quiet;
    this.#landed = silent ? null : { seat: event.seat, place: event.to };
  }

  /** Whose tile acts: of those that all moved, or of those that stay. */
  #chose(event: Of<"chose">): void {
    const place = placeOf(this.#view, event);
    const stem = this.#movers.size ? "acts" : "stays";
    this.#movers = new Set([event.adventurer]);
    this.#idle = null;
    this.#landed = { seat: event.seat, place };
    const values = { on: onPlace(this.tables, place) };
    this.#say(own(event.seat, stem, values, { places: [place], who: [event] }));
  }

  /** A key opens the tomb chamber, or changes the number of a card. */
  #keyLaid(event: Of<"key_laid">): void {
    const last = this.#clauses.at(-1);
    const entering = last?.movement === true && last.places.at(-1) === this.tables.chamber;
    if (entering) this.#say(own(event.seat, "pays_key"));
    else this.#say(own(event.seat, "turns_key", {}, { count: 1 }));
  }

  #fell(event: Of<"fell">): void {
    const place = placeOf(this.#view, event);
    const here = place === mummySpace(this.#view);
    if (here) this.#landed = null;
    if (here && event.seat === this.#view.turn && this.#movers.has(event.adventurer)) {
      this.#say(own(event.seat, "falls_there", {}, { places: [place], who: [event], alarm: true }));
      return;
    }
    const clause: Clause = {
      seat: null,
      stem: "falls",
      values: { whose: event.seat, on: onPlace(this.tables, place) },
      count: 1,
      places: [place],
      who: [event],
      alarm: true,
    };
    if (here) this.#say(clause);
    else this.#passed.push(clause);
  }

  #data(event: Of<"data">): void {
    const spot = spotOf(this.tables, event.index);
    const name = spot && `${spot.datum.module}.${spot.datum.name}`;
    const seat = spot?.seat ?? 0;
    if (name === "mummy.mummy") {
      const from = mummySpace(this.#view) ?? 0;
      const values = { from: fromPlace(this.tables, from), to: toPlace(this.tables, event.value) };
      this.#say(free(event.value > from ? "mummy_round" : "mummy", values, [from, event.value]));
      for (const clause of this.#passed.splice(0)) this.#say(clause);
    } else if (name === "mummy.talismans") {
      const more = event.value - (talismans(this.#view, seat) ?? 0);
      if (more > 0) this.#say(own(seat, "talisman", {}, { count: more }));
      else if (more < 0) this.#buys(seat, -more);
    } else if (name === "characters.turned") this.#say(own(seat, "turns_over"));
  }

  /** A mummy tile is paid for. Which one is told when it is laid aside, if not before. */
  #buys(seat: number, price: number): void {
    this.#quiet = true;
    const values = { price: t("mummy_tile.price", { n: price }) };
    this.#bought = { seat, stem: "uses_one", values, places: [], who: [] };
    this.#say(this.#bought);
    const fitting = new Set(
      openMummyTiles(this.#view).filter(
        (tile): tile is string => tile !== null && mummyTilePrice(this.tables, tile) === price,
      ),
    );
    const [only] = fitting;
    if (only !== undefined && fitting.size === 1) this.#name(only);
  }

  #name(tile: string): void {
    if (!this.#bought) return;
    this.#bought.stem = "uses";
    this.#bought.values = { ...this.#bought.values, tile: mummyTileName(tile) };
  }
}
