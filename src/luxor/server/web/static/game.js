// A game: keeps what the server has told, shows it, and says what the person decides.

import * as api from "./api.js";
import { Connection } from "./connection.js";
import { button, h, lineStatus, linkRow, notice, section, show } from "./page.js";
import { dropToken, forget, helloTokens, remember, remembered } from "./seats.js";
import { board, hand, players, resultTable, seatName, story } from "./table.js";
import { endWords, optionWords, questionWords } from "./words.js";

const LEVELS = ["tourist", "pupil", "explorer", "scholar", "vizier", "pharaoh"];

export function openGame(game) {
  if (!helloTokens(game).length) {
    lineStatus("");
    show(section("This game", h("p", {}, "You need a link to it, with a token behind it.")));
    return;
  }
  new GamePage(game);
}

class GamePage {
  constructor(game) {
    this.game = game;
    this.room = null;
    this.parts = new Map(); // by seat; null is the public one
    this.events = new Map();
    this.chat = [];
    this.connected = [];
    this.spectators = 0;
    this.shown = null; // the seat whose hand is on the screen
    this.guarded = false;
    this.hint = null;
    this.draft = "";
    this.moreOpen = false;
    this.out = h("div", {}); // what "More" was last asked for
    this.line = new Connection(game, {
      tokens: () => helloTokens(game),
      version: () => this.room?.version ?? null,
      heard: (message) => this.heard(message),
      status: lineStatus,
    });
  }

  // --- what the server says ---------------------------------------------------------------------

  heard(message) {
    this[`on_${message.type}`]?.(message);
  }

  on_welcome(message) {
    this.tables = message.tables;
    this.setup = message.setup;
    this.role = message.role;
    this.mine = message.seats;
    this.chat = message.chat;
    this.connected = message.connected;
    this.spectators = message.spectators;
    this.take(message.room, message.parts);
    this.sitDown();
  }

  on_update(message) {
    this.take(message.room, message.parts);
  }

  on_done() {}

  on_refused({ id, code, text }) {
    notice(text);
    if (code === "not_known") {
      this.line.end();
      this.sortOut();
    } else if (id !== null) this.draw();
  }

  // One of the tokens is no longer good, or all of them: forget those, and try again with the rest.
  async sortOut() {
    for (const token of helloTokens(this.game)) {
      const { games } = await api.myGames([token]);
      if (!games.some(({ game }) => game === this.game)) dropToken(this.game, token);
    }
    if (helloTokens(this.game).length) return location.reload();
    show(section("This game", h("p", {}, "There is no such game, or the link is no longer good.")));
  }

  on_chat({ line }) {
    this.chat.push(line);
    this.draw();
  }

  on_presence({ connected, spectators }) {
    Object.assign(this, { connected, spectators });
    this.draw();
  }

  on_hint(message) {
    if (message.version === this.room.version) this.hint = message;
    this.draw();
  }

  on_granted({ game, seat, token }) {
    remember(game, (entry) => {
      entry.seats.push(token);
      const name = this.room?.seats[seat]?.name;
      if (name) entry.names[seat] = name; // who plays again is called as before
    });
    if (game === this.game) location.reload();
  }

  on_bye({ reason }) {
    if (reason === "deleted") {
      forget(this.game);
      show(section("This game", h("p", {}, "It has been deleted.")));
    }
    if (reason === "elsewhere") notice("The seat is used elsewhere now.");
  }

  take(room, parts) {
    this.room = room;
    this.hint = null;
    for (const part of parts) {
      this.parts.set(part.seat, part);
      if (part.events !== null) {
        const before = (this.events.get(part.seat) ?? []).slice(0, part.since);
        this.events.set(part.seat, [...before, ...part.events]);
      }
    }
    this.choose();
    this.draw();
  }

  // Whose hand is shown; where several share the screen, a guard comes before another hand.
  choose() {
    const { asked, phase } = this.room;
    if (!this.mine.length || phase === "waiting") return;
    if (!this.mine.includes(this.shown)) {
      this.shown = this.mine.includes(asked) ? asked : this.mine[0];
      this.guarded = this.mine.length > 1;
    } else if (this.mine.includes(asked) && asked !== this.shown) {
      this.shown = asked;
      this.guarded = true;
    }
  }

  sitDown() {
    const { names } = remembered(this.game);
    for (const seat of this.mine) {
      if (this.room.seats[seat].kind === "open" && names[seat]) {
        this.line.say("sit", { seat, name: names[seat] });
      }
    }
  }

  // --- what the person says ---------------------------------------------------------------------

  say(type, fields) {
    if (this.line.say(type, fields) === null) notice("Not connected at the moment.");
  }

  // The seat that speaks: the one on the screen, before the game the first; null for a spectator.
  get speaker() {
    return this.shown ?? this.mine[0] ?? null;
  }

