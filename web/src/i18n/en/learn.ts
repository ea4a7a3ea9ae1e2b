// The first game: nine lessons and the counting. A scene says what there is, what to do, and what to
// answer somebody who does something else.

export default {
  "learn.page": "Learn to play",
  "learn.step": "Step {step} of {steps}",
  "learn.other_player": "Teo",
  "learn.back": "Back",
  "learn.next": "Next",
  "learn.skip": "Skip",
  "learn.again": "Once more",
  "learn.jump": "A new example, in round {round}.",
  "learn.watch": "Watch what happens …",
  "learn.possible": "That is possible too.",
  "learn.in_words": "The position in words",
  "learn.play": "Play now",
  "learn.play_wait": "The table is being laid …",
  "learn.rules": "Read the rules",
  "learn.home": "To the start page",

  "learn.walk.title": "Into the temple",
  "learn.walk.say":
    "You are red, Teo is green. Your adventurers wait on the stairs. Their way leads along the corridor, round and round, to the tomb chamber in the middle: the farther they get, the more they are worth, and much can be picked up on the way.",
  "learn.walk.do": "Send one in: choose one of the two lit tiles on the board.",
  "learn.walk.done":
    "Your card said how far, and exactly so far your adventurer went. The first tile counts as one, the stairs do not count. Then Teo had a turn: play a card, walk, draw a card. That is how it goes round.",
  "learn.walk.right":
    "And you found something: a small treasure for which one adventurer is enough.",

  "learn.hand.title": "The secret of the hand",
  "learn.hand.say":
    "You hold five cards and may never change their order. Only the two at the ends can be played: here the 1 on the left or the 3 on the right. The 5 is locked in beside the 1.",
  "learn.hand.do": "You want to play the 5 next time. Set it free: play the 1 on the left.",
  "learn.hand.other": "But then the 5 stays locked in. Try the card on the left.",
  "learn.hand.done":
    "Now the 5 stands at the left end. The card you drew went into the middle, as every new card does: it takes two more turns until you can play it. So think about what to free next.",

  "learn.treasure.title": "Two for a treasure",
  "learn.alone.say":
    "A treasure shows two things: what it scores, and by small figures how many of your adventurers must be there to take it. The cat statue two tiles ahead of your front adventurer scores 3 and needs two of them.",
  "learn.alone.do": "Go ahead with the front adventurer: 2 tiles, to the cat.",
  "learn.alone.other":
    "But here we are after the cat. Move the front adventurer by the 2 on the left.",
  "learn.together.say":
    "Nothing happened yet: one adventurer is not enough for this cat, one more is missing. Teo has moved, and it is your turn again.",
  "learn.together.do": "Bring the second one: it stands 3 tiles away.",
  "learn.together.other":
    "But the cat is waiting. Move the adventurer behind by the 3 on the left.",
  "learn.treasure.done":
    "Two of yours are there, so the cat statue is yours and scores 3 points at once. Keep an eye on what you collect: a vase, a statue and a piece of jewellery make a set, and sets score again at the end.",

  "learn.empty.title": "Bare floor does not count",
  "learn.empty.say":
    "Where a treasure was taken, the floor may stay bare. Bare places are jumped over and not counted. Your rear adventurer has one right ahead; then come a Horus tile, and the cat statue where your other one waits for company.",
  "learn.empty.do": "Bring it to the cat. Which card does it: the 2 or the 3?",
  "learn.empty.other":
    "But here that leaves the cat lying. Leave the bare place out when you count, and move the rear adventurer by 2.",
  "learn.empty.done":
    "Three places away, but only two tiles: you were there with a 2. The longer a game lasts, the more of the path is bare, and the faster those at the rear catch up.",

  "learn.horus.title": "The eye of Horus",
  "learn.horus.say":
    "Tiles with an eye belong to Horus. One adventurer is enough there, and the tile stays where it is: it gives something to everybody who ends a move on it.",
  "learn.horus.do": "Go there with the front adventurer: 2 tiles.",
  "learn.horus.other": "But here we visit Horus. Move the front adventurer by the 2 on the left.",
  "learn.gift.say":
    "Horus lets you choose. A key lets one adventurer into the tomb chamber; a key that is left over scores 1 point. A Horus card is better than an ordinary one: this one moves 1, 2 or 3 tiles, as you like.",
  "learn.gift.do": "Take what you like better.",
  "learn.gift.key": "You have a key now, and you drew a card as always.",
  "learn.gift.horus1":
    "The Horus card went into the middle of your hand. It takes the place of the card that you would have drawn.",
  "learn.horus.done":
    "The more eyes on a tile, the better its pile of cards. Nobody gets into the tomb chamber without a key, so fetch one in time.",

  "learn.osiris.title": "Osiris throws you on",
  "learn.osiris.say":
    "The tile right ahead of your front adventurer belongs to Osiris. Nobody stays there: whoever ends a move on it is thrown on at once, as many tiles as it shows. Here it is 2.",
  "learn.osiris.do": "Try it: move the front adventurer by 1.",
  "learn.osiris.other":
    "But here Osiris can help you. Move the front adventurer by the 1 on the left.",
  "learn.osiris.done":
    "One step became three, and only the last tile counted: it gave you a scarab. Scarabs score 1 to 4 points at the end. Until then only you know how many.",

  "learn.statue.title": "Wake the sleepers",
  "learn.roll.say":
    "Three of your five adventurers still sleep, one at each statue of Anubis in the corners. When one of yours walks past a statue, the sleeper there gets up. The first statue is three places ahead of your front adventurer, and your left card is a die.",
  "learn.roll.do": "Be bold: play the die. Click it twice, or click its line below your hand.",
  "learn.roll.other": "But a 2 does not lead past Anubis. Play the die on the left.",
  "learn.statue.say": "A five! With a die you see the number first, and then choose who walks.",
  "learn.statue.do": "Let the front adventurer walk, past Anubis.",
  "learn.statue.other": "But that one stops short of Anubis. Take the front adventurer.",
  "learn.statue.done":
    "Your third adventurer stands on the stairs now and can walk from the next round on. More adventurers make it easier to be where two or three are needed.",

  "learn.temple.title": "Under the treasure",
  "learn.temple.say":
    "Some places bear a temple symbol: a cobra, a falcon or a lion. When the treasure there is taken, a temple tile comes to light. Your front adventurer stands on such a place, on jewellery that needs two.",
  "learn.temple.do": "Take it: bring the one right behind, by 1.",
  "learn.temple.other":
    "But the jewellery is nearly yours. Move the one right behind it by the 1 on the left.",
  "learn.tunnel.say":
    "A tunnel! Those who are there when it comes to light do nothing. But whoever ends a move on it from now on goes on to the next tunnel at once, and there is one far ahead.",
  "learn.tunnel.do": "Send your rear adventurer in: 3 tiles.",
  "learn.tunnel.other":
    "But here a short cut is open. Move your rear adventurer by the 3 on the left.",
  "learn.temple.done":
    "Three tiles, and twelve places farther. Underground it even passed a statue and woke your fourth adventurer. Other temple tiles give scarabs, Horus cards, or jokers, which stand for any treasure in a set.",

  "learn.tomb.title": "The tomb chamber",
  "learn.tomb.say":
    "Late in the game. The tomb chamber comes right after the last tile. It is entered by the exact number, and each who enters pays a key; you have two. The first one in, Teo's, took the sarcophagus worth 5. One worth 3 is left.",
  "learn.tomb.do": "Go in with your front adventurer: 2 steps, the last tile and the chamber.",
  "learn.tomb.other":
    "But the chamber is open to you. Move your front adventurer by the 2 on the left.",
  "learn.tomb.done":
    "Inside! One key is spent, and the sarcophagus is yours. When two have entered, no matter whose, the round is played to its end and the game is over. Now for the counting.",

  "learn.count.title": "Counting up",
  "learn.count.say":
    "Whoever has the most points wins. This is what your game has brought, and Teo's beside it.",
  "learn.count.play": "What you scored on the way: the treasures you took.",
  "learn.count.adventurers":
    "Where your adventurers have got to; the numbers are on the walls. Yours: {places}.",
  "learn.count.sarcophagi": "The sarcophagus you found: 5 for the first, 3 for the second.",
  "learn.count.keys": "1 for each key you did not need.",
  "learn.count.sets":
    "Three sets of vase, statue and jewellery, two of them with a joker. One set scores 3, two 7, three 12, and so on.",
  "learn.count.scarabs": "Your scarabs, turned over.",
  "learn.count.total": "All together",
  "learn.count.points": "Points",
  "learn.count.source": "For what",
  "learn.count.end":
    "That is all you need. At the table every tile and every card tells you what it does, and there is a hint whenever you want one.",
} as const;
