// What explanations say of things, and why something cannot be used.

export const topics = {
  "explain.rules": "Spelregels: {title}",
  "explain.rules_plain": "De spelregels",
  "explain.new_tab": "opent een nieuw tabblad",
  "explain.rulings_all": "Alle {n} uitspraken",
  "explain.rulings_about":
    "Waar de spelregels zwijgen of op twee manieren te lezen zijn, heeft dit project beslist:",
  "explain.rulings_failed": "De teksten konden niet worden geladen; de links leiden erheen.",
  "explain.reconstructed":
    "Een deel van deze getallen is gereconstrueerd: nooit vergeleken met een doos van het spel.",
  "explain.reconstructed_link": "Hoe zeker is dat?",

  "explain.under": "Eronder ligt nog een schat, gedekt. Wie de bovenste pakt, draait die om.",
  "explain.value": "Waarde op de muur",
  "explain.value_about":
    "Elke avonturier die aan het einde op dit stuk van het pad is, scoort {points}.",
  "explain.symbol": "Tempeltegel-symbool",
  "explain.niche_about":
    "Wie de grafkamer in gaat, laat hier een sleutel achter. Die is uit het spel en scoort niets.",
  "explain.niche_now": {
    one: "Er is één sleutel neergelegd.",
    other: "Er zijn {n} sleutels neergelegd.",
  },
  "explain.lie_there": "Nog {n} over.",
  "explain.none_there": "Niets meer over.",
  "explain.face_up": "Open liggen: {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "In een ronde is iedereen één keer aan de beurt. Het spel eindigt met de ronde waarin de tweede sarcofaag gewonnen wordt, of waarin niemand zich meer kan verplaatsen.",
  "explain.points_about":
    "Tot nu toe gescoord. Avonturiers, sarcofagen, sleutels, sets en scarabeeën tellen aan het einde.",

  "explain.figure_mine": "Jouw avonturier",
  "explain.figure_theirs": "Avonturier van {name}",
  "explain.status.active": "Hij is {where}.",
  "explain.status.released": "Net gewekt: hij staat op de trap en mag vanaf de volgende ronde mee.",
  "explain.status.lying":
    "Hij slaapt bij dit Anubis-standbeeld tot een andere avonturier van dezelfde kleur voorbijkomt.",
  "explain.status.inside": "Hij is in de grafkamer en blijft daar.",
  "explain.status.fallen":
    "Hij is {where} omgevallen: hij gaat niet verder en telt niet mee tot een worp hem overeind zet.",

  "explain.why.theirs": "Alleen {name} kan hem verplaatsen.",
  "explain.why.turn": "Je bent niet aan de beurt.",
  "explain.why.first": "Er wordt eerst iets anders gevraagd.",
  "explain.why.stuck": "Met wat je nu kunt spelen, gaat hij nergens heen.",
  "explain.why.middle": "Alleen de kaarten aan de twee uiteinden van de hand kun je spelen.",

  "hand.advice": "Tip: {what}",
  "hand.advice_chance": "Kans om te winnen: {chance}.",
  "hand.advice_next": "Op één na best, {chance}: {what}",
  "hand.advice_equal": "Ongeveer even goed: {what}",
  "chance.about": "ongeveer {chance}",
  "chance.low": "minder dan {chance}",
  "chance.high": "meer dan {chance}",
} as const;
