// What is said between the server and those who play.
// Written by `python -m tools.protocol_types` from src/luxor/server/protocol: change it there.

export const PROTOCOL = 1;
export const MOST_ANSWERS = 16;
export const MOST_CHAT = 300;
export const MOST_NAME = 24;

/** Where the server is asked for what, below its base path. */
export const PATHS = {
  CHOICES: "/api/choices",
  GAMES: "/api/games",
  MY_GAMES: "/api/games/mine",
  GAME: "/api/games/{game}",
  DEVICE: "/api/games/{game}/device",
  SIGN_OUT: "/api/games/{game}/sign-out",
  INVITE: "/api/games/{game}/seats/{seat}/invite",
  RECORD: "/api/games/{game}/record",
  COURSE: "/api/games/{game}/course",
  REPLAY: "/api/games/{game}/replay",
  OPINION: "/api/games/{game}/opinion",
  SHARE: "/api/games/{game}/share",
  SOCKET: "/api/games/{game}/socket",
  REDEEM: "/api/redeem",
  RECORDS: "/api/records",
  PAGE: "/games/{game}",
  TOKEN_FRAGMENT: "t",
  ONCE_FRAGMENT: "once",
} as const;

export type Colour =
  | "red"
  | "green"
  | "blue"
  | "yellow"
  | "purple";

export type Level =
  | "tourist"
  | "pupil"
  | "explorer"
  | "scholar"
  | "vizier"
  | "pharaoh";

export type Module =
  | "mummy"
  | "equipment"
  | "sceptres"
  | "characters";

export type Happening =
  | "seated"
  | "left"
  | "revealed"
  | "dealt"
  | "answered"
  | "undone"
  | "proposed"
  | "voted"
  | "taken_back"
  | "resigned"
  | "flagged"
  | "aborted"
  | "resumed"
  | "rematched"
  | "reclaimed"
  | "reloaded";

export type Status =
  | "active"
  | "released"
  | "lying"
  | "inside"
  | "fallen";

export type Verb =
  | "left"
  | "right"
  | "move"
  | "choose"
  | "key"
  | "joker"
  | "scarab"
  | "horus"
  | "yes"
  | "no"
  | "slot"
  | "tile"
  | "give"
  | "outside";

export type CardFamily =
  | "number"
  | "step"
  | "die"
  | "range"
  | "range_die"
  | "all"
  | "last"
  | "fewer"
  | "zero"
  | "plus"
  | "adjusted_die"
  | "other";

export type TileFamily =
  | "treasure"
  | "horus"
  | "osiris"
  | "scarab"
  | "joker"
  | "joker_or_scarab"
  | "favour"
  | "tunnel"
  | "other";

// --- What a client says --------------------------------------------------------------------------

export type ClientMessage =
  | Hello
  | Answer
  | Undo
  | Propose
  | Vote
  | Sit
  | Reveal
  | Leave
  | Claim
  | Fill
  | Resign
  | Hint
  | Look
  | Chat
  | Ping;

/**
 * Who I am: the tokens of my seats (or one of a spectator), and what I have already.
 *
 * `version` is the room's version that I have; null if I have nothing. `history` asks for all
 * events since the beginning where the version is null or no longer good, for programs that follow
 * a game by its events; others get a fresh view alone.
 */
export interface Hello {
  readonly type: "hello";
  /** Every message of a client has a number of its own; the answer to it carries the same. */
  readonly id: number;
  /** The version of the protocol, 1. */
  readonly protocol: number;
  /** 1 to 6 entries. */
  readonly tokens: readonly string[];
  readonly version?: number | null;
  readonly history?: boolean;
}

/**
 * Answers of one gesture, in order.
 *
 * They apply until chance or another seat comes in; the rest is left out, and `done` says how many
 * were taken.
 */
export interface Answer {
  readonly type: "answer";
  readonly id: number;
  /** The version of the room that the answers are for: if it has gone on, they are refused. */
  readonly version: number;
  /** 0 to 4. */
  readonly seat: number;
  /** The texts of options, such as `left` or `a2+3` (1 to 16 entries). */
  readonly answers: readonly string[];
}

/** Take back my last answer, where neither chance nor another seat has answered since. */
export interface Undo {
  readonly type: "undo";
  readonly id: number;
  readonly version: number;
  /** 0 to 4. */
  readonly seat: number;
}

/**
 * Ask the others for something that needs their consent.
 *
 * `take_back`: go back to the decision before my last own turn, or to `to`, an earlier number of
 * answers. `abort`: end the game without a result. `bot`: a bot of `level` stands in at the seat
 * `whose`: my own, or that of somebody who is absent or doesn't answer. `take_over`: I, who have no
 * seat, sit down as `name` at the seat `whose`, which was a bot's from the beginning. `rematch`:
 * another game with the next first player. `seat` is mine, null for a spectator or the host.
 */
export interface Propose {
  readonly type: "propose";
  readonly id: number;
  readonly version: number;
  /** 0 to 4. */
  readonly seat: number | null;
  readonly what: "take_back" | "abort" | "bot" | "take_over" | "rematch";
  readonly to?: number | null;
  /** 0 to 4. */
  readonly whose?: number | null;
  readonly level?: Level | null;
  /** 1 to 24 characters. */
  readonly name?: string | null;
  /** Of `rematch`: for the game that follows, as in `sit`. */
  readonly digest?: string | null;
}

/** Agree to a proposal or not; one refusal ends it. Who made it may withdraw it (`no`). */
export interface Vote {
  readonly type: "vote";
  readonly id: number;
  /** null for a spectator who withdraws a claim or a wish to take over a seat (0 to 4). */
  readonly seat: number | null;
  /** The number of the proposal in the room. */
  readonly proposal: number;
  readonly yes: boolean;
  /** For a `rematch`: for the game that follows, as in `sit`. */
  readonly digest?: string | null;
}

