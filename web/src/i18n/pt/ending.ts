// The end of a game: who won and why, the score over the game, another one.

export const ending = {
  "ending.gave_up": { one: "{names} desistiu.", other: "{names} desistiram." },
  "ending.gave_up_you": "Você desistiu.",
  "ending.time_up": "O tempo de {names} acabou.",
  "ending.time_up_you": "Seu tempo acabou.",
  "ending.decided.source": {
    one: "{winner} ficou {n} ponto à frente de {next}. A maior vantagem: {source}, {mine} a {theirs}.",
    other:
      "{winner} ficou {n} pontos à frente de {next}. A maior vantagem: {source}, {mine} a {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Você ficou {n} ponto à frente de {next}. A maior vantagem: {source}, {mine} a {theirs}.",
    other:
      "Você ficou {n} pontos à frente de {next}. A maior vantagem: {source}, {mine} a {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} ficou {n} ponto à sua frente. A maior vantagem: {source}, {mine} a {theirs}.",
    other: "{winner} ficou {n} pontos à sua frente. A maior vantagem: {source}, {mine} a {theirs}.",
  },
  "ending.decided.shared": "{names} têm {points} pontos cada, e nem o desempate decidiu.",
  "ending.decided.shared_you":
    "Você e {names} têm {points} pontos cada, e nem o desempate decidiu.",
  "ending.decided.tie_break": "{winner} e {next} têm os mesmos pontos; o desempate decidiu.",
  "ending.decided.tie_break_you":
    "Você e {next} têm os mesmos pontos; o desempate decidiu a seu favor.",
  "ending.decided.tie_break_them":
    "{winner} e você têm os mesmos pontos; o desempate decidiu a favor de {winner}.",
  "ending.decided.resigned": "{winner} ficou até o fim.",
  "ending.decided.resigned_you": "Você ficou até o fim.",
  "ending.decided.late": "{winner} jogou dentro do tempo.",
  "ending.decided.late_you": "Você jogou dentro do tempo.",
  "ending.decided.ahead": "{winner} assumiu a liderança na rodada {round} e não a perdeu mais.",
  "ending.decided.ahead_you": "Você assumiu a liderança na rodada {round} e não a perdeu mais.",
  "ending.decided.behind": {
    one: "Antes da pontuação final, {next} ainda estava {n} ponto à frente de {winner}.",
    other: "Antes da pontuação final, {next} ainda estava {n} pontos à frente de {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Antes da pontuação final, {next} ainda estava {n} ponto à sua frente.",
    other: "Antes da pontuação final, {next} ainda estava {n} pontos à sua frente.",
  },
  "ending.decided.behind_them": {
    one: "Antes da pontuação final, você ainda estava {n} ponto à frente de {winner}.",
    other: "Antes da pontuação final, você ainda estava {n} pontos à frente de {winner}.",
  },
  "ending.decided.counted": "Só a pontuação final decidiu: {source}.",
  "ending.decided.best": {
    one: "Ninguém fez mais num só turno do que {name} na rodada {round}: {n} ponto.",
    other: "Ninguém fez mais num só turno do que {name} na rodada {round}: {n} pontos.",
  },
  "ending.decided.best_you": {
    one: "Ninguém fez mais num só turno do que você na rodada {round}: {n} ponto.",
    other: "Ninguém fez mais num só turno do que você na rodada {round}: {n} pontos.",
  },
  "ending.decided.own": {
    one: "Nisto ninguém superou você: {source}, {n} ponto.",
    other: "Nisto ninguém superou você: {source}, {n} pontos.",
  },

  // sources within a sentence
  "ending.source.play": "durante o jogo",
  "ending.source.adventurers": "aventureiros",
  "ending.source.sarcophagi": "sarcófagos",
  "ending.source.keys": "chaves",
  "ending.source.sets": "conjuntos",
  "ending.source.scarabs": "escaravelhos",
  "ending.source.sceptres": "cetros",

  "ending.tomb.none": "Nenhum aventureiro chegou à câmara da tumba.",
  "ending.tomb.only": {
    one: "Só {name} chegou à câmara da tumba, com {n} aventureiro.",
    other: "Só {name} chegou à câmara da tumba, com {n} aventureiros.",
  },
  "ending.tomb.only_you": {
    one: "Só você chegou à câmara da tumba, com {n} aventureiro.",
    other: "Só você chegou à câmara da tumba, com {n} aventureiros.",
  },
  "ending.tomb.most":
    "{name} levou {n} aventureiros à câmara da tumba; ninguém mais passou de {next}.",
  "ending.tomb.most_you":
    "Você levou {n} aventureiros à câmara da tumba; ninguém mais passou de {next}.",
  "ending.tomb.first": "{name} chegou à câmara da tumba antes de todos, na rodada {round}.",
  "ending.tomb.first_you": "Você chegou à câmara da tumba antes de todos, na rodada {round}.",
  "ending.tomb.all": "{n} aventureiros chegaram à câmara da tumba.",
  "ending.story": "O que decidiu",
  "ending.watch": "Ver o turno {turn}",
  "ending.chart_about":
    "Pontos durante o jogo, rodada a rodada; depois, o que cada origem somou no final.",
  "ending.chart_table": "O gráfico como tabela",
  "ending.chart_round": "Rodada {round}",
  "ending.chart_counted": "Contado no final: {source}",
  "ending.again": "Jogar de novo",
  "ending.agreed": "A favor: {names}",
  "ending.start": "Ir para a página inicial",
} as const;
