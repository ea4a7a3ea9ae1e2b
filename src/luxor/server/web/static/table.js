// The position of a game in words and small boxes, as one seat sees it.

import { h, section } from "./page.js";
import { cardName, eventWords, placeName, tileName } from "./words.js";

export function board(view, tables, seats, decision) {
  const reach = new Set((decision?.options ?? []).map((option) => option.to));
  const cells = view.tiles.map((tile, place) => {
    const pawns = view.players.flatMap((player, seat) =>
      player.places.flatMap((at, number) => {
        const status = player.statuses[number];
        if (at !== place || status === "lying") return [];
        const title = `${seats[seat].name ?? seats[seat].colour}, ${status}`;
        return h("span", { class: `pawn ${seats[seat].colour} ${status}`, title }, `a${number + 1}`);
      }));
    if (view.modules.mummy?.mummy === place) {
      pawns.push(h("span", { class: "faint" }, "mummy"));
    }
    const empty = tile === null && place !== 0 && place !== tables.chamber;
    if (empty && !pawns.length) return null;
    return h("li", { class: [reach.has(place) && "reach", empty && "empty"].filter(Boolean).join(" ") },
      h("div", { class: "faint" }, placeName(tables, place)),
      h("div", {}, tileName(tables, tile)),
      pawns);
  });
  const statues = tables.statues.map((place) => `t${place}`).join(", ");
  return section("The temple", h("ol", { class: "board" }, cells),
    h("p", { class: "faint" }, `Statues after ${statues}. Open Horus cards: `,
      view.horus.map((card) => (card === null ? "none" : cardName(tables, card))).join(" · ")));
}

export function hand(player, tables) {
  const last = player.hand.length - 1;
  return h("div", { class: "hand" }, player.hand.map((card, slot) =>
    h("span", { class: slot === 0 || slot === last ? "card" : "card middle" },
      cardName(tables, card))));
}

export function players(view, tables, seats, { asked, connected, clock }) {
  const heads = ["", "Points", "Keys", "Jokers", "Treasures", "Scarabs", "Cards"];
  const rows = view.players.map((player, seat) => {
    const treasures = Object.entries(player.treasures)
      .filter(([, count]) => count)
      .map(([type, count]) => `${count} ${type}`);
    const scarabs = player.scarab_values === null
      ? player.scarabs : `${player.scarabs} (${player.scarab_values.join(", ") || "–"})`;
    const time = clock?.game_left?.[seat];
    return h("tr", {},
      h("td", {}, h("span", { class: `pawn ${seats[seat].colour}` }, seatName(seats[seat])),
        seat === asked ? " ◂" : "",
        seats[seat].kind === "person" && !connected.includes(seat)
          ? h("span", { class: "faint" }, " not here") : "",
        time === undefined ? "" : h("span", { class: "faint" }, ` ${Math.ceil(time / 1000)} s`)),
      h("td", {}, player.score === null ? "hidden" : String(player.score)),
      h("td", {}, String(player.keys)),
      h("td", {}, String(player.jokers)),
      h("td", {}, treasures.join(", ") || "–"),
      h("td", {}, String(scarabs)),
      h("td", {}, String(player.hand.length)));
  });
  return section(`Round ${view.round}`, h("div", { class: "scroll" },
    h("table", {}, h("thead", {}, h("tr", {}, heads.map((text) => h("th", {}, text)))),
      h("tbody", {}, rows))));
}

export function seatName(seat) {
  const name = seat.name ?? (seat.level ? `${seat.level} ${seat.seat + 1}` : `Seat ${seat.seat + 1}`);
  const notes = [
    seat.kind === "open" && "open",
    seat.kind === "away" && "away",
    seat.kind === "bot" && "bot",
    seat.resigned && "gave up",
  ].filter(Boolean);
  return notes.length ? `${name} (${notes.join(", ")})` : name;
}

export function story(events, tables, seats) {
  const who = (seat) => seats[seat].name ?? seats[seat].level ?? `Seat ${seat + 1}`;
  const said = events.map((event) => eventWords(event, tables, who)).filter(Boolean);
  const list = h("ol", { class: "log", tabindex: 0, "aria-label": "What happened" },
    said.map((text) => text.round ? h("li", { class: "round" }, text.round) : h("li", {}, text)));
  requestAnimationFrame(() => (list.scrollTop = list.scrollHeight));
  return section("What happened", list);
}

export function resultTable(result, seats) {
  const places = result.ranking.flatMap((tied, place) => tied.map((seat) => [place + 1, seat]));
  return h("table", {}, h("tbody", {}, places.map(([place, seat]) =>
    h("tr", {}, h("td", {}, `${place}.`), h("td", {}, seatName(seats[seat])),
      h("td", {}, `${result.points[seat]} points`),
      h("td", { class: "faint" }, Object.entries(result.by_source[seat])
        .filter(([, points]) => points)
        .map(([source, points]) => `${source} ${points}`)
        .join(", "))))));
}