  act(type, fields = {}) {
    this.say(type, { version: this.room.version, seat: this.speaker, ...fields });
  }

  propose(what, fields = {}) {
    this.act("propose", { what, ...fields });
  }

  // --- the page ---------------------------------------------------------------------------------

  draw() {
    if (!this.room) return;
    const focused = document.activeElement?.id;
    if (this.guarded && this.room.phase === "playing") show(this.guard());
    else if (this.room.phase === "waiting") show(this.waiting(), this.talk(), this.more());
    else show(this.playing());
    if (focused) document.getElementById(focused)?.focus();
  }

  guard() {
    const name = seatName(this.room.seats[this.shown]);
    const go = button(`I am ${name}`, () => {
      this.guarded = false;
      this.draw();
    }, { class: "main", id: "guard" });
    return h("section", { class: "guard" }, h("h1", {}, `${name} is next`),
      h("p", {}, "Give the screen to them; nobody else should look."), go);
  }

  waiting() {
    const rows = this.room.seats.map((seat) => {
      const row = [h("span", { class: `pawn ${seat.colour}` }, seatName(seat))];
      if (this.mine.includes(seat.seat) && seat.kind !== "person") row.push(this.sitForm(seat.seat));
      if (seat.kind === "open" && remembered(this.game).host) row.push(this.fillForm(seat.seat));
      return h("div", { class: "row" }, row);
    });
    return section("Waiting for the players", rows, this.links());
  }

  sitForm(seat) {
    const name = h("input", { placeholder: "your name", maxlength: 24, required: true });
    return h("form", {
      class: "row",
      onsubmit: (event) => {
        event.preventDefault();
        remember(this.game, (entry) => (entry.names[seat] = name.value));
        this.say("sit", { seat, name: name.value });
      },
    }, name, h("button", { class: "main" }, "Sit down"));
  }

  fillForm(seat) {
    const level = h("select", { "aria-label": "Level" },
      LEVELS.map((name) => h("option", { value: name }, name)));
    level.value = "scholar";
    return h("span", { class: "row" }, level,
      button("Let a bot play", () => this.say("fill", { seat, level: level.value })));
  }

  links() {
    const { links, spectator } = remembered(this.game);
    const open = links.filter(({ seat }) => this.room.seats[seat].kind === "open");
    const rows = open.map(({ seat, token }) =>
      linkRow(`For seat ${seat + 1} (${this.room.seats[seat].colour})`, api.link(this.game, token)));
    if (spectator) rows.push(linkRow("For spectators", api.link(this.game, spectator)));
    return rows;
  }

  playing() {
    const seat = this.mine.length ? this.shown : null;
    const part = this.parts.get(seat) ?? [...this.parts.values()][0];
    const { room, tables } = this;
    const view = part?.view;
    if (!view) return section("This game", h("p", {}, "It ended before it began."), this.more());
    const me = seat === null ? null : view.players[seat];
    return h("div", { class: "columns" },
      h("div", {},
        room.phase === "playing" ? this.question(part, view, me) : this.outcome(),
        room.proposals.map((proposal) => this.proposal(proposal)),
        players(view, tables, room.seats, { ...room, connected: this.connected }),
        board(view, tables, room.seats, part.decision)),
      h("div", {}, story(this.events.get(part.seat) ?? [], tables, room.seats), this.talk(),
        this.more()));
  }

  question(part, view, me) {
    const { room, tables } = this;
    const cards = me ? hand(me, tables) : null;
    const asked = room.seats[room.asked];
    const undo = part.can_undo ? button("Take back", () => this.act("undo")) : null;
    if (!part.decision) {
      return section(asked ? `${seatName(asked)} decides` : "One moment …", cards, undo);
    }
    const options = part.decision.options.map((option) => {
      const advice = this.hint?.options.find((one) => one.id === option.id);
      const chance = advice?.chance == null ? "" : ` (${Math.round(advice.chance * 100)} %)`;
      const words = optionWords(option, part.decision, view, tables, part.seat);
      return button(words + chance, () => this.act("answer", { answers: [option.text] }),
        { id: `option-${option.id}` });
    });
    return section(`${seatName(room.seats[part.seat])}: ${questionWords(part.decision.question)}`,
      cards, h("div", { class: "options" }, options),
      h("div", { class: "row" }, undo,
        this.setup.hints ? button("Hint", () => this.act("hint")) : null));
  }

  outcome() {
    const { phase, result, seats, rematch } = this.room;
    const onwards = rematch ? this.next(rematch) : this.again();
    if (phase === "aborted") return section("The game was ended without a result", onwards);
    return section(`The game is over: ${endWords(result.reason)}`, resultTable(result, seats),
      onwards);
  }

