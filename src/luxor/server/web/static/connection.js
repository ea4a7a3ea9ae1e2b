// A line to a game that mends itself: says hello with what it has, and comes back when it breaks.

import { socketAddress } from "./api.js";

const PROTOCOL = 1;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 15000;
const PING = 25000;

export class Connection {
  // `tokens()` and `version()` say what to come with; `heard(message)` gets everything that comes.
  constructor(game, { tokens, version, heard, status }) {
    Object.assign(this, { game, tokens, version, heard, status });
    this.number = 0;
    this.wait = FIRST_WAIT;
    this.over = false;
    this.open();
    addEventListener("online", () => this.reopen());
    document.addEventListener("visibilitychange", () => document.hidden || this.reopen());
  }

  open() {
    this.status("connecting …");
    const socket = (this.socket = new WebSocket(socketAddress(this.game)));
    socket.addEventListener("open", () =>
      this.say("hello", {
        protocol: PROTOCOL,
        tokens: this.tokens(),
        version: this.version(),
        history: this.version() === null,
      }));
    socket.addEventListener("message", (event) => this.take(JSON.parse(event.data)));
    socket.addEventListener("close", () => socket === this.socket && this.lost());
  }

  take(message) {
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.status("");
      clearInterval(this.pinging);
      this.pinging = setInterval(() => this.say("ping"), PING);
    }
    if (message.type === "bye" && !message.again) this.over = true;
    this.heard(message);
  }

  lost() {
    clearInterval(this.pinging);
    if (this.over) return this.status("not connected");
    this.status("connection lost, trying again …");
    this.timer = setTimeout(() => this.open(), this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  reopen() {
    if (this.over || this.socket.readyState < WebSocket.CLOSING) return;
    clearTimeout(this.timer);
    this.open();
  }

  // Returns the number under which the server answers; null if there is no line now.
  say(type, fields = {}) {
    if (this.socket.readyState !== WebSocket.OPEN) return null;
    const id = ++this.number;
    this.socket.send(JSON.stringify({ type, id, ...fields }));
    return id;
  }

  end() {
    this.over = true;
    this.socket.close();
  }
}
