// What lies on the board and beside it, in a sentence or two, for who asks.

export const descriptions = {
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
} as const;
