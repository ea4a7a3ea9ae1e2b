import type { Section } from "../types";

export const base: readonly Section[] = [
  {
    id: "need",
    depth: 1,
    title: "O que é preciso",
    blocks: [
      {
        kind: "paragraph",
        text: "Dois, três ou quatro jogadores; com a [expansão|expansion], cinco. O caminho do templo tem {spaces} espaços entre as escadas e a câmara da tumba. Há cinco aventureiros de cada cor, {starters} cartas básicas, três pilhas de cartas de Hórus, peças para o caminho, escaravelhos, coringas, chaves e um dado. A mesa no seu navegador tem tudo isso, e embaralha, conta e repõe sozinha.",
      },
      {
        kind: "picture",
        picture: "players",
        caption: "Cada jogador tem uma cor e um sinal. O roxo vem com a expansão.",
      },
      {
        kind: "paragraph",
        text: "Não conhecemos todos os números do jogo de verdade. A página [sobre este projeto|/about] diz até onde você pode confiar nos que vê aqui.",
      },
    ],
  },
  {
    id: "aim",
    depth: 1,
    title: "O objetivo",
    blocks: [
      {
        kind: "paragraph",
        text: "Você conduz seus aventureiros pelos corredores até a *câmara da tumba*. Pelo caminho eles pegam tesouros, que dão pontos na hora e de novo em conjuntos, e encontram escaravelhos, chaves e cartas melhores. No final, cada aventureiro vale pontos conforme o quanto avançou. Quem tiver *mais pontos* vence.",
      },
      {
        kind: "paragraph",
        text: "O que torna o jogo especial é a sua mão: só as duas cartas das pontas podem ser jogadas, e o que você ganha vai para o meio.",
      },
    ],
  },
  {
    id: "setup",
    depth: 1,
    title: "A preparação do jogo",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Aventureiros:* dois dos seus ficam de pé nas escadas. Em cada uma das três estátuas de Anúbis há mais um deitado, que dorme ali até você o [acordar|statues].",
          },
          {
            text: "*Mãos:* cinco cartas básicas para cada um. Elas ficam na ordem em que foram distribuídas. O resto é o baralho.",
          },
          {
            text: "*Tabuleiro de Hórus:* as cartas de Hórus com um, dois e três olhos, {horus_cards} de cada no jogo base, formam três pilhas embaralhadas. Elas ficam viradas para cima, e assim se vê a carta de cima de cada uma.",
          },
          {
            text: "*Hórus e Osíris:* as peças de Hórus ficam nos espaços com o seu número de olhos. Quatro das {osiris} peças de Osíris, sorteadas, ficam nos espaços de Osíris; as outras não são usadas.",
          },
          {
            text: "*Tesouros:* os {treasures} tesouros são distribuídos ao acaso, virados para cima, por todos os outros espaços.",
          },
          {
            text: "*Peças de templo:* três pilhas embaralhadas, viradas para baixo, uma para cada verso: cobra, falcão e leão.",
          },
          {
            text: "*Estoque geral:* {scarabs} escaravelhos virados para baixo, {jokers} coringas, {keys} chaves. Na câmara da tumba há dois sarcófagos, que valem {sarcophagus_1} e {sarcophagus_2} pontos.",
          },
          {
            text: "*Primeiro jogador:* o mais novo. Aqui vocês escolhem alguém, ou a sorte decide. O primeiro jogador começa todas as rodadas, os outros seguem em sentido horário.",
          },
        ],
      },
    ],
    rulings: ["S2", "S4"],
  },
  {
    id: "turn",
    depth: 1,
    title: "O seu turno",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Jogue uma carta e mova.* Pegue a última carta da esquerda ou da direita da sua mão e mova um aventureiro de acordo com ela.",
          },
          { text: "*Realize a ação* da peça em que o movimento terminou." },
          { text: "*Pegue uma carta do baralho*, que vai para o meio da sua mão." },
        ],
      },
      {
        kind: "paragraph",
        text: "Aqui você pode voltar atrás em uma jogada com *Desfazer*, enquanto nenhuma carta tiver sido pega, nenhum dado tiver sido rolado e mais ninguém tiver decidido nada. Depois disso, o menu pergunta aos outros se eles concordam.",
      },
    ],
  },
  {
    id: "hand",
    depth: 2,
    title: "A sua mão",
    blocks: [
      {
        kind: "picture",
        picture: "hand",
        caption:
          "Agora só as duas cartas das pontas podem ser jogadas. A carta nova vai ficar no meio das outras.",
      },
      {
        kind: "paragraph",
        text: "Nunca mude a ordem das suas cartas. A carta que você joga vai virada para cima para a pilha de descarte, que é de todos, e só depois você move. Sobram quatro cartas: a nova vai para o meio, com duas de cada lado.",
      },
      {
        kind: "paragraph",
        text: "Uma *carta de Hórus* que você pega também vai para o meio, e *substitui a carta do baralho*. No fim do turno você tem exatamente cinco cartas.",
      },
      {
        kind: "paragraph",
        text: "Se for preciso pegar uma carta e o baralho estiver vazio, a pilha de descarte é embaralhada, com as cartas de Hórus que foram jogadas, e vira o baralho.",
      },
    ],
    rulings: ["T5.1", "T5.2"],
  },
  {
    id: "stuck",
    depth: 2,
    title: "Quando uma carta não move ninguém",
    blocks: [
      {
        kind: "paragraph",
        text: "Se só uma das suas cartas das pontas permite um movimento, você *tem de jogar essa*. Se nenhuma permite, você joga uma delas sem mover, a que preferir, e pega uma carta.",
      },
      {
        kind: "paragraph",
        text: "Uma carta de dado pode ser jogada se pelo menos uma face permitir um movimento. Se depois sair um número que não serve a ninguém, ninguém se move e você pega uma carta.",
      },
    ],
    rulings: ["T6.1", "T6.2", "T7", "M9"],
  },
  {
    id: "cards",
    depth: 1,
    title: "As cartas",
    blocks: [
      {
        kind: "paragraph",
        text: "Uma carta diz quanto um aventureiro anda. Os números são *peças*, não espaços: veja [o movimento|moving].",
      },
    ],
  },
  {
    id: "starter-cards",
    depth: 2,
    title: "Cartas básicas",
    blocks: [
      {
        kind: "picture",
        picture: "starters",
        caption: "As {starters} cartas básicas, e quantas há de cada.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "number_cards",
            text: "*Número:* um aventureiro avança exatamente esse número de peças.",
          },
          {
            picture: "step_card",
            text: "*±1:* um aventureiro anda uma peça para frente ou uma para trás.",
          },
          {
            picture: "die_card",
            text: "*Dado:* primeiro role o dado. Depois escolha o aventureiro, que avança exatamente esse número de peças.",
          },
        ],
      },
    ],
    rulings: ["M4", "T7"],
  },
  {
    id: "horus-cards",
    depth: 2,
    title: "Cartas de Hórus",
    blocks: [
      {
        kind: "paragraph",
        text: "As cartas de Hórus vêm das [peças de Hórus|horus-tiles] e dos [favores de Hórus|favours]. São jogadas e descartadas como todas as outras.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "range_cards",
            text: "*1 até um número:* escolha um número de 1 até o da carta; um aventureiro avança esse número de peças.",
          },
          {
            picture: "range_die_card",
            text: "*1 até o dado:* role o dado e depois escolha um número de 1 até o resultado.",
          },
          {
            picture: "all_card",
            text: "*Todos:* cada um dos seus aventureiros ativos avança esse número de peças, a começar pelo mais próximo da câmara da tumba. Quem pode avançar, deve; quem não pode, fica. Uma peça de Osíris age na hora. Depois escolha *um* dos que se moveram e realize a ação da peça dele; para um tesouro contam todos os seus que agora estão ali. Quem este movimento acorda fica nas escadas.",
          },
          {
            picture: "last_card",
            text: "*Último até o penúltimo:* seu aventureiro ativo mais distante da câmara da tumba vai até o lugar do seu próximo aventureiro ativo à frente dele, e a ação dali é realizada. Se houver vários últimos, só um deles vai. Não há outro jeito de chegar a um espaço vazio, e ali não há ação.",
          },
          {
            picture: "fewer_card",
            text: "*Um a menos:* um aventureiro avança exatamente o número mostrado. Se ele terminar em um tesouro, você pode pegá-lo com um aventureiro a menos que o necessário.",
          },
        ],
      },
    ],
    rulings: ["H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H3.1", "H3.2", "H3.3", "H4"],
  },
  {
    id: "moving",
    depth: 1,
    title: "O movimento",
    blocks: [
      {
        kind: "paragraph",
        text: "Mova um dos seus aventureiros *ativos*, qualquer um: os que estão de pé nas escadas ou no caminho, mas não os que foram acordados nesta rodada. Ele anda em direção à câmara da tumba; só o ±1 leva para trás.",
      },
      {
        kind: "paragraph",
        text: "*Conte as peças.* Um espaço sem peça é pulado e não conta, nem para frente nem para trás. De um espaço vazio, o primeiro passo leva à próxima peça. Qualquer número de aventureiros, de qualquer cor, pode dividir um espaço. Para as escadas não há volta.",
      },
      {
        kind: "picture",
        picture: "skip",
        caption: "Azul joga um 2. O espaço vazio não conta: a segunda peça é a de Hórus.",
      },
    ],
    rulings: ["M1", "M2", "M4", "M9"],
  },
];
