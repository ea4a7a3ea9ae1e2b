// Words that many pages need. The Portuguese is that of the rulebook, so the address is "você".

export const common = {
  "app.name": "Luxor",
  "app.unofficial":
    "Um projeto de fãs, não oficial, sem ligação com o autor nem com a editora do jogo.",
  "common.back": "Voltar",
  "common.cancel": "Cancelar",
  "common.close": "Fechar",
  "common.copy": "Copiar",
  "common.copied": "Copiado",
  "common.loading": "Um momento …",
  "common.try_again": "Tentar de novo",
  // signs between two parts of a text
  "common.colon": "{a}: {b}",
  "common.semicolon": "{a}; {b}",
  "common.comma": "{a}, {b}",
  "common.bracket": "{a} ({b})",
  "line.connecting": "Conectando …",
  "line.lost": "Reconectando, nada se perdeu",
  "problem.malformed": "O servidor não entendeu isso.",
  "problem.too_large": "Isso é grande demais.",
  "problem.too_often": "Rápido demais: espere um pouco e tente de novo.",
  "problem.too_many": "Está lotado: volte mais tarde.",
  "problem.not_known": "Esse jogo não existe, ou este link não vale mais.",
  "problem.not_allowed": "Este link não permite isso.",
  "problem.not_now": "Agora não.",
  "problem.out_of_turn": "Não é a sua vez.",
  "problem.not_an_option": "Isso não é possível agora.",
  "problem.stale": "O jogo já avançou: olhe de novo.",
  "problem.stopping": "O servidor está reiniciando: um momento.",
  "problem.fault": "Algo deu errado no servidor: confira se a jogada aconteceu.",
  "problem.no_line": "Não foi possível alcançar o servidor.",
} as const;
