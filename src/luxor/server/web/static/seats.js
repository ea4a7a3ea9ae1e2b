// What this browser remembers: for each game its own tokens, and the links it has to give away.
//
// { GAME: { seats: [TOKEN], host: TOKEN, spectator: TOKEN, names: {SEAT: NAME},
//           links: [{seat, token}] } }

const KEY = "luxor.games";

function all() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function keep(games) {
  localStorage.setItem(KEY, JSON.stringify(games));
}

export function remembered(game) {
  return { seats: [], host: null, spectator: null, names: {}, links: [], ...all()[game] };
}

export function remember(game, change) {
  const games = all();
  const entry = remembered(game);
  change(entry);
  entry.seats = [...new Set(entry.seats)];
  games[game] = entry;
  keep(games);
}

export function forget(game) {
  const games = all();
  delete games[game];
  keep(games);
}

// A token from a link: what it is good for is told by the server when it is used.
export function addToken(game, token) {
  remember(game, (entry) => {
    if (token !== entry.host && token !== entry.spectator) entry.seats.push(token);
  });
}

export function dropToken(game, token) {
  remember(game, (entry) => {
    entry.seats = entry.seats.filter((one) => one !== token);
    if (entry.host === token) entry.host = null;
    if (entry.spectator === token) entry.spectator = null;
  });
}

// The tokens to say hello with: seats and the host's; a spectator's only if there is nothing else.
export function helloTokens(game) {
  const { seats, host, spectator } = remembered(game);
  const mine = [...seats.slice(0, 5), ...(host ? [host] : [])];
  return mine.length || !spectator ? mine : [spectator];
}

export function allTokens() {
  return Object.values(all())
    .flatMap(({ seats = [], host, spectator }) => [...seats, host, spectator])
    .filter(Boolean)
    .slice(0, 200);
}
