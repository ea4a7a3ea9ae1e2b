// What explanations say of things, and why something cannot be used.

export const topics = {
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
