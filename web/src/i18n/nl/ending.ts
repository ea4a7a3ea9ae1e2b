// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} gaf op.", other: "{names} gaven op." },
  "ending.gave_up_you": "Je gaf op.",
  "ending.time_up": "De tijd van {names} was om.",
  "ending.time_up_you": "Je tijd was om.",
  "ending.decided.source": {
    one: "{winner} had één punt meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
    other:
      "{winner} had {n} punten meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Je had één punt meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
    other:
      "Je had {n} punten meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} had één punt meer dan jij. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
    other:
      "{winner} had {n} punten meer dan jij. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.shared":
    "{names} hebben elk {points} punten, en ook de regel voor een gelijke stand beslist niets.",
  "ending.decided.shared_you":
    "Jij en {names} hebben elk {points} punten, en ook de regel voor een gelijke stand beslist niets.",
  "ending.decided.tie_break":
    "{winner} en {next} hebben evenveel punten; de regel voor een gelijke stand besliste.",
  "ending.decided.tie_break_you":
    "Jij en {next} hebben evenveel punten; de regel voor een gelijke stand besliste in jouw voordeel.",
  "ending.decided.tie_break_them":
    "{winner} en jij hebben evenveel punten; de regel voor een gelijke stand besliste voor {winner}.",
  "ending.decided.resigned": "{winner} hield vol tot het einde.",
  "ending.decided.resigned_you": "Je hield vol tot het einde.",
  "ending.decided.late": "{winner} bleef binnen de tijd.",
  "ending.decided.late_you": "Je bleef binnen de tijd.",
  "ending.decided.ahead": "{winner} nam in ronde {round} de leiding en gaf die niet meer af.",
  "ending.decided.ahead_you": "Je nam in ronde {round} de leiding en gaf die niet meer af.",
  "ending.decided.behind": {
    one: "Voor de eindtelling had {next} nog één punt meer dan {winner}.",
    other: "Voor de eindtelling had {next} nog {n} punten meer dan {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Voor de eindtelling had {next} nog één punt meer dan jij.",
    other: "Voor de eindtelling had {next} nog {n} punten meer dan jij.",
  },
  "ending.decided.behind_them": {
    one: "Voor de eindtelling had je nog één punt meer dan {winner}.",
    other: "Voor de eindtelling had je nog {n} punten meer dan {winner}.",
  },
  "ending.decided.counted": "Pas de eindtelling gaf de doorslag: {source}.",
  "ending.decided.best": {
    one: "Niemand scoorde in één beurt meer dan {name} in ronde {round}: één punt.",
    other: "Niemand scoorde in één beurt meer dan {name} in ronde {round}: {n} punten.",
  },
  "ending.decided.best_you": {
    one: "Niemand scoorde in één beurt meer dan jij in ronde {round}: één punt.",
    other: "Niemand scoorde in één beurt meer dan jij in ronde {round}: {n} punten.",
  },
  "ending.decided.own": {
    one: "Hierin was niemand beter dan jij: {source}, één punt.",
    other: "Hierin was niemand beter dan jij: {source}, {n} punten.",
  },

  // sources within a sentence
  "ending.source.play": "tijdens het spel",
  "ending.source.adventurers": "avonturiers",
  "ending.source.sarcophagi": "sarcofagen",
  "ending.source.keys": "sleutels",
  "ending.source.sets": "sets",
  "ending.source.scarabs": "scarabeeën",
  "ending.source.sceptres": "scepters",

  "ending.tomb.none": "Geen enkele avonturier bereikte de grafkamer.",
  "ending.tomb.only": {
    one: "Alleen {name} bereikte de grafkamer, met één avonturier.",
    other: "Alleen {name} bereikte de grafkamer, met {n} avonturiers.",
  },
  "ending.tomb.only_you": {
    one: "Alleen jij bereikte de grafkamer, met één avonturier.",
    other: "Alleen jij bereikte de grafkamer, met {n} avonturiers.",
  },
  "ending.tomb.most":
    "{name} bracht {n} avonturiers in de grafkamer, niemand anders meer dan {next}.",
  "ending.tomb.most_you":
    "Je bracht {n} avonturiers in de grafkamer, niemand anders meer dan {next}.",
  "ending.tomb.first": "{name} was in ronde {round} als eerste in de grafkamer.",
  "ending.tomb.first_you": "Je was in ronde {round} als eerste in de grafkamer.",
  "ending.tomb.all": "{n} avonturiers bereikten de grafkamer.",
  "ending.story": "Wat de doorslag gaf",
  "ending.watch": "Bekijk beurt {turn}",
  "ending.chart_about":
    "Punten tijdens het spel, ronde na ronde; daarna wat er aan het einde per bron bijkwam.",
  "ending.chart_table": "De grafiek als tabel",
  "ending.chart_round": "Ronde {round}",
  "ending.chart_counted": "Aan het einde geteld: {source}",
  "ending.again": "Nog een keer spelen",
  "ending.agreed": "Akkoord: {names}",
  "ending.start": "Naar de startpagina",
} as const;