/**
 * Sit down under a name.
 *
 * At a seat of mine, for the first time or again: a bot that stands in gets up. Or, while the room
 * is waiting, at an open seat that nobody has a token for: `granted` brings me a fresh one. Names
 * change only before the game.
 */
export interface Sit {
  readonly type: "sit";
  readonly id: number;
  /** 0 to 4. */
  readonly seat: number;
  /** 1 to 24 characters. */
  readonly name: string;
  /**
   * SHA-256, in hex, of 16 random bytes that I add to the deal; see `reveal`. Only before the game
   * begins.
   */
  readonly digest?: string | null;
}

/** The bytes whose digest came with `sit`: everybody has sat down (`room.dealing`). */
export interface Reveal {
  readonly type: "reveal";
  readonly id: number;
  /** 0 to 4. */
  readonly seat: number;
  /** In hex. */
  readonly bytes: string;
}

/**
 * Get up.
 *
 * Before the game the seat becomes open again and its tokens are deleted. During the game it stays
 * mine, and the others see that nobody sits there.
 */
export interface Leave {
  readonly type: "leave";
  readonly id: number;
  /** 0 to 4. */
  readonly seat: number;
}

/**
 * Say that a person's seat is mine, whose token I have lost; during the game, as a spectator.
 *
 * `claiming` brings a token that becomes one of the seat when the claim is approved: by another
 * device of the seat at once, otherwise by all other people at the table.
 */
export interface Claim {
  readonly type: "claim";
  readonly id: number;
  /** 0 to 4. */
  readonly seat: number;
}

/** Let a bot sit at a seat that is still open, before the game; only with the host's token. */
export interface Fill {
  readonly type: "fill";
  readonly id: number;
  /** 0 to 4. */
  readonly seat: number;
  readonly level: Level;
}

/** Give up. */
export interface Resign {
  readonly type: "resign";
  readonly id: number;
  readonly version: number;
  /** 0 to 4. */
  readonly seat: number;
}

/** Ask what a strong bot would do at my decision, where the table allows hints. */
export interface Hint {
  readonly type: "hint";
  readonly id: number;
  readonly version: number;
  /** 0 to 4. */
  readonly seat: number;
}

/** Ask what each way to answer my decision would lead to, as far as I can know. */
export interface Look {
  readonly type: "look";
  readonly id: number;
  readonly version: number;
  /** 0 to 4. */
  readonly seat: number;
}

/** Say something to everybody in the room. */
export interface Chat {
  readonly type: "chat";
  readonly id: number;
  /** 0 to 4. */
  readonly seat: number | null;
  /** 1 to 300 characters. */
  readonly text: string;
}

/** Ask for a `done`, to see whether the line is open. */
export interface Ping {
  readonly type: "ping";
  readonly id: number;
}

// --- What the server says ------------------------------------------------------------------------

export type ServerMessage =
  | Welcome
  | Update
  | Done
  | Refused
  | Said
  | Presence
  | Devices
  | Advice
  | Outlook
  | Granted
  | Claiming
  | Lost
  | Bye;

/** The answer to `hello`. */
export interface Welcome {
  readonly type: "welcome";
  readonly id: number;
  /** The version that the server speaks. */
  readonly protocol: number;
  /** The server's own version. */
  readonly server: string;
  readonly game: string;
  /** What the tokens are good for; with tokens of seats always `seats`. */
  readonly role: "seats" | "host" | "spectator";
  /** My seats. */
  readonly seats: readonly number[];
  readonly setup: GameSetup;
  readonly tables: TablesForm;
  readonly room: RoomForm;
  /** One for each of my seats; a single one for seat null if I have none. */
  readonly parts: readonly SeatPart[];
  /** The last lines. */
  readonly chat: readonly ChatForm[];
  /** Seats that somebody is connected to. */
  readonly connected: readonly number[];
  /** By seat of a person to which nobody is connected, for how many seconds by now. */
  readonly away: Readonly<Record<string, number>>;
  /** Connections without a seat. */
  readonly spectators: number;
  /** By seat of mine, how many tokens it has: one for each device. */
  readonly devices: Readonly<Record<string, number>>;
}

/** The room has a new version; `what` made it, `by` a seat, if one did. */
export interface Update {
  readonly type: "update";
  /** The last thing that happened; `reloaded` after trouble with the storage. */
  readonly what: Happening;
  readonly by: number | null;
  readonly room: RoomForm;
  /** As in `welcome`. */
  readonly parts: readonly SeatPart[];
}

/** What was asked under `id` is done and kept. `taken` counts the answers of a gesture. */
export interface Done {
  readonly type: "done";
  readonly id: number;
  /** The version of the room after it; what it changed has been told before. */
  readonly version: number;
  /** null for anything but answers. */
  readonly taken: number | null;
}

/** What was asked under `id` (null if that could not be read) is not done; nothing changed. */
export interface Refused {
  readonly type: "refused";
  readonly id: number | null;
  readonly code: Code;
  /** What is wrong and what would be right, in English. */
  readonly text: string;
  /** The room's version; null before `welcome`. */
  readonly version: number | null;
  /** Seconds after which it is possible, where that is known. */
  readonly wait: number | null;
}

/** Somebody said something. */
export interface Said {
  readonly type: "chat";
  readonly line: ChatForm;
}

/** Who is connected now. */
export interface Presence {
  readonly type: "presence";
  readonly connected: readonly number[];
  readonly away: Readonly<Record<string, number>>;
  readonly spectators: number;
}

