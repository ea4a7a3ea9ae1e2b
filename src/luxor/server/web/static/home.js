// The first page: create a game, go on with one, look at a record.

import * as api from "./api.js";
import { button, h, lineStatus, notice, section, show } from "./page.js";
import { allTokens, remember } from "./seats.js";

const ME = "me";
const PERSON = "person";
const MODULE_NAMES = {
  mummy: "The mummy",
  equipment: "Equipment",
  sceptres: "Sceptres",
  characters: "Characters",
};

export async function home() {
  lineStatus("");
  show(h("p", { class: "faint" }, "One moment …"));
  try {
    const choices = await api.choices();
    show(
      h("h1", {}, "Play Luxor"),
      createForm(choices),
      await gameList(),
      importForm(),
    );
  } catch (error) {
    show(section("Luxor", h("p", {}, error.message), button("Try again", home)));
  }
}

function createForm({ levels, modules, colours }) {
  const players = h(
    "select",
    { id: "players", onchange: () => seats() },
    [2, 3, 4, 5].map((n) => h("option", { value: n }, `${n} players`)),
  );
  const list = h("div", {});
  const rows = [];

  function seatRow(number) {
    const colour = h(
      "select",
      { "aria-label": `Colour of seat ${number + 1}` },
      colours.map((name) => h("option", { value: name }, name)),
    );
    colour.value = colours[number];
    const who = h(
      "select",
      { "aria-label": `Who has seat ${number + 1}` },
      h("option", { value: ME }, "here, in this browser"),
      h("option", { value: PERSON }, "somebody, by a link"),
      levels.map(({ name, about }) => h("option", { value: name, title: about }, `bot: ${name}`)),
    );
    who.value = number === 0 ? ME : "scholar";
    const name = h("input", {
      placeholder: "name",
      maxlength: 24,
      "aria-label": `Name at seat ${number + 1}`,
      value: number === 0 ? "Player 1" : "",
    });
    const about = h("span", { class: "faint" });
    const follow = () => {
      name.hidden = who.value !== ME;
      about.textContent = levels.find((level) => level.name === who.value)?.about ?? "";
    };
    who.addEventListener("change", follow);
    follow();
    const element = h("div", { class: "row" }, `Seat ${number + 1}`, colour, who, name, about);
    return { element, colour, who, name };
  }

  function seats() {
    while (rows.length < Number(players.value)) rows.push(seatRow(rows.length));
    rows.length = Number(players.value);
    list.replaceChildren(...rows.map((row) => row.element));
  }
  seats();

  const boxes = modules.map((name) => ({ name, box: h("input", { type: "checkbox", value: name }) }));
  const hide = h("input", { type: "checkbox" });
  const quick = h("input", { type: "checkbox" });
  const clock = h("input", { type: "number", min: 0, max: 1440, value: 0, "aria-label": "Minutes" });

  async function submit(event) {
    event.preventDefault();
    const setup = {
      seats: rows.map(({ colour, who }) => ({
        colour: colour.value,
        bot: [ME, PERSON].includes(who.value) ? null : who.value,
      })),
      modules: boxes.filter(({ box }) => box.checked).map(({ name }) => name),
      hide_scores: hide.checked,
    };
    if (quick.checked) setup.pace = [0.1, 0.3];
    if (Number(clock.value) > 0) setup.clock = { game: Math.max(30, Number(clock.value) * 60) };
    try {
      const made = await api.create(setup);
      remember(made.game, (entry) => {
        entry.host = made.host;
        entry.spectator = made.spectator;
        for (const { seat, token } of made.seats) {
          if (rows[seat].who.value === ME) {
            entry.seats.push(token);
            entry.names[seat] = rows[seat].name.value.trim() || `Player ${seat + 1}`;
          } else entry.links.push({ seat, token });
        }
      });
      location.assign(api.gamePage(made.game));
    } catch (error) {
      notice(error.message);
    }
  }

  return section(
    "A new game",
    h(
      "form",
      { onsubmit: submit },
      h("div", { class: "row" }, players),
      list,
      h("div", { class: "row" }, "Modules:", boxes.map(({ name, box }) =>
        h("label", {}, box, ` ${MODULE_NAMES[name] ?? name}`))),
      h("div", { class: "row" },
        h("label", {}, hide, " hide points in play"),
        h("label", {}, quick, " quick bots"),
        h("label", {}, "minutes for each player (0: no clock) ", clock)),
      h("div", { class: "row" }, h("button", { class: "main" }, "Play")),
    ),
  );
}

async function gameList() {
  const tokens = allTokens();
  const games = tokens.length ? (await api.myGames(tokens)).games : [];
  const byGame = new Map();
  for (const one of games) {
    if (!byGame.has(one.game) || one.role === "seat") byGame.set(one.game, one);
  }
  if (!byGame.size) return section("My games", h("p", { class: "faint" }, "None yet."));
  const rows = [...byGame.values()].map((one) =>
    h("li", { class: "row" },
      h("a", { href: api.gamePage(one.game).href },
        one.seats.map((seat) => seat.name ?? seat.level ?? "open").join(", ")),
      h("span", { class: "faint" },
        `${one.phase}, ${new Date(one.changed).toLocaleString()}`,
        one.asked !== null && one.asked === one.seat ? ", your turn" : "")));
  return section("My games", h("ul", {}, rows));
}

function importForm() {
  const text = h("textarea", { "aria-label": "A record" });
  const submit = async () => {
    try {
      const made = await api.importRecord(text.value);
      remember(made.game, (entry) => {
        entry.host = made.host;
        entry.spectator = made.spectator;
      });
      location.assign(api.gamePage(made.game));
    } catch (error) {
      notice(error.message);
    }
  };
  return h("details", {}, h("summary", {}, "Keep a finished game from its record"), text,
    button("Keep it", submit));
}
