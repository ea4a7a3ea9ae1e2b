export default {
  // The position in words, for the text mode of the table.
  "position.round": "Round {n}.",
  "position.last_round": "It is the last round.",
  "position.turn.you": "It is your turn.",
  "position.turn.they": "It is {name}’s turn.",
  "position.extra.you": {
    one: "You have an extra turn to come.",
    other: "You have {n} extra turns to come.",
  },
  "position.extra.they": {
    one: "{name} has an extra turn to come.",
    other: "{name} has {n} extra turns to come.",
  },
  "position.mummy": "The mummy stands {on}.",
  "position.horus": "Open Horus cards: {cards}.",
  "position.horus_none": "none",
  "position.horus_down": "not turned up yet",
  "position.horus_card": { one: "{n} eye, {card}", other: "{n} eyes, {card}" },
  "position.mummy_tiles": "Open mummy tiles: {tiles}.",
  "position.mummy_supply":
    "Talismans in the supply: {talismans}. Mummy tiles in the pile: {tiles}.",
  "position.mummy_tile": "{tile} for {price}",
  "position.sarcophagus": "The sarcophagus worth {n} is still there.",
  "position.sarcophagus.you": "You have the sarcophagus worth {n}.",
  "position.sarcophagus.they": "{name} has the sarcophagus worth {n}.",
  "position.supply":
    "In the supply: keys {keys}, jokers {jokers}, scarabs {scarabs}. Cards to draw: {draw}.",
  "position.discard": {
    one: "Discard pile: {n} card, {card}.",
    other: "Discard pile: {n} cards, on top {card}.",
  },
  "position.discard_unseen": {
    one: "Discard pile: {n} card.",
    other: "Discard pile: {n} cards.",
  },
  "position.discard_none": "Discard pile: empty.",
  "position.temples": "Face-down temple tiles: {piles}.",
  "position.temple.cobra": "cobra {n}",
  "position.temple.falcon": "falcon {n}",
  "position.temple.lion": "lion {n}",

  "position.card": "Card {place}: {card}",
  "position.card_left": "Left end: {card}",
  "position.card_right": "Right end: {card}",

  "position.player.you": "You",
  "position.player": "{name}: {facts}.",
  "position.score": { one: "{n} point in play", other: "{n} points in play" },
  "position.score_hidden": "points hidden",
  "position.cards": { one: "{n} card in hand", other: "{n} cards in hand" },
  "position.keys": { one: "{n} key", other: "{n} keys" },
  "position.jokers": { one: "{n} joker", other: "{n} jokers" },
  "position.scarabs": { one: "{n} scarab", other: "{n} scarabs" },
  "position.scarab_values": {
    one: "{n} scarab (worth {values})",
    other: "{n} scarabs (worth {values})",
  },
  "position.talismans": { one: "{n} talisman", other: "{n} talismans" },
  "position.character": "character {name}",
  "position.no_treasures": "no treasures",
  "position.sets": {
    one: "{n} set so far, worth {points}",
    other: "{n} sets so far, worth {points}",
  },
  "position.adventurers": "adventurers {places}",
  "position.at.active": "{on}",
  "position.several": "{n} {on}",
  "position.at.fallen": "{on} (fallen)",
  "position.at.released": "{on} (from the next round on)",
  "position.asleep": { one: "{n} asleep at a statue", other: "{n} asleep at the statues" },
  "position.inside": { one: "{n} in the tomb chamber", other: "{n} in the tomb chamber" },

  "position.space": "{place}: {what}.",
  "position.empty": "{place}: empty.",
  "position.empty_range": "{first} to {last}: empty.",
  "position.stairs": "Stairs: {who}.",
  "position.chamber": "Tomb chamber: {who}. Each scores {points}.",
  "position.statue": "Statue of Anubis: asleep {who}.",
  "position.statue_none": "Statue of Anubis: nobody asleep.",
  "position.nobody": "nobody",
  "position.treasure_here": {
    one: "{tile}, {points}, needs {n}",
    other: "{tile}, {points}, needs {n}",
  },
  "position.no_tile": "empty space",
  "position.mummy_here": "The mummy stands here.",
  "position.under": "Face-down tile below.",
  "position.symbol.cobra": "When this treasure is taken, a cobra tile is revealed.",
  "position.symbol.falcon": "When this treasure is taken, a falcon tile is revealed.",
  "position.symbol.lion": "When this treasure is taken, a lion tile is revealed.",
  "position.worth": "Worth {n} at the end.",

  // Those at the table: what they ask of each other, and what becomes of them.
  // what waits for consent
  "people.proposal.take_back": "{name} asks to take back a move",
  "people.proposal.abort": "{name} asks to end the game without a result",
  "people.proposal.bot": "{name} asks to let a bot ({level}) play for {whose}",
  "people.proposal.take_over": "{name} would like to take over the seat of {whose}",
  "people.proposal.rematch": "{name} asks for a rematch",
  "people.proposal.other": "{name} asks for something: {what}",
  "people.proposal_mine.take_back": "You ask to take back a move",
  "people.proposal_mine.abort": "You ask to end the game without a result",
  "people.proposal_mine.bot": "You ask to let a bot ({level}) play for {whose}",
  "people.proposal_mine.take_over": "You ask to take over the seat of {whose}",
  "people.proposal_mine.rematch": "You ask for a rematch",
  "people.proposal_mine.other": "You ask for something: {what}",
  "people.waits_for": "Not answered yet: {names}",
  "people.votes_as": "as {name}",
  "people.agree": "Agree",
  "people.refuse": "Refuse",
  "people.withdraw": "Withdraw",
  // what came of it
  "people.refused.take_back": "{who} refused: the move stays.",
  "people.refused.abort": "{who} refused: the game goes on.",
  "people.refused.bot": "{who} refused: no bot plays for {whose}.",
  "people.refused.take_over": "{who} refused: {name} does not take over the seat of {whose}.",
  "people.refused.rematch": "{who} refused: no rematch.",
  "people.refused.other": "{who} refused.",
  "people.taken_back": "Agreed: the move is taken back.",
  "people.withdrawn": "{name} has withdrawn the proposal.",
  "people.lapsed": "Nothing came of the proposal.",
  "people.granted": "The seat is yours now.",
  // who comes and goes
  "people.back": "{name} is back.",
  "people.again": "{name} plays again.",
  "people.took_over": "{name} now plays instead of {whose}.",
  "people.bot": "A bot plays on for {name}.",
  "people.bot_you": "A bot plays on for you.",
  "people.gave_up": "{name} gave up; a bot plays on.",
  "people.time_up": "{name}’s time is up; a bot plays on.",
  "people.time_up_you": "Your time is up; a bot plays on for you.",
  "people.time_lost": "{name}’s time is up, which counts as giving up; a bot plays on.",
  "people.time_lost_you": "Your time is up, which counts as giving up; a bot plays on.",
  "people.time_short": { one: "One second left.", other: "{n} seconds left." },
  // one’s own seat, where one does not play
  "people.own.away": "You got up. Nobody plays at your seat.",
  "people.own.bot": "A bot is playing for you.",
  "people.own.time_up": "Your time ran out. A bot plays at your seat.",
  "people.own.gave_up": "You gave up, and a bot plays on. You may leave.",
  "people.own.time_lost":
    "Your time ran out, which counts as giving up. A bot plays on; you may leave.",
  "people.sit_again": "I’m back",
  "people.proposal.claim":
    "Someone watching says that the seat of {whose} is theirs. Agree only if you’re sure that it’s {whose}.",
  "people.proposal_mine.claim": "You say that the seat of {whose} is yours",
  "people.refused.claim": "{who} refused: the seat of {whose} stays as it is.",
  "people.not_before": "Not before {time}.",
  "people.not_within": "At the earliest in {time}.",
  "people.only_owner": "Only a device that has this seat can approve it.",
  "people.may_object": "{name} can object for {time} more.",
  "people.still_here": "{name} is here: no bot steps in.",
  "people.reclaimed": "The seat of {name} was reclaimed on a new device.",
  "people.bot_played": "A bot played for you while you were away. It’s your seat again.",

  // The end of a game: who won and why, the score over the game, another one.
  "ending.gave_up": { one: "{names} gave up.", other: "{names} gave up." },
  "ending.gave_up_you": "You gave up.",
  "ending.time_up": "Time ran out for {names}.",
  "ending.time_up_you": "Your time ran out.",
  "ending.decided.source": {
    one: "{winner} was one point ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
    other:
      "{winner} was {n} points ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
  },
  "ending.decided.source_you": {
    one: "You were one point ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
    other: "You were {n} points ahead of {next}. The largest lead: {source}, {mine} to {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} was one point ahead of you. The largest lead: {source}, {mine} to {theirs}.",
    other: "{winner} was {n} points ahead of you. The largest lead: {source}, {mine} to {theirs}.",
  },
  "ending.decided.shared":
    "{names} have {points} points each, and not even the tie-break parts them.",
  "ending.decided.shared_you":
    "You and {names} have {points} points each, and not even the tie-break parts you.",
  "ending.decided.tie_break": "{winner} and {next} have the same points; the tie-break decided.",
  "ending.decided.tie_break_you":
    "You and {next} have the same points; the tie-break decided for you.",
  "ending.decided.tie_break_them":
    "{winner} and you have the same points; the tie-break decided for {winner}.",
  "ending.decided.resigned": "{winner} stayed to the end.",
  "ending.decided.resigned_you": "You stayed to the end.",
  "ending.decided.late": "{winner} kept to the time.",
  "ending.decided.late_you": "You kept to the time.",
  "ending.decided.ahead": "{winner} took the lead in round {round} and never gave it back.",
  "ending.decided.ahead_you": "You took the lead in round {round} and never gave it back.",
  "ending.decided.behind": {
    one: "Before the final scoring, {next} was still one point ahead of {winner}.",
    other: "Before the final scoring, {next} was still {n} points ahead of {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Before the final scoring, {next} was still one point ahead of you.",
    other: "Before the final scoring, {next} was still {n} points ahead of you.",
  },
  "ending.decided.behind_them": {
    one: "Before the final scoring, you were still one point ahead of {winner}.",
    other: "Before the final scoring, you were still {n} points ahead of {winner}.",
  },
  "ending.decided.counted": "It was settled only in the final scoring: {source}.",
  "ending.decided.best": {
    one: "Nobody scored more in one turn than {name} in round {round}: one point.",
    other: "Nobody scored more in one turn than {name} in round {round}: {n} points.",
  },
  "ending.decided.best_you": {
    one: "Nobody scored more in one turn than you in round {round}: one point.",
    other: "Nobody scored more in one turn than you in round {round}: {n} points.",
  },
  "ending.decided.own": {
    one: "Here nobody beat you: {source}, one point.",
    other: "Here nobody beat you: {source}, {n} points.",
  },

  // sources within a sentence
  "ending.source.play": "in play",
  "ending.source.adventurers": "adventurers",
  "ending.source.sarcophagi": "sarcophagi",
  "ending.source.keys": "keys",
  "ending.source.sets": "sets",
  "ending.source.scarabs": "scarabs",
  "ending.source.sceptres": "sceptres",

  "ending.tomb.none": "No adventurer reached the tomb chamber.",
  "ending.tomb.only": {
    one: "Only {name} reached the tomb chamber, with one adventurer.",
    other: "Only {name} reached the tomb chamber, with {n} adventurers.",
  },
  "ending.tomb.only_you": {
    one: "Only you reached the tomb chamber, with one adventurer.",
    other: "Only you reached the tomb chamber, with {n} adventurers.",
  },
  "ending.tomb.most":
    "{name} brought {n} adventurers into the tomb chamber, nobody else more than {next}.",
  "ending.tomb.most_you":
    "You brought {n} adventurers into the tomb chamber, nobody else more than {next}.",
  "ending.tomb.first": "{name} reached the tomb chamber before everybody else, in round {round}.",
  "ending.tomb.first_you": "You reached the tomb chamber before everybody else, in round {round}.",
  "ending.tomb.all": "{n} adventurers reached the tomb chamber.",
  "ending.story": "What decided it",
  "ending.watch": "See turn {turn}",
  "ending.chart_about": "Points in play, round by round; then what each source added at the end.",
  "ending.chart_table": "The chart as a table",
  "ending.chart_round": "Round {round}",
  "ending.chart_counted": "Counted at the end: {source}",
  "ending.again": "Play again",
  "ending.agreed": "In favour: {names}",
  "ending.start": "To the start page",

  // What lies on the board and beside it, in a sentence or two, for who asks.
  // --- treasures ---
  "described.treasure.vase":
    "A vase, a statue treasure and a piece of jewellery make a set; sets score at the end.",
  "described.treasure.statue":
    "A vase, a statue treasure and a piece of jewellery make a set; sets score at the end.",
  "described.treasure.jewellery":
    "A vase, a statue treasure and a piece of jewellery make a set; sets score at the end.",
  "described.treasure.sceptre":
    "At the end each complete set may take one sceptre along for 3 points more. No joker stands for a sceptre.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "One of your adventurers that ends a move here is enough to take it. It scores {points} at once and counts towards your sets.",
    other:
      "You take it when you end a move here and at least {n} of your standing adventurers are on it. It scores {points} at once and counts towards your sets.",
  },
  "described.tile.horus": {
    one: "Take a key, or the open Horus card with {n} eye, which replaces the card you would draw. The tile stays for others.",
    other:
      "Take a key, or the open Horus card with {n} eyes, which replaces the card you would draw. The tile stays for others.",
  },
  "described.tile.osiris": {
    one: "Whoever ends a move here goes on by {n} tile at once. Only the tile where that ends does its action.",
    other:
      "Whoever ends a move here goes on by {n} tiles at once. Only the tile where that ends does its action.",
  },
  "described.tile.scarab": "Take a scarab. Only you see its points until the end.",
  "described.tile.joker": "Take a joker, which stands for any treasure in a set.",
  "described.tile.joker_or_scarab": "Take a joker or a scarab, whichever you like.",
  "described.tile.favour":
    "Take the open Horus card with {low} or with {high} eyes. There is no key here.",
  "described.tile.tunnel":
    "You go on to the next tunnel towards the tomb chamber: one jump, and no action at its far end. With no tunnel ahead nothing happens.",
  "described.tile.other": "It belongs to a module that doesn’t say what it does.",

  // --- places ---
  "described.place.stairs":
    "Two of everybody's adventurers start here. An adventurer that is woken at a statue stands here, too, and moves from the next round on. Standing here scores {points}.",
  "described.place.statue":
    "One adventurer of each player lies here. The first time one of yours passes, yours is woken: it stands on the stairs and moves from the next round on. Nobody ever stands on this place.",
  "described.place.empty":
    "No tile lies here: it is skipped and does not count as a step. An adventurer here does no action and still scores the value on the wall.",
  "described.place.chamber":
    "The step after the last tile, reached by exact count and for one key each. An adventurer in here scores {points} at the end and never moves again.",
  "described.place.sarcophagi":
    "The first adventurer in the tomb chamber wins the sarcophagus worth {first}, the second the one worth {second}. After the second, the round is played to its end and the game is scored.",

  // --- piles ---
  "described.pile.draw":
    "At the end of a turn the hand is filled up to five from here. When it is empty, the discard pile is shuffled into a new one.",
  "described.pile.discard": "Played cards lie here. Everybody may look through them.",
  "described.pile.horus":
    "The top card lies open. Horus tiles and favours let you take it into the middle of your hand.",
  "described.pile.osiris": "These were not laid on the board this time.",
  "described.pile.treasures":
    "They lie under other treasures and are turned up when those are taken.",
  "described.pile.cobra":
    "When a treasure beside a cobra is taken, the top tile of this pile comes to light there.",
  "described.pile.falcon":
    "When a treasure beside a falcon is taken, the top tile of this pile comes to light there.",
  "described.pile.lion":
    "When a treasure beside a lion is taken, the top tile of this pile comes to light there.",
  "described.pile.scarabs": "Face down and shuffled. Scarab tiles bring them.",
  "described.pile.mummy_tiles": "Three lie open beside it; a used one is replaced from here.",
  "described.pile.mummy_discards": "They are shuffled when the pile of mummy tiles is empty.",
  "described.pile.kit": "The equipment cards that nobody got. Only their owner can tell which.",
  "described.pile.characters": "Nobody has these in this game.",

  // --- where points come from ---
  "described.source.play": "Treasures and everything else that scored at once.",
  "described.source.adventurers": "For each adventurer the value of its place.",
  "described.source.sarcophagi":
    "{first} for the first adventurer in the tomb chamber, {second} for the second.",
  "described.source.keys": "1 point for each key left.",
  "described.source.sets": "One, two, three … sets score {points}.",
  "described.source.scarabs": "What lies under them is shown now.",
  "described.source.sceptres": "3 points for each sceptre that goes with a complete set.",

  // What explanations say of things, and why something cannot be used.
  "explain.rules": "Rules: {title}",
  "explain.rules_plain": "The rules",
  "explain.new_tab": "opens a new tab",
  "explain.rulings_all": "All {n} rulings",
  "explain.rulings_about":
    "Where the rulebooks are silent or can be read in two ways, this project has decided:",
  "explain.rulings_failed": "The texts could not be loaded; the links lead to them.",
  "explain.reconstructed":
    "Some of these numbers are reconstructed: never compared with a box of the game.",
  "explain.reconstructed_link": "How sure is that?",

  "explain.under":
    "Another treasure lies face down below it. Whoever takes the upper one turns it up.",
  "explain.value": "Value on the wall",
  "explain.value_about": "Each adventurer that is on this stretch at the end scores {points}.",
  "explain.symbol": "Temple symbol",
  "explain.niche_about":
    "Whoever enters the tomb chamber leaves a key here. It is out of the game and scores nothing.",
  "explain.niche_now": {
    one: "One key has been laid down.",
    other: "{n} keys have been laid down.",
  },
  "explain.lie_there": "{n} left.",
  "explain.none_there": "None left.",
  "explain.face_up": "Face up: {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "In a round everybody has one turn. The game ends with the round in which the second sarcophagus is won, or in which nobody can move any more.",
  "explain.points_about":
    "Scored so far. Adventurers, sarcophagi, keys, sets and scarabs are counted at the end.",

  "explain.figure_mine": "Your adventurer",
  "explain.figure_theirs": "{name}’s adventurer",
  "explain.status.active": "It is {where}.",
  "explain.status.released":
    "Just woken: it stands on the stairs and moves from the next round on.",
  "explain.status.lying":
    "It sleeps at this statue until another adventurer of the same colour passes by.",
  "explain.status.inside": "It is in the tomb chamber and never moves again.",
  "explain.status.fallen":
    "It has fallen {where}: it neither moves nor counts until a roll raises it.",

  "explain.why.theirs": "Only {name} can move it.",
  "explain.why.turn": "It is not your turn.",
  "explain.why.first": "Something else is asked first.",
  "explain.why.stuck": "Nothing that you can play now moves it.",
  "explain.why.middle": "Only the cards at the two ends of the hand can be played.",

  "hand.advice": "Advice: {what}",
  "hand.advice_chance": "Chance to win: {chance}.",
  "hand.advice_next": "Next best, {chance}: {what}",
  "hand.advice_equal": "About as good: {what}",
  "chance.about": "about {chance}",
  "chance.low": "less than {chance}",
  "chance.high": "more than {chance}",
} as const;