/** One of my seats has another number of tokens now, one for each device. */
export interface Devices {
  readonly type: "devices";
  readonly seat: number;
  readonly count: number;
}

/** The answer to `hint`: the options, the best first. */
export interface Advice {
  readonly type: "hint";
  readonly id: number;
  readonly version: number;
  readonly seat: number;
  readonly options: readonly HintForm[];
  /** The options of each question that the same gesture answers, after the best ones so far. */
  readonly then: readonly (readonly HintForm[])[];
}

/** The answer to `look`: the ways to answer, in the order of their options; at most 400. */
export interface Outlook {
  readonly type: "outlook";
  readonly id: number;
  readonly version: number;
  readonly seat: number;
  readonly ways: readonly WayForm[];
}

/** A seat is yours now: keep the token. This connection has the seat from here on. */
export interface Granted {
  readonly type: "granted";
  readonly game: string;
  readonly seat: number;
  readonly token: string;
}

/** Your claim is before the others: keep the token. When it is approved it is the seat's. */
export interface Claiming {
  readonly type: "claiming";
  readonly game: string;
  readonly seat: number;
  readonly token: string;
}

/**
 * One of your seats is no longer yours: you got up before the game, or were signed out.
 *
 * Its token is good for nothing.
 */
export interface Lost {
  readonly type: "lost";
  readonly seat: number;
}

/** The server ends the conversation; `again` says whether to come back by oneself. */
export interface Bye {
  readonly type: "bye";
  /**
   * `too_slow`: the client read too slowly, or said no `hello`. `too_often`: it said too much.
   * `signed_out`: another device of the seat asked for it.
   */
  readonly reason: "stopping" | "deleted" | "too_slow" | "too_often" | "signed_out";
  readonly again: boolean;
}

// --- What is asked over HTTP ---------------------------------------------------------------------

/** Everything that is chosen when a game is created; seats clockwise. */
export interface GameSetupInput {
  /** 2 to 5 entries. */
  readonly seats: readonly SeatSetupInput[];
  /**
   * The seats that the creator takes, whose tokens come with the new game; null for the first seat
   * of a person. The others are open for whoever comes by the table's link.
   */
  readonly mine?: readonly number[] | null;
  readonly modules?: readonly Module[];
  /** Whether the expansion's Horus cards join in; null leaves it to the rules. */
  readonly extra_cards?: boolean | null;
  /** The name of a built-in edition. */
  readonly edition?: string;
  /** The seat of the first player; null for chance (0 to 4). */
  readonly first?: number | null;
  /** Whether others' points in play are hidden. */
  readonly hide_scores?: boolean;
  /** Whether hints may be asked for. */
  readonly hints?: boolean;
  /** Whether people may chat. */
  readonly chat?: boolean;
  /** null: nobody looks at the time. */
  readonly clock?: ClockInput | null;
  /** Seconds that a bot takes for an answer, at least and at most. */
  readonly pace?: readonly [number, number];
}

/** Tokens that a browser remembers. */
export interface MyTokens {
  /** At most 200 entries. */
  readonly tokens: readonly string[];
}

/** Redeem a one-time token. */
export interface Redeem {
  readonly token: string;
  /** The game of the link: the token may be good for its rematches too. */
  readonly game?: string | null;
}

/** The text of the record of a finished game. */
export interface ImportRecord {
  /** 1 to 200000 characters. */
  readonly record: string;
}

/** Which decision of a finished game the opinion is wanted of. */
export interface AskOpinion {
  /** How many answers came before it, as in a mark of the replay. */
  readonly answers: number;
}

// --- What is answered over HTTP ------------------------------------------------------------------

/**
 * A new game. The host's token fills seats and deletes; the spectators' one is for everybody.
 *
 * The link with the spectators' token is the table's: who has it may watch, or take a free seat.
 */
export interface CreatedGame {
  readonly game: string;
  /** The token of whoever created the game. */
  readonly host: string;
  /** The token of the table's link: to look on, or to sit down at an open seat. */
  readonly spectator: string;
  /** The seats that were asked for as mine. Nobody has a token for the others. */
  readonly seats: readonly SeatLink[];
}

/** What the tokens are good for; those of games that are gone are left out. */
export interface MyGames {
  readonly games: readonly GameSummary[];
}

/**
 * A token that can be redeemed once, before it runs out, for one that stays.
 *
 * In a link it stands as `#once=TOKEN`.
 */
