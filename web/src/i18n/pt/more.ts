export default {
  // The position in words, for the text mode of the table.
  "position.round": "Rodada {n}.",
  "position.last_round": "É a última rodada.",
  "position.turn.you": "É a sua vez.",
  "position.turn.they": "É a vez de {name}.",
  "position.extra.you": {
    one: "Você ainda tem um turno extra.",
    other: "Você ainda tem {n} turnos extras.",
  },
  "position.extra.they": {
    one: "{name} ainda tem um turno extra.",
    other: "{name} ainda tem {n} turnos extras.",
  },
  "position.mummy": "A múmia está {on}.",
  "position.horus": "Cartas de Hórus abertas: {cards}.",
  "position.horus_none": "nenhuma",
  "position.horus_down": "ainda não virada",
  "position.horus_card": { one: "{n} olho, {card}", other: "{n} olhos, {card}" },
  "position.mummy_tiles": "Peças de múmia abertas: {tiles}.",
  "position.mummy_supply":
    "Talismãs no estoque geral: {talismans}. Peças de múmia na pilha: {tiles}.",
  "position.mummy_tile": "{tile} por {price}",
  "position.sarcophagus": "O sarcófago de valor {n} ainda está lá.",
  "position.sarcophagus.you": "Você tem o sarcófago de valor {n}.",
  "position.sarcophagus.they": "{name} tem o sarcófago de valor {n}.",
  "position.supply":
    "No estoque geral: chaves {keys}, coringas {jokers}, escaravelhos {scarabs}. Cartas no baralho: {draw}.",
  "position.discard": {
    one: "Pilha de descarte: {n} carta, {card}.",
    other: "Pilha de descarte: {n} cartas, no topo {card}.",
  },
  "position.discard_unseen": {
    one: "Pilha de descarte: {n} carta.",
    other: "Pilha de descarte: {n} cartas.",
  },
  "position.discard_none": "Pilha de descarte: vazia.",
  "position.temples": "Peças de templo viradas para baixo: {piles}.",
  "position.temple.cobra": "cobra {n}",
  "position.temple.falcon": "falcão {n}",
  "position.temple.lion": "leão {n}",

  "position.card": "Carta {place}: {card}",
  "position.card_left": "Ponta esquerda: {card}",
  "position.card_right": "Ponta direita: {card}",

  "position.player.you": "Você",
  "position.player": "{name}: {facts}.",
  "position.score": { one: "{n} ponto durante o jogo", other: "{n} pontos durante o jogo" },
  "position.score_hidden": "pontos ocultos",
  "position.cards": { one: "{n} carta na mão", other: "{n} cartas na mão" },
  "position.keys": { one: "{n} chave", other: "{n} chaves" },
  "position.jokers": { one: "{n} coringa", other: "{n} coringas" },
  "position.scarabs": { one: "{n} escaravelho", other: "{n} escaravelhos" },
  "position.scarab_values": {
    one: "{n} escaravelho (valor {values})",
    other: "{n} escaravelhos (valores {values})",
  },
  "position.talismans": { one: "{n} talismã", other: "{n} talismãs" },
  "position.character": "personagem “{name}”",
  "position.no_treasures": "nenhum tesouro",
  "position.sets": {
    one: "{n} conjunto até agora, valor {points}",
    other: "{n} conjuntos até agora, valor {points}",
  },
  "position.adventurers": "aventureiros: {places}",
  "position.at.active": "{on}",
  "position.several": "{n} {on}",
  "position.at.fallen": "{on} (caído)",
  "position.at.released": "{on} (a partir da próxima rodada)",
  "position.asleep": {
    one: "{n} dormindo numa estátua de Anúbis",
    other: "{n} dormindo nas estátuas de Anúbis",
  },
  "position.inside": { one: "{n} na câmara da tumba", other: "{n} na câmara da tumba" },

  "position.space": "{place}: {what}.",
  "position.empty": "{place}: vazio.",
  "position.empty_range": "{first} a {last}: vazios.",
  "position.stairs": "Escadas: {who}.",
  "position.chamber": "Câmara da tumba: {who}. Cada um vale {points}.",
  "position.statue": "Estátua de Anúbis, dormindo: {who}.",
  "position.statue_none": "Estátua de Anúbis: ninguém dormindo.",
  "position.nobody": "ninguém",
  "position.treasure_here": {
    one: "{tile}, {points}, exige {n} aventureiro",
    other: "{tile}, {points}, exige {n} aventureiros",
  },
  "position.no_tile": "espaço vazio",
  "position.mummy_here": "A múmia está aqui.",
  "position.under": "Embaixo há uma peça virada para baixo.",
  "position.symbol.cobra": "Quando este tesouro for pego, aparece uma peça da cobra.",
  "position.symbol.falcon": "Quando este tesouro for pego, aparece uma peça do falcão.",
  "position.symbol.lion": "Quando este tesouro for pego, aparece uma peça do leão.",
  "position.worth": "Vale {n} no final.",

  // Those at the table: what they ask of each other, and what becomes of them.
  // what waits for consent
  "people.proposal.take_back": "{name} pede para voltar uma jogada",
  "people.proposal.abort": "{name} pede para encerrar o jogo sem resultado",
  "people.proposal.bot": "{name} pede que um bot ({level}) jogue por {whose}",
  "people.proposal.take_over": "{name} gostaria de assumir o lugar de {whose}",
  "people.proposal.rematch": "{name} pede uma revanche",
  "people.proposal.other": "{name} pede algo: {what}",
  "people.proposal_mine.take_back": "Você pede para voltar uma jogada",
  "people.proposal_mine.abort": "Você pede para encerrar o jogo sem resultado",
  "people.proposal_mine.bot": "Você pede que um bot ({level}) jogue por {whose}",
  "people.proposal_mine.take_over": "Você pede para assumir o lugar de {whose}",
  "people.proposal_mine.rematch": "Você pede uma revanche",
  "people.proposal_mine.other": "Você pede algo: {what}",
  "people.waits_for": "Falta responder: {names}",
  "people.votes_as": "como {name}",
  "people.agree": "Concordar",
  "people.refuse": "Recusar",
  "people.withdraw": "Retirar",
  // what came of it
  "people.refused.take_back": "{who} recusou: a jogada fica.",
  "people.refused.abort": "{who} recusou: o jogo continua.",
  "people.refused.bot": "{who} recusou: nenhum bot joga por {whose}.",
  "people.refused.take_over": "{who} recusou: {name} não assume o lugar de {whose}.",
  "people.refused.rematch": "{who} recusou: sem revanche.",
  "people.refused.other": "{who} recusou.",
  "people.taken_back": "De acordo: a jogada foi desfeita.",
  "people.withdrawn": "{name} retirou a proposta.",
  "people.lapsed": "A proposta não vale mais.",
  "people.granted": "O lugar agora é seu.",
  // who comes and goes
  "people.back": "{name} voltou.",
  "people.again": "{name} voltou a jogar.",
  "people.took_over": "{name} joga agora no lugar de {whose}.",
  "people.bot": "Um bot continua por {name}.",
  "people.bot_you": "Um bot continua por você.",
  "people.gave_up": "{name} desistiu; um bot continua.",
  "people.time_up": "O tempo de {name} acabou; um bot continua.",
  "people.time_up_you": "Seu tempo acabou; um bot continua por você.",
  "people.time_lost": "O tempo de {name} acabou, o que vale como desistência; um bot continua.",
  "people.time_lost_you": "Seu tempo acabou, o que vale como desistência; um bot continua.",
  "people.time_short": { one: "Só mais {n} segundo.", other: "Só mais {n} segundos." },
  // one’s own seat, where one does not play
  "people.own.away": "Você saiu do seu lugar. Ninguém joga nele.",
  "people.own.bot": "Um bot está jogando por você.",
  "people.own.time_up": "Seu tempo acabou. Um bot joga no seu lugar.",
  "people.own.gave_up": "Você desistiu, e um bot continua. Pode sair.",
  "people.own.time_lost":
    "Seu tempo acabou, o que vale como desistência. Um bot continua; você pode sair.",
  "people.sit_again": "Voltei",
  "people.proposal.claim":
    "Alguém que assiste diz que o lugar de {whose} é seu. Concorde só se tiver certeza de que é {whose}.",
  "people.proposal_mine.claim": "Você diz que o lugar de {whose} é seu",
  "people.refused.claim": "{who} recusou: o lugar de {whose} fica como está.",
  "people.not_before": "Não antes de {time}.",
  "people.not_within": "No mínimo daqui a {time}.",
  "people.only_owner": "Só um aparelho que tem este lugar pode confirmar.",
  "people.may_object": "{name} ainda pode recusar por {time}.",
  "people.still_here": "{name} está aqui: nenhum bot entra.",
  "people.reclaimed": "O lugar de {name} foi retomado em outro aparelho.",
  "people.bot_played": "Um bot jogou por você na sua ausência. O lugar é seu de novo.",

  // The end of a game: who won and why, the score over the game, another one.
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

  // What lies on the board and beside it, in a sentence or two, for who asks.
  // --- treasures ---
  "described.treasure.vase":
    "Um vaso, uma estátua e uma joia formam um conjunto; conjuntos dão pontos no final.",
  "described.treasure.statue":
    "Um vaso, uma estátua e uma joia formam um conjunto; conjuntos dão pontos no final.",
  "described.treasure.jewellery":
    "Um vaso, uma estátua e uma joia formam um conjunto; conjuntos dão pontos no final.",
  "described.treasure.sceptre":
    "No final, cada conjunto completo pode levar um cetro por mais 3 pontos. Nenhum coringa substitui um cetro.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "Basta um dos seus aventureiros terminar o movimento aqui para pegar este tesouro. Dá {points} na hora e conta para os seus conjuntos.",
    other:
      "Você pega este tesouro ao terminar um movimento aqui com pelo menos {n} dos seus aventureiros de pé sobre ele. Dá {points} na hora e conta para os seus conjuntos.",
  },
  "described.tile.horus": {
    one: "Pegue uma chave, ou a carta de Hórus aberta com {n} olho, em vez da carta que pegaria do baralho. A peça fica para os outros.",
    other:
      "Pegue uma chave, ou a carta de Hórus aberta com {n} olhos, em vez da carta que pegaria do baralho. A peça fica para os outros.",
  },
  "described.tile.osiris": {
    one: "Quem termina um movimento aqui avança logo mais {n} peça. Só vale a ação da peça onde isso termina.",
    other:
      "Quem termina um movimento aqui avança logo mais {n} peças. Só vale a ação da peça onde isso termina.",
  },
  "described.tile.scarab": "Pegue um escaravelho. Até o final, só você vê quantos pontos ele vale.",
  "described.tile.joker": "Pegue um coringa, que substitui qualquer tesouro em um conjunto.",
  "described.tile.joker_or_scarab": "Pegue um coringa ou um escaravelho, o que preferir.",
  "described.tile.favour":
    "Pegue a carta de Hórus aberta com {low} ou com {high} olhos. Aqui não há chave.",
  "described.tile.tunnel":
    "Você segue até o próximo túnel em direção à câmara da tumba: um salto só, sem ação na saída. Se não há túnel adiante, nada acontece.",
  "described.tile.other": "Pertence a um módulo que não diz o que faz.",

  // --- places ---
  "described.place.stairs":
    "Dois aventureiros de cada jogador começam aqui. Quem acorda numa estátua de Anúbis também vem para cá e pode se mover a partir da próxima rodada. Estar aqui no final vale {points}.",
  "described.place.statue":
    "Aqui está deitado um aventureiro de cada jogador. Na primeira vez que um dos seus passa, o seu acorda: vai de pé para as escadas e pode se mover a partir da próxima rodada. Ninguém para neste lugar.",
  "described.place.empty":
    "Aqui não há peça: o espaço é pulado e não conta como passo. Um aventureiro aqui não realiza ação, mas ainda marca o valor da parede.",
  "described.place.chamber":
    "O passo depois da última peça: entra-se com o número exato e pagando uma chave por aventureiro. Quem está aqui vale {points} no final e nunca mais se move.",
  "described.place.sarcophagi":
    "O primeiro aventureiro na câmara da tumba ganha o sarcófago de valor {first}, o segundo o de valor {second}. Depois do segundo, a rodada é completada e vem a pontuação final.",

  // --- piles ---
  "described.pile.draw":
    "No fim de cada turno a mão é completada daqui até cinco cartas. Quando acaba, a pilha de descarte é embaralhada e vira o novo baralho.",
  "described.pile.discard": "Aqui ficam as cartas jogadas. Todos podem olhar.",
  "described.pile.horus":
    "A carta de cima fica aberta. Com peças de Hórus e favores você pode pegá-la para o meio da mão.",
  "described.pile.osiris": "Estas não foram colocadas no tabuleiro desta vez.",
  "described.pile.treasures":
    "Ficam embaixo de outros tesouros e são virados quando aqueles são pegos.",
  "described.pile.cobra":
    "Quando alguém pega um tesouro ao lado de uma cobra, a peça de cima desta pilha aparece ali.",
  "described.pile.falcon":
    "Quando alguém pega um tesouro ao lado de um falcão, a peça de cima desta pilha aparece ali.",
  "described.pile.lion":
    "Quando alguém pega um tesouro ao lado de um leão, a peça de cima desta pilha aparece ali.",
  "described.pile.scarabs": "Virados para baixo e embaralhados. Vêm com as peças de escaravelho.",
  "described.pile.mummy_tiles": "Três ficam abertas ao lado; uma peça usada é reposta daqui.",
  "described.pile.mummy_discards": "São embaralhadas quando a pilha de peças de múmia acaba.",
  "described.pile.kit": "As cartas de equipamento que ninguém recebeu. Só o dono sabe quais são.",
  "described.pile.characters": "Ninguém tem estes neste jogo.",

  // --- where points come from ---
  "described.source.play": "Tesouros e tudo o mais que deu pontos na hora.",
  "described.source.adventurers": "Para cada aventureiro, o valor do seu lugar.",
  "described.source.sarcophagi":
    "{first} para o primeiro aventureiro na câmara da tumba, {second} para o segundo.",
  "described.source.keys": "1 ponto por chave que sobrou.",
  "described.source.sets": "Um, dois, três… conjuntos valem {points}.",
  "described.source.scarabs": "Agora eles são virados e contados.",
  "described.source.sceptres": "3 pontos por cetro que acompanha um conjunto completo.",

  // What explanations say of things, and why something cannot be used.
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
