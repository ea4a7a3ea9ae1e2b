import { describe, expect, it } from "vitest";
import {
  doubled,
  freshForm,
  isAdvised,
  namesOf,
  playing,
  possible,
  rulesWantExtra,
  paceOf,
  setupOf,
  SLOWEST,
  withColour,
  withModule,
  withPlayers,
  withSeat,
  withSeconds,
  withWho,
  type Form,
} from "../src/setup/form";

const BOX = ["mummy", "equipment", "sceptres", "characters"];
const fresh = (): Form => freshForm("Ada", () => 0);
const guest = (seat: number): string => `Player ${seat + 1}`;
const setup = (form: Form) => setupOf(form, namesOf(form, "Ada", guest));

describe("a new game", () => {
  it("is me and two bots with names of their own at first", () => {
    const { seats, clock, modules } = setup(fresh());
    expect(seats.map(({ bot }) => bot)).toEqual([null, "explorer", "scholar"]);
    expect(seats[0]).toEqual({ colour: "red", name: "Ada", bot: null });
    expect(new Set(seats.map(({ name }) => name)).size).toBe(3);
    expect(clock).toBeNull();
    expect(modules).toEqual([]);
  });

  it("has bots of any pace that the server takes", () => {
    expect(setup({ ...fresh(), pace: "calm" }).pace).toEqual([1.5, 3]);
    const own: Form = { ...fresh(), pace: "own", ownPace: [0.3, 7] };
    expect(setup(own).pace).toEqual([0.3, 7]);
    expect(paceOf({ ...own, pace: "quick" })).toEqual([0.2, 0.5]);
  });

  it("keeps the shorter time of a bot before the longer, both within the limits", () => {
    expect(withSeconds([0.6, 1.5], 0, 4)).toEqual([4, 4]);
    expect(withSeconds([0.6, 1.5], 1, 0.25)).toEqual([0.3, 0.3]);
    expect(withSeconds([0.6, 1.5], 1, 99)).toEqual([0.6, SLOWEST]);
    expect(withSeconds([0.6, 1.5], 0, -1)).toEqual([0, 1.5]);
  });

  it("is as advised with the modules that are advised, in any order, and no others", () => {
    const advised = ["equipment", "sceptres"] as const;
    const chosen = (...modules: Form["modules"]): boolean =>
      isAdvised({ ...fresh(), modules }, advised);
    expect(chosen("sceptres", "equipment")).toBe(true);
    expect(chosen("sceptres")).toBe(false);
    expect(chosen("mummy", "equipment", "sceptres")).toBe(false);
  });

  it("swaps a colour that is taken, also with a seat that waits", () => {
    const form = withColour(fresh(), 0, "blue");
    expect(form.seats.map(({ colour }) => colour)).toEqual([
      "blue",
      "green",
      "red",
      "yellow",
      "purple",
    ]);
    const five = withPlayers(withColour(fresh(), 1, "purple"), 5);
    expect(new Set(setup(five).seats.map(({ colour }) => colour)).size).toBe(5);
  });

  it("has me only once", () => {
    const form = withWho(fresh(), 1, "me");
    expect(playing(form).map(({ who }) => who)).toEqual(["here", "me", "bot"]);
    expect(namesOf(form, "Ada", guest).slice(0, 2)).toEqual(["Player 1", "Ada"]);
  });

  it("leaves the name to whoever comes by a link", () => {
    const form = withWho(fresh(), 1, "link");
    expect(setup(form).seats[1]).toEqual({ colour: "green", name: null, bot: null });
    const named = withSeat(form, 1, { name: " Bea " });
    expect(setup(named).seats[1]?.name).toBe("Bea");
  });

  it("gives a seat that becomes a bot's a free name", () => {
    const form = withWho(fresh(), 0, "bot", () => 0);
    const names = form.seats.map(({ name }) => name);
    expect(names[0]).not.toBe("");
    expect(new Set(names).size).toBe(5);
  });

  it("has no bot with my name", () => {
    const [, first] = fresh().seats;
    const others = freshForm(first?.name ?? "", () => 0).seats;
    expect(others.map(({ name }) => name)).not.toContain(first?.name);
  });

  it("finds names that are there twice", () => {
    expect(doubled(["Ada", null, "Ada", null])).toEqual([2]);
    expect(doubled(["Ada", "Bea", null])).toEqual([]);
  });

  it("keeps modules in the order of the box", () => {
    const form = withModule(withModule(fresh(), "characters", true, BOX), "mummy", true, BOX);
    expect(setup(form).modules).toEqual(["mummy", "characters"]);
    expect(setup(withModule(form, "mummy", false, BOX)).modules).toEqual(["characters"]);
  });

  it("has the expansion's cards as the server tells of so many players", () => {
    const few = { players: 3, advised: [], extra_cards: "with_modules" } as const;
    const many = { players: 5, advised: [], extra_cards: "always" } as const;
    expect(rulesWantExtra(fresh(), few)).toBe(false);
    expect(rulesWantExtra(withModule(fresh(), "mummy", true, BOX), few)).toBe(true);
    expect(rulesWantExtra(fresh(), many)).toBe(true);
    const none = { ...fresh(), extraCards: false };
    expect(setup(possible(none, few)).extra_cards).toBe(false);
    expect(setup(possible(none, undefined)).extra_cards).toBe(false);
    expect(setup(possible(none, many)).extra_cards).toBeNull();
  });

  it("forgets a first player whose seat is gone", () => {
    const form = { ...withPlayers(fresh(), 4), first: 3 };
    expect(setup(form).first).toBe(3);
    expect(setup(withPlayers(form, 3)).first).toBeNull();
  });

  it("has a clock as soon as there is a time", () => {
    expect(setup({ ...fresh(), turnTime: 60, atZero: "resign" }).clock).toEqual({
      turn: 60,
      game: null,
      at_zero: "resign",
    });
  });

  it("paces the bots", () => {
    expect(setup({ ...fresh(), pace: "at_once" }).pace).toEqual([0, 0]);
  });
});
