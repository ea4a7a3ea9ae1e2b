// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} desistiu.", other: "{names} desistiram." },
  "ending.gave_up_you": "Você desistiu.",
  "ending.decided.source": {
    one: "{winner} ficou {n} ponto à frente de {next}. A maior diferença: {source}, {mine} a {theirs}.",
    other:
      "{winner} ficou {n} pontos à frente de {next}. A maior diferença: {source}, {mine} a {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Você ficou {n} ponto à frente de {next}. A maior diferença: {source}, {mine} a {theirs}.",
    other:
      "Você ficou {n} pontos à frente de {next}. A maior diferença: {source}, {mine} a {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} ficou {n} ponto à sua frente. A maior diferença: {source}, {mine} a {theirs}.",
    other:
      "{winner} ficou {n} pontos à sua frente. A maior diferença: {source}, {mine} a {theirs}.",
  },
  "ending.decided.shared": "{names} têm {points} pontos cada, e nem o desempate decidiu.",
  "ending.decided.shared_you":
    "Você e {names} têm {points} pontos cada, e nem o desempate decidiu.",
  "ending.decided.tie_break": "{winner} e {next} têm os mesmos pontos; o desempate decidiu.",
  "ending.decided.tie_break_you":
    "Você e {next} têm os mesmos pontos; o desempate decidiu a seu favor.",
  "ending.decided.tie_break_them":
    "{winner} e você têm os mesmos pontos; o desempate decidiu a favor de {winner}.",
  "ending.decided.resigned": "{winner} continuou enquanto os outros desistiam.",
  "ending.decided.resigned_you": "Você continuou enquanto os outros desistiam.",
  "ending.chart_about":
    "Pontos durante o jogo, rodada a rodada; depois, o que cada origem somou no final.",
  "ending.chart_table": "O gráfico como tabela",
  "ending.chart_round": "Rodada {round}",
  "ending.chart_counted": "Contado no final: {source}",
  "ending.again": "Jogar de novo",
  "ending.agreed": "A favor: {names}",
  "ending.start": "Ir para a página inicial",
} as const;