  // My tokens are good for the next game too.
  next(game) {
    remember(game, (entry) => Object.assign(entry, remembered(this.game), { links: [] }));
    return h("a", { href: api.gamePage(game).href }, "To the next game");
  }

  again() {
    return this.mine.length ? button("Another game", () => this.propose("rematch")) : null;
  }

  proposal({ proposal, by, what, whose, level, name, waits_for }) {
    const { seats } = this.room;
    const who = by === null ? name ?? "A spectator" : seatName(seats[by]);
    const wishes = {
      take_back: "to go back",
      abort: "to end the game without a result",
      bot: `that a bot (${level}) plays for ${whose === null ? "" : seatName(seats[whose])}`,
      take_over: `to take over the seat of ${whose === null ? "" : seatName(seats[whose])}`,
      rematch: "another game",
    };
    const vote = (seat, yes) => this.say("vote", { seat, proposal, yes });
    const rows = this.mine.map((seat) => {
      if (seat === by) return button("Withdraw", () => vote(seat, false));
      if (!waits_for.includes(seat)) return null;
      return h("div", { class: "row" }, this.mine.length > 1 ? seatName(seats[seat]) : null,
        button("Agree", () => vote(seat, true), { class: "main" }),
        button("Refuse", () => vote(seat, false)));
    });
    return section(`${who} wishes ${wishes[what]}`, rows,
      h("p", { class: "faint" }, `Waits for ${waits_for.map((seat) => seatName(seats[seat])).join(", ")}`));
  }

  talk() {
    const { seats } = this.room;
    const lines = this.chat.slice(-50).map(({ seat, text }) =>
      h("li", {}, h("b", {}, seat === null ? "Spectator" : seatName(seats[seat])), `: ${text}`));
    const watching = this.spectators ? ` (${this.spectators} watching)` : "";
    const list = section(`Talk${watching}`, h("ol", { class: "log" }, lines));
    if (!this.setup.chat) return list;
    const text = h("input", {
      id: "chat", class: "link", maxlength: 300, "aria-label": "Say something",
      value: this.draft, oninput: () => (this.draft = text.value),
    });
    list.append(h("form", {
      class: "row",
      onsubmit: (event) => {
        event.preventDefault();
        if (!text.value.trim()) return;
        this.say("chat", { seat: this.speaker, text: text.value });
        this.draft = text.value = "";
      },
    }, text, h("button", {}, "Say")));
    return list;
  }

  more() {
    const { phase, can_abort, seats } = this.room;
    const { host, seats: tokens, spectator } = remembered(this.game);
    const token = tokens[this.mine.indexOf(this.speaker)] ?? tokens[0] ?? host ?? spectator;
    const { out } = this;
    const playing = phase === "playing";
    const seated = this.mine.length > 0;
    const attempt = (work) => async () => {
      try {
        await work();
      } catch (error) {
        notice(error.message);
      }
    };
    const sure = (question, work) => () => confirm(question) && work();
    const stalled = seats.filter(({ seat, kind }) =>
      playing && !this.mine.includes(seat) && kind !== "bot" && seated);
    const bots = seats.filter(({ kind }) => playing && kind === "bot" && !seated);
    const toggled = (event) => (this.moreOpen = event.target.open);
    return h("details", { open: this.moreOpen, ontoggle: toggled }, h("summary", {}, "More"),
      h("div", { class: "row" },
        playing && seated ? button("Ask to go back", () => this.propose("take_back")) : null,
        phase !== "over" && phase !== "aborted" && seated
          ? button(can_abort ? "End the game" : "Ask to end the game", () => this.propose("abort"))
          : null,
        playing && seated
          ? button("Give up", sure("Give up this game?", () => this.act("resign"))) : null,
        playing && seated ? button("Get up", () => this.say("leave", { seat: this.speaker })) : null,
        stalled.map((seat) => button(`A bot for ${seatName(seat)}`, () =>
          this.propose("bot", { whose: seat.seat, level: "scholar" }))),
        bots.map((seat) => button(`Take over ${seatName(seat)}`, () =>
          this.propose("take_over", { whose: seat.seat, name: "Guest" })))),
      h("div", { class: "row" },
        token ? button("Go on on another device", attempt(async () => {
          const once = await api.device(this.game, token);
          out.replaceChildren(linkRow("Good once, for a while", api.link(this.game, once.token, "once")));
        })) : null,
        token ? button("Record", attempt(async () => {
          const text = await api.record(this.game, token);
          out.replaceChildren(h("textarea", { readonly: true, value: text }));
        })) : null,
        host ? button("Delete the game", sure("Delete it for everybody?", attempt(async () => {
          await api.remove(this.game, host);
          forget(this.game);
          location.assign(api.base);
        }))) : null),
      out, this.links());
  }
}