export interface OneTimeToken {
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** The token that stays. */
export interface RedeemedToken {
  readonly game: string;
  readonly role: "seat" | "host" | "spectator";
  readonly seat: number | null;
  readonly token: string;
}

/** A token for the replay of a game that is over, and for nothing else. */
export interface SharedReplay {
  readonly token: string;
}

/** A finished game to look at. */
export interface ImportedGame {
  readonly game: string;
  readonly host: string;
  readonly spectator: string;
}

/**
 * All that ever happened to a position, for checking what was dealt.
 *
 * Nothing is left out: what was taken back is told with what had happened before.
 */
export interface Course {
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
  readonly dealing: DealingForm | null;
  readonly steps: readonly CourseStep[];
}

/** A game from its beginning, with the eyes of a seat or of everybody. */
export interface ReplayForm {
  /** The seat; null for what everybody may know. */
  readonly eyes: number | null;
  readonly setup: GameSetup;
  readonly tables: TablesForm;
  readonly room: RoomForm;
  /** Before the first event, of an untouched table: its question is `setup`. */
  readonly view: ViewForm;
  readonly events: readonly GameEvent[];
  /** Every answer of a seat, in order. */
  readonly marks: readonly MarkForm[];
}

/** What a strong bot thinks of a decision, as it was seen by the seat that was asked. */
export interface Opinion {
  readonly answers: number;
  readonly seat: number;
  readonly question: string;
  /** The best first. */
  readonly options: readonly RatedOption[];
  /** The text of the option that was chosen; null where the game ended before. */
  readonly given: string | null;
}

/** What may be chosen when a game is created. */
export interface Choices {
  readonly players: readonly PlayersChoice[];
  /** Each with `name` and `about`, the gentlest first. */
  readonly levels: readonly (Readonly<Record<string, string>>)[];
  readonly modules: readonly string[];
  readonly colours: readonly string[];
  readonly editions: readonly string[];
  readonly defaults: GameSetup;
  /** What to install so that the engine can be compiled; null where it is. */
  readonly compiler_packages: string | null;
}

/** Whether the server is up (`/healthz`) and can play (`/readyz`). */
export interface Health {
  readonly status: "ok" | "stopping" | "failing";
  readonly version: string;
}

/** Why a request was refused. */
export interface Problem {
  readonly code: Code;
  /** What is wrong and what would be right, in English. */
  readonly text: string;
  /** Which part of the request it is about, such as `seats.1.name`, where that is known. */
  readonly field: string | null;
}

// --- What happens in a game ----------------------------------------------------------------------

export type GameEvent =
  | FirstPlayerChosenEvent
  | CardDealtEvent
  | TileLaidEvent
  | HorusCardRevealedEvent
  | RoundStartedEvent
  | TurnStartedEvent
  | CardPlayedEvent
  | CouldMoveEvent
  | CouldMoveSecretlyEvent
  | DieRolledEvent
  | AdventurerMovedEvent
  | AdventurerReleasedEvent
  | KeySpentEvent
  | SarcophagusTakenEvent
  | TreasureTakenEvent
  | KeyTakenEvent
  | JokerTakenEvent
  | ScarabTakenEvent
  | HorusCardTakenEvent
  | CardDrawnEvent
  | DiscardsShuffledEvent
  | NothingHappenedEvent
  | GameEndedEvent
  | ScarabsRevealedEvent
  | FinalPointsEvent
  | QuestionAskedEvent
  | ExtraTurnGrantedEvent
  | AdventurerChosenEvent
  | AdventurerFellEvent
  | AdventurerRaisedEvent
  | PointsScoredEvent
  | CardMovedEvent
  | CardDiscardedEvent
  | MummyPlacedEvent
  | TalismansDealtEvent
  | MummyWalkedEvent
  | TalismansTakenEvent
  | MummyTilesOfferedEvent
  | MummyTileUsedEvent
  | MummyTileDiscardedEvent
  | MummyTilesReshuffledEvent
  | MummyTileRevealedEvent
  | WakeUpRolledEvent
  | ScarabReturnedEvent
  | CoveredTileLaidEvent
  | CoveredTileTurnedEvent
  | CharacterDrawnEvent
  | PowerUsedEvent
  | TreasuresTurnedEvent
  | PowerBoundEvent;

export interface FirstPlayerChosenEvent {
  readonly event: "first_player_chosen";
  readonly seat: number;
}

export interface CardDealtEvent {
  readonly event: "card_dealt";
  readonly seat: number;
  readonly slot: number;
  readonly pile: string;
  readonly card: string | null;
}

export interface TileLaidEvent {
  readonly event: "tile_laid";
  readonly pile: string | null;
  readonly space: number;
  readonly tile: string;
}

export interface HorusCardRevealedEvent {
  readonly event: "horus_card_revealed";
  readonly level: number;
  readonly card: string;
}

export interface RoundStartedEvent {
  readonly event: "round_started";
  readonly round: number;
}

export interface TurnStartedEvent {
  readonly event: "turn_started";
  readonly seat: number;
  readonly extra: number;
}

export interface CardPlayedEvent {
  readonly event: "card_played";
  readonly seat: number;
  readonly end: "left" | "right";
  readonly card: string;
}

export interface CouldMoveEvent {
  readonly event: "could_move";
  readonly seat: number;
}

export interface CouldMoveSecretlyEvent {
  readonly event: "could_move_secretly";
  readonly seat: number;
  readonly yes: number | null;
}

export interface DieRolledEvent {
  readonly event: "die_rolled";
  readonly seat: number;
  readonly face: number;
}

export interface AdventurerMovedEvent {
  readonly event: "adventurer_moved";
  readonly seat: number;
  readonly adventurer: number;
  readonly from: number;
  readonly to: number;
  readonly how: "walk" | "thrown" | "tunnel" | "join";
}

export interface AdventurerReleasedEvent {
  readonly event: "adventurer_released";
  readonly seat: number;
  readonly adventurer: number;
  readonly statue: number;
}

export interface KeySpentEvent {
  readonly event: "key_spent";
  readonly seat: number;
}

export interface SarcophagusTakenEvent {
  readonly event: "sarcophagus_taken";
  readonly seat: number;
  readonly sarcophagus: number;
}

export interface TreasureTakenEvent {
  readonly event: "treasure_taken";
  readonly seat: number;
  readonly space: number;
  readonly tile: string;
  readonly points: number;
}

export interface KeyTakenEvent {
  readonly event: "key_taken";
  readonly seat: number;
}

export interface JokerTakenEvent {
  readonly event: "joker_taken";
  readonly seat: number;
}

export interface ScarabTakenEvent {
  readonly event: "scarab_taken";
  readonly seat: number;
  readonly scarab: string | null;
}

export interface HorusCardTakenEvent {
  readonly event: "horus_card_taken";
  readonly seat: number;
  readonly level: number;
  readonly card: string;
  readonly slot: number;
}

export interface CardDrawnEvent {
  readonly event: "card_drawn";
  readonly seat: number;
  readonly slot: number;
  readonly pile: string;
  readonly card: string | null;
}

export interface DiscardsShuffledEvent {
  readonly event: "discards_shuffled";
}

export interface NothingHappenedEvent {
  readonly event: "nothing_happened";
  readonly seat: number;
  readonly adventurer: number | null;
  readonly reason: "no_legal_move" | "too_few_adventurers" | "declined" | "nothing_left" | "no_tunnel_ahead" | "no_tile" | "no_active_adventurer";
}

export interface GameEndedEvent {
  readonly event: "game_ended";
  readonly reason: "tomb" | "standstill" | "round_limit";
}

export interface ScarabsRevealedEvent {
  readonly event: "scarabs_revealed";
  readonly seat: number;
  readonly scarab: string;
  readonly count: number;
}

export interface FinalPointsEvent {
  readonly event: "final_points";
  readonly seat: number;
  readonly source: string;
  readonly points: number;
}

export interface QuestionAskedEvent {
  readonly event: "question_asked";
  readonly seat: number | null;
  readonly question: string;
  readonly stack: readonly (readonly number[])[];
}

export interface ExtraTurnGrantedEvent {
  readonly event: "extra_turn_granted";
  readonly seat: number;
}

export interface AdventurerChosenEvent {
  readonly event: "adventurer_chosen";
  readonly seat: number;
  readonly adventurer: number;
}

export interface AdventurerFellEvent {
  readonly event: "adventurer_fell";
  readonly seat: number;
  readonly adventurer: number;
}

export interface AdventurerRaisedEvent {
  readonly event: "adventurer_raised";
  readonly seat: number;
  readonly adventurer: number;
}

export interface PointsScoredEvent {
  readonly event: "points_scored";
  readonly seat: number;
  readonly points: number;
}

export interface CardMovedEvent {
  readonly event: "card_moved";
  readonly seat: number;
  readonly slot: number;
  readonly to: number;
}

export interface CardDiscardedEvent {
  readonly event: "card_discarded";
  readonly seat: number;
  readonly slot: number;
  readonly card: string;
}

export interface MummyPlacedEvent {
  readonly event: "mummy_placed";
  readonly space: number;
}

export interface TalismansDealtEvent {
  readonly event: "talismans_dealt";
  readonly seat: number;
  readonly count: number;
}

export interface MummyWalkedEvent {
  readonly event: "mummy_walked";
  readonly seat: number;
  readonly from: number;
  readonly to: number;
}

export interface TalismansTakenEvent {
  readonly event: "talismans_taken";
  readonly seat: number;
  readonly count: number;
}

export interface MummyTilesOfferedEvent {
  readonly event: "mummy_tiles_offered";
  readonly seat: number;
}

export interface MummyTileUsedEvent {
  readonly event: "mummy_tile_used";
  readonly seat: number;
  readonly slot: number;
  readonly tile: string;
  readonly price: number;
}

export interface MummyTileDiscardedEvent {
  readonly event: "mummy_tile_discarded";
  readonly slot: number;
  readonly tile: string;
}

export interface MummyTilesReshuffledEvent {
  readonly event: "mummy_tiles_reshuffled";
}

export interface MummyTileRevealedEvent {
  readonly event: "mummy_tile_revealed";
  readonly slot: number;
  readonly tile: string;
}

export interface WakeUpRolledEvent {
  readonly event: "wake_up_rolled";
  readonly seat: number;
  readonly face: number;
  readonly outcome: "one_and_end" | "all_and_end" | "all_and_go_on";
}

export interface ScarabReturnedEvent {
  readonly event: "scarab_returned";
  readonly seat: number;
  readonly scarab: string | null;
}

export interface CoveredTileLaidEvent {
  readonly event: "covered_tile_laid";
  readonly space: number;
}

export interface CoveredTileTurnedEvent {
  readonly event: "covered_tile_turned";
  readonly space: number;
}

export interface CharacterDrawnEvent {
  readonly event: "character_drawn";
  readonly seat: number;
  readonly character: string;
}

export interface PowerUsedEvent {
  readonly event: "power_used";
  readonly seat: number;
  readonly power: "reroll" | "rearrange" | "free_choice" | "plunder" | "one_tile" | "temple_reader" | "collector" | "key_turner";
}

export interface TreasuresTurnedEvent {
  readonly event: "treasures_turned";
  readonly seat: number;
}

export interface PowerBoundEvent {
  readonly event: "power_bound";
  readonly seat: number;
  readonly yes: number | null;
}

// --- Parts of messages ---------------------------------------------------------------------------

/** What a card does. */
export interface CardForm {
  readonly family: CardFamily;
  readonly value: number;
  /** The level of a Horus card, otherwise 0. */
  readonly eyes: number;
}

/** One line of chat; `seat` is null for a spectator, `at` in milliseconds since 1970. */
export interface ChatForm {
  /** Counts the lines of the game from 1 on. */
  readonly number: number;
  readonly seat: number | null;
  readonly text: string;
  readonly at: number;
}

/**
 * Time to think, in seconds: for one turn, for a whole game, or both.
 *
 * At zero a bot plays on for the seat (`bot`), the seat has given up (`resign`), or it is only
 * shown (`nothing`).
 */
export interface Clock {
  /** 5 to 86400. */
  readonly turn: number | null;
  /** 30 to 604800. */
  readonly game: number | null;
  readonly at_zero: "bot" | "resign" | "nothing";
}

/**
 * Time left in milliseconds when the message was made; `running` is the seat that uses it up.
 *
 * Lists are by seat; null where there is no such limit.
 */
export interface ClockForm {
  readonly running: number | null;
  readonly turn_left: number | null;
  readonly game_left: readonly number[] | null;
}

/**
 * Time to think, in seconds: for one turn, for a whole game, or both.
 *
 * At zero a bot plays on for the seat (`bot`), the seat has given up (`resign`), or it is only
 * shown (`nothing`).
 */
export interface ClockInput {
  /** 5 to 86400. */
  readonly turn?: number | null;
  /** 30 to 604800. */
  readonly game?: number | null;
  readonly at_zero?: "bot" | "resign" | "nothing";
}

/** Why something is refused. Codes are only ever added. */
export type Code =
  | "malformed"
  | "too_large"
  | "too_often"
  | "too_many"
  | "not_known"
  | "not_allowed"
  | "not_now"
  | "out_of_turn"
  | "not_an_option"
  | "bad_name"
  | "name_taken"
  | "stale"
  | "stopping"
  | "unavailable"
  | "damaged"
  | "fault";

/** The HTTP status of each code. */
export const STATUS: Readonly<Record<Code, number>> = {
  malformed: 422,
  too_large: 413,
  too_often: 429,
  too_many: 503,
  not_known: 404,
  not_allowed: 403,
  not_now: 409,
  out_of_turn: 409,
  not_an_option: 409,
  bad_name: 422,
  name_taken: 409,
  stale: 409,
  stopping: 503,
  unavailable: 503,
  damaged: 500,
  fault: 500,
};

/** What happened to the position at one version of the room: answers, or going back. */
export interface CourseStep {
  readonly version: number;
  /** Each by a seat, or by chance (null), with the number of the action or of the outcome. */
  readonly answers: readonly (readonly [number | null, number])[];
  /** Answers were taken back: how many are left. null if none were. */
  readonly back_to: number | null;
}

/**
 * A piece of a module's data: `size` numbers, or that many for each seat.
 *
 * A view shows a single number plainly and several as a list.
 */
export interface DatumForm {
  readonly module: string;
  /** Its name in a view's `modules`. */
  readonly name: string;
  readonly size: number;
  readonly per_seat: boolean;
  /** Whether only the seat itself sees it; one for the whole table is then seen by nobody. */
  readonly hidden: boolean;
  /** By number, what a view shows in its place; null where it shows the number. */
  readonly kinds: readonly (string | null)[] | null;
}

/**
 * What the players add to the deal, by seat: 16 bytes each, in hex.
 *
 * It is there from when everybody has sat down. The cards are dealt when all bytes are revealed, or
 * after ten seconds without those that are missing.
 */
export interface DealingForm {
  /** What came with `sit`; null for a seat that adds nothing. */
  readonly digests: readonly (string | null)[];
  /** null for bytes that were not revealed: they are not in the deal. */
  readonly revealed: readonly (string | null)[];
}

/** What a seat is asked. */
export interface DecisionForm {
  readonly question: string;
  /** Always in the same order. */
  readonly options: readonly OptionForm[];
}

/** The edition that is played. */
export interface EditionForm {
  readonly name: string;
  /** Changes with every number of the edition: whoever has the same has the same board. */
  readonly fingerprint: string;
}

/** Everything that is chosen when a game is created; seats clockwise. */
export interface GameSetup {
  /** 2 to 5 entries. */
  readonly seats: readonly SeatSetup[];
  /**
   * The seats that the creator takes, whose tokens come with the new game; null for the first seat
   * of a person. The others are open for whoever comes by the table's link.
   */
  readonly mine: readonly number[] | null;
  readonly modules: readonly Module[];
  /** Whether the expansion's Horus cards join in; null leaves it to the rules. */
  readonly extra_cards: boolean | null;
  /** The name of a built-in edition. */
  readonly edition: string;
  /** The seat of the first player; null for chance (0 to 4). */
  readonly first: number | null;
  /** Whether others' points in play are hidden. */
  readonly hide_scores: boolean;
  /** Whether hints may be asked for. */
  readonly hints: boolean;
  /** Whether people may chat. */
  readonly chat: boolean;
  /** null: nobody looks at the time. */
  readonly clock: Clock | null;
  /** Seconds that a bot takes for an answer, at least and at most. */
  readonly pace: readonly [number, number];
}

/** One of my games, for a list. */
export interface GameSummary {
  readonly game: string;
  readonly phase: "waiting" | "playing" | "over" | "aborted";
  readonly version: number;
  /** Which of the tokens that were asked about, by its place in the list. */
  readonly token: number;
  /** What the token is good for. */
  readonly role: "seat" | "host" | "spectator" | "replay";
  /** The seat of the token, if it is one of a seat. */
  readonly seat: number | null;
  readonly seats: readonly SeatForm[];
  readonly asked: number | null;
  readonly modules: readonly string[];
  /** How it ended; null as long as it runs, and if it was aborted. */
  readonly result: ResultForm | null;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

/** What a strong bot thinks of an option; null for what it does not tell. */
export interface HintForm {
  readonly id: number;
  readonly text: string;
  /** To win, 0 to 1. */
  readonly chance: number | null;
  /** Points ahead of the mean of the others at the end. */
  readonly margin: number | null;
  /** How often it tried the option. */
  readonly visits: number | null;
}

/** An answer of a seat in a replay; a link to a turn names `answers`. */
export interface MarkForm {
  /** How many answers came before it, chance's included. */
  readonly answers: number;
  readonly seat: number;
  /** The first event that came of it, as its place in `events`. */
  readonly event: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An option with its text (what one answers), and its parts. */
export interface OptionForm {
  readonly id: number;
  readonly text: string;
  readonly verb: Verb;
  /** Of `move` and `choose`: which one. */
  readonly adventurer: number | null;
  /**
   * Of `move` the tiles (-1: back), of `horus` the level, of `slot` and `tile` the place from 1 on,
   * of `give` the kind of scarab from 1 on.
   */
  readonly number: number | null;
  /** Of `move`: the place where it ends, thrown on by Osiris tiles or not. */
  readonly to: number | null;
}

/** A pile, as far as it is known. */
export interface PileForm {
  readonly size: number;
  /** How many of each kind lie there, or are hidden from this seat and came from there. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** A seat and what lies before it. */
export interface PlayerForm {
  /** Where the five adventurers are. */
  readonly places: readonly number[];
  /** How they are: *released* ones are active from the next round on, *lying* ones at a statue. */
  readonly statuses: readonly Status[];
  /** The cards from left to right. */
  readonly hand: readonly (string | null)[];
  readonly keys: number;
  readonly jokers: number;
  /** How many of each type. */
  readonly treasures: Readonly<Record<string, number>>;
  readonly scarabs: number;
  /** null where some of them are hidden. */
  readonly scarab_values: readonly number[] | null;
  /** The points scored in play, null where the table hides them. */
  readonly score: number | null;
}

/** What a number of players means for a new game. */
export interface PlayersChoice {
  readonly players: number;
  /** The modules that the rules recommend (X1). */
  readonly advised: readonly Module[];
  /**
   * When the expansion's Horus cards join in by the rules (X2): so many players cannot do without
   * them, or they come with any module.
   */
  readonly extra_cards: "always" | "with_modules";
}

/** Something that waits for consent. `by` is a seat, null for a spectator. */
export interface ProposalForm {
  /** The version of the room at which it was made. */
  readonly proposal: number;
  readonly by: number | null;
  readonly what: "take_back" | "abort" | "bot" | "take_over" | "rematch" | "claim";
  /** Of `take_back`: the number of answers to go back to. */
  readonly to: number | null;
  /**
   * Of `bot`, `take_over` and `claim`: the seat. Its own vote on `bot` and `claim` decides at once,
   * either way.
   */
  readonly whose: number | null;
  /** Of `bot`. */
  readonly level: Level | null;
  /** Of `take_over`. */
  readonly name: string | null;
  /** Seats that have not voted yet. */
  readonly waits_for: readonly number[];
  /**
   * Of `bot` and `claim`: milliseconds, when the message was made, before which it does not happen
   * without the seat's own vote. null: only with that vote, or there is no such time.
   */
  readonly until: number | null;
}

/** An option with its parts, what a strong bot thinks of it, and where it leads. */
export interface RatedOption {
  readonly id: number;
  readonly text: string;
  readonly verb: Verb;
  /** Of `move` and `choose`: which one. */
  readonly adventurer: number | null;
  /**
   * Of `move` the tiles (-1: back), of `horus` the level, of `slot` and `tile` the place from 1 on,
   * of `give` the kind of scarab from 1 on.
   */
  readonly number: number | null;
  /** Of `move`: the place where it ends, thrown on by Osiris tiles or not. */
  readonly to: number | null;
  /** To win, 0 to 1; null for what the bot does not tell, here and below. */
  readonly chance: number | null;
  /** Points ahead of the mean of the others at the end. */
  readonly margin: number | null;
  /** How often it was tried. */
  readonly visits: number | null;
  /**
   * The only way to go on after it; of the option that was chosen, the way that was gone. null
   * where there are several.
   */
  readonly way: WayForm | null;
}

/** How the game ended. After giving up there are points, but the order is by giving up. */
export interface ResultForm {
  readonly reason: "tomb" | "standstill" | "round_limit" | "resigned";
  /** Seats from first to last, those that share a place together. */
  readonly ranking: readonly (readonly number[])[];
  /** By seat. */
  readonly points: readonly number[];
  /** By seat, where the points came from. */
  readonly by_source: readonly (Readonly<Record<string, number>>)[];
}

/** What everybody in the room knows about it, apart from the position. */
export interface RoomForm {
  readonly game: string;
  /** Grows with everything that happens in the room. */
  readonly version: number;
  /** `waiting` until every seat is taken; `aborted` is over without a result. */
  readonly phase: "waiting" | "playing" | "over" | "aborted";
  readonly seats: readonly SeatForm[];
  /** The seat that is asked. */
  readonly asked: number | null;
  /** How many answers have been given, chance's included: the table's own version. */
  readonly answers: number;
  readonly proposals: readonly ProposalForm[];
  /** null where no clock was chosen. */
  readonly clock: ClockForm | null;
  readonly result: ResultForm | null;
  /** A person at the table may end the game now without asking: there is no other. */
  readonly can_abort: boolean;
  /** SHA-256 of the secret that deals, in hex; empty for a game that was dealt elsewhere. */
  readonly commitment: string;
  /** The secret in hex, when the game is over. */
  readonly secret: string | null;
  /**
   * What the players add to the deal; null before everybody has sat down, and for good where nobody
   * adds anything.
   */
  readonly dealing: DealingForm | null;
  /** The game that followed. */
  readonly rematch: string | null;
}

/** A seat as everybody sees it. `resigned` seats are played on by a bot. */
export interface SeatForm {
  readonly seat: number;
  readonly colour: Colour;
  /** null for bots and open seats to which no name was given. */
  readonly name: string | null;
  /** `open`: nobody has sat down yet. `away`: a person has got up; the seat stays theirs. */
  readonly kind: "open" | "person" | "bot" | "away";
  /** Of a bot. */
  readonly level: Level | null;
  readonly resigned: boolean;
  /** By the clock a bot plays here, or the seat has given up (`resigned`). */
  readonly timed_out: boolean;
  /** A bot of `level` plays here for a person, who gets the seat back on return. */
  readonly stand_in: boolean;
  /** The others, or another device, gave the seat to somebody who said that it is theirs. */
  readonly reclaimed: boolean;
}

/** The token of a seat of mine. A link is the game's page with `#t=TOKEN` behind it. */
export interface SeatLink {
  readonly seat: number;
  readonly token: string;
}

/**
 * What is only for one seat (null: what everybody may know).
 *
 * `events` are what has happened since the version that the client has, and `since` is how many
 * events of the game come before them: whoever follows the events keeps that many of its own and
 * adds these. After something was taken back `since` is smaller than before. Both are null if the
 * client had nothing and did not ask for the history: then only `view` counts.
 */
export interface SeatPart {
  readonly seat: number | null;
  readonly since: number | null;
  readonly events: readonly GameEvent[] | null;
  /** null before the game has begun. */
  readonly view: ViewForm | null;
  /** null if it is not this seat that is asked, or a bot answers for it. */
  readonly decision: DecisionForm | null;
  /** Whether `undo` is possible now. */
  readonly can_undo: boolean;
}

/** Who is to sit there: a person (null), or a bot of a level. */
export interface SeatSetup {
  readonly colour: Colour;
  /**
   * How a seat is called before somebody sits down there under a name of their own (1 to 24
   * characters).
   */
  readonly name: string | null;
  /** null for a person. */
  readonly bot: Level | null;
}

/** Who is to sit there: a person (null), or a bot of a level. */
export interface SeatSetupInput {
  readonly colour: Colour;
  /**
   * How a seat is called before somebody sits down there under a name of their own (1 to 24
   * characters).
   */
  readonly name?: string | null;
  /** null for a person. */
  readonly bot?: Level | null;
}

/** What nobody has. */
export interface SupplyForm {
  readonly keys: number;
  readonly jokers: number;
}

/** What does not change during a game: the board, the cards, the tiles. */
export interface TablesForm {
  readonly players: number;
  readonly modules: readonly string[];
  /** Whether the expansion's Horus cards are in the game. */
  readonly extra_cards: boolean;
  readonly edition: EditionForm;
  /** The place of the tomb chamber. */
  readonly chamber: number;
  /** By place, what an adventurer there scores at the end. */
  readonly place_points: readonly number[];
  /** The spaces after which the three statues lie. */
  readonly statues: readonly number[];
  /** How the adventurers of each player are before the first round. */
  readonly adventurers: readonly Status[];
  /** How many piles of Horus cards there are, the first with one eye, the next with two. */
  readonly horus_piles: number;
  /** By place, the temple pile from which a tile comes where a treasure was taken. */
  readonly symbols: readonly (string | null)[];
  readonly cards: Readonly<Record<string, CardForm>>;
  readonly tiles: Readonly<Record<string, TileForm>>;
  /** How many of each kind lie there before the game. */
  readonly piles: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly keys: number;
  readonly jokers: number;
  /** The points of the first and of the second sarcophagus. */
  readonly sarcophagi: readonly number[];
  /** The points of 0, 1, 2 ... sets. */
  readonly set_points: readonly number[];
  readonly jokers_per_set: number;
  /** The first three make a set. */
  readonly treasure_types: readonly string[];
  /** Where points come from. */
  readonly sources: readonly string[];
  /** For each module its table in the edition. */
  readonly module_tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What views tell of the data of modules. */
  readonly data: readonly DatumForm[];
}

/**
 * What a tile does.
 *
 * `type` and `needs` are there for treasures alone, `eyes` where one may take a Horus card.
 */
export interface TileForm {
  readonly family: TileFamily;
  readonly value: number;
  readonly type?: string;
  /** How many adventurers it takes. */
  readonly needs?: number;
  /** How many eyes the open Horus cards have among which one may choose. */
  readonly eyes?: readonly number[];
}

/** All that a seat knows of a position. */
export interface ViewForm {
  readonly round: number;
  /** The first player. */
  readonly first: number;
  /** Whose turn it is. */
  readonly turn: number;
  /** Whose regular turn it is, or was before extra turns. */
  readonly regular: number;
  readonly asked: number | null;
  readonly question: string;
  /** What is half done, from the bottom to the top: the last one asks. */
  readonly doing: readonly string[];
  readonly players: readonly PlayerForm[];
  /** By place, the tile that lies there. */
  readonly tiles: readonly (string | null)[];
  /** The open card of each Horus pile. */
  readonly horus: readonly (string | null)[];
  readonly piles: Readonly<Record<string, PileForm>>;
  readonly supply: SupplyForm;
  /** Whose they are. */
  readonly sarcophagi: readonly (number | null)[];
  /** The seats whose extra turns wait. */
  readonly extra_turns: readonly number[];
  /** What each module keeps under a name: for the table, or a list by seat. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * One way to answer a decision, and what it would lead to.
 *
 * It is told as far as the seat can know it: chance is not foreseen, nor what others do.
 */
export interface WayForm {
  /** What to send in one `answer`: the card, then who moves with it, and so on. */
  readonly answers: readonly string[];
  /** The option behind each of the answers. */
  readonly options: readonly OptionForm[];
  /** What would happen, as this seat would be told; nothing of the next turn. */
  readonly events: readonly GameEvent[];
  /**
   * What comes next: this seat is asked, chance is, another seat is, or the turn is over. With
   * `turn_over` the game may be over too, where this seat cannot know.
   */
  readonly then: "question" | "chance" | "others" | "turn_over" | "game_over";
  /** What this seat would be asked next, if it is. */
  readonly question: DecisionForm | null;
}
