// What explanations say of things, and why something cannot be used.

export const topics = {
  "explain.rules": "Regras: {title}",
  "explain.rules_plain": "As regras",
  "explain.new_tab": "abre uma nova aba",
  "explain.rulings_all": "Todas as {n} interpretações",
  "explain.rulings_about":
    "Onde os livros de regras se calam ou podem ser lidos de duas formas, este projeto decidiu:",
  "explain.rulings_failed": "Não foi possível carregar os textos; os links levam a eles.",
  "explain.reconstructed":
    "Alguns destes números são reconstruídos: nunca foram comparados com uma caixa do jogo.",
  "explain.reconstructed_link": "Até que ponto isso é certo?",

  "explain.under":
    "Há outro tesouro virado para baixo sob ele. Quem pega o de cima vira o de baixo.",
  "explain.value": "Valor na parede",
  "explain.value_about":
    "Cada aventureiro que estiver neste trecho do caminho no fim marca {points}.",
  "explain.symbol": "Ícone das peças de templo",
  "explain.niche_about":
    "Quem entra na câmara da tumba deixa uma chave aqui. Ela sai do jogo e não marca pontos.",
  "explain.niche_now": {
    one: "{n} chave foi deixada.",
    other: "{n} chaves foram deixadas.",
  },
  "explain.lie_there": "Ainda há {n}.",
  "explain.none_there": "Não há mais.",
  "explain.face_up": "Viradas para cima: {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "Em uma rodada, cada um joga uma vez. O jogo termina com a rodada em que o segundo sarcófago é ganho, ou em que ninguém mais pode mover.",
  "explain.points_about":
    "Marcados até agora. Aventureiros, sarcófagos, chaves, conjuntos e escaravelhos contam no fim.",

  "explain.figure_mine": "Seu aventureiro",
  "explain.figure_theirs": "Aventureiro de {name}",
  "explain.status.active": "Está {where}.",
  "explain.status.released":
    "Acabou de ser acordado: está nas escadas e se move a partir da próxima rodada.",
  "explain.status.lying":
    "Dorme junto a esta estátua de Anúbis até que outro aventureiro da mesma cor passe por ela.",
  "explain.status.inside": "Está na câmara da tumba e não se move mais.",
  "explain.status.fallen":
    "Caiu {where}: não se move nem conta até que uma rolagem do dado o levante.",

  "explain.why.theirs": "Só {name} pode movê-lo.",
  "explain.why.turn": "Não é a sua vez.",
  "explain.why.first": "Primeiro há outra pergunta.",
  "explain.why.stuck": "Nada do que você pode jogar agora o move.",
  "explain.why.middle": "Só as cartas nas duas pontas da mão podem ser jogadas.",

  "hand.advice": "Dica: {what}",
  "hand.advice_chance": "Probabilidade de ganhar: {chance}.",
  "hand.advice_next": "A seguir, {chance}: {what}",
  "hand.advice_equal": "Quase tão bom: {what}",
  "chance.about": "cerca de {chance}",
  "chance.low": "menos de {chance}",
  "chance.high": "mais de {chance}",
} as const;
