import type { Section } from "../types";

export const modules: readonly Section[] = [
  {
    id: "expansion",
    depth: 1,
    title: "A expansão: cinco jogadores, quatro módulos",
    blocks: [
      {
        kind: "picture",
        picture: "purple",
        caption: "O quinto jogador é roxo e tem os mesmos componentes que os outros.",
      },
      {
        kind: "paragraph",
        text: "Com cinco jogadores, mais {horus_more} cartas de Hórus se juntam às três pilhas. Elas também vêm com cada módulo, a não ser que você as desligue, e podem ser usadas sozinhas.",
      },
      {
        kind: "paragraph",
        text: "Os quatro módulos podem ser combinados à vontade, com qualquer número de jogadores. Para cinco, *equipamento* e *novos tesouros* são recomendados.",
      },
    ],
    rulings: ["X2"],
  },
  {
    id: "mummy",
    depth: 1,
    title: "Módulo 1: a múmia",
    blocks: [
      {
        kind: "paragraph",
        text: "A múmia começa na peça logo antes da câmara da tumba. Cada jogador começa com talismãs: {talismans_each} para cada um, com 2, 3, 4, 5 jogadores. O resto dos {talismans} é o estoque. Das {mummy_tiles} peças de múmia, três ficam abertas ao lado da pilha delas.",
      },
      {
        kind: "paragraph",
        text: "*Ela anda* cada vez que você pega uma carta de Hórus do tabuleiro de Hórus ou joga uma: tantas peças quantos olhos a carta tem, em direção às escadas, na hora. Quando você joga a carta, isso vem antes de rolar o dado ou de mover. Da primeira peça do caminho, o próximo passo dela é para a última, antes da câmara da tumba.",
      },
      {
        kind: "paragraph",
        text: "*Quem cai:* os aventureiros de pé dos outros por quem ela passa, mesmo em espaços vazios; e, onde ela para, todos, inclusive os seus. Nas escadas, nas estátuas de Anúbis e na câmara da tumba todos estão a salvo. Para cada adversário que teve alguém derrubado, você pega um talismã.",
      },
      {
        kind: "picture",
        picture: "mummy",
        caption:
          "Azul joga uma carta com dois olhos. A múmia passa por amarelo, que cai; vermelho cai onde ela para; azul continua de pé: dois talismãs.",
      },
      {
        kind: "paragraph",
        text: "Você pode passar pela múmia. Quem *termina* um movimento na peça dela cai, e a peça não age. Os caídos não se movem e não contam para tesouros, mas a posição deles ainda vale pontos.",
      },
    ],
    rulings: ["Y2.2", "Y2.4", "Y3.1", "Y4", "Y5", "Y6", "Y7.2"],
  },
  {
    id: "raising",
    depth: 2,
    title: "Levantar os caídos",
    blocks: [
      {
        kind: "paragraph",
        text: "No início do seu turno você pode rolar o dado para os seus caídos. Os que estão embaixo da múmia não podem ser levantados. Nenhuma peça age para quem se levanta.",
      },
      {
        kind: "list",
        items: [
          { text: "*{wake_one}:* um deles se levanta, você diz qual, e o seu turno termina." },
          { text: "*{wake_all}:* todos se levantam, e o seu turno termina." },
          { text: "*{wake_go_on}:* todos se levantam, e o seu turno continua." },
        ],
      },
    ],
    rulings: ["Y8.1", "Y8.2", "Y8.3", "Y8.4", "Y8.5"],
  },
  {
    id: "mummy-tiles",
    depth: 2,
    title: "Peças de múmia",
    blocks: [
      {
        kind: "paragraph",
        text: "Depois de pegar a carta do baralho, você pode usar *uma* peça de múmia aberta: pague o preço dela em talismãs, faça o que ela diz, e uma nova peça é aberta. Os movimentos dela seguem as regras de sempre, mas nenhuma peça age. O que não teria efeito não pode ser comprado.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "mummy_moves",
            text: "*Movimentos:* um aventureiro ativo anda 1; o seu último ativo anda de 1 a 2, ou de 1 a 4; todos os ativos andam 4.",
          },
          {
            picture: "mummy_cards",
            text: "*Cartas:* mude uma carta da mão para qualquer posição; descarte a mão e pegue cinco novas cartas, da esquerda para a direita; descarte qualquer carta e pegue para o meio a carta de cima de qualquer pilha de Hórus (a múmia não anda).",
          },
          {
            picture: "mummy_goods",
            text: "*Coisas:* um escaravelho; um escaravelho novo em troca de um antigo; duas chaves; duas coisas diferentes entre escaravelho, coringa e chave.",
          },
          {
            picture: "mummy_points",
            text: "*Pontos:* 2 pontos; os pontos do menor tesouro aberto no tabuleiro, que fica lá; 2 pontos por cada par das suas peças de tesouro.",
          },
          { picture: "mummy_turn", text: "*Turno extra:* mais um turno inteiro depois deste." },
        ],
      },
    ],
    rulings: ["Y10.1", "Y10.2", "Y10.6", "Y10.7", "Y10.8", "Y10.9", "Y11"],
  },
  {
    id: "equipment",
    depth: 1,
    title: "Módulo 2: equipamento",
    blocks: [
      {
        kind: "paragraph",
        text: "Você embaralha as {equipment} cartas de equipamento da sua cor e pega cinco como primeira mão, nessa ordem. As outras ficam fora do jogo, sem que os adversários as vejam. Todas as cartas básicas formam o baralho. O equipamento é jogado e descartado como as cartas básicas.",
      },
      {
        kind: "list",
        items: [
          { picture: "kit_6", text: "*6:* um aventureiro avança 6 peças." },
          {
            picture: "kit_0",
            text: "*0:* um aventureiro ativo fica no lugar e pode realizar a ação da sua peça. Você pode jogar um 0 mesmo que a outra carta permita um movimento; nunca é obrigatório.",
          },
          {
            picture: "kit_plus",
            text: "*1+, 2+, 3+:* você pode jogar logo mais uma carta de uma ponta, mas não uma de Hórus, e um aventureiro avança a soma. Um dado soma o resultado, o ±1 soma ou tira 1. Uma segunda carta desse tipo só conta o número dela: não há uma terceira.",
          },
          {
            picture: "kit_die",
            text: "*Dado ±1:* role o dado e depois deixe o número como está, ou aumente ou diminua em um. Um 0 funciona como a carta 0.",
          },
        ],
      },
      {
        kind: "paragraph",
        text: "Depois de duas cartas, você ganha duas. A primeira se torna a segunda da esquerda ou a segunda da direita, à sua escolha; a outra vai para o meio.",
      },
    ],
    rulings: ["T6.3", "Q2", "Q3.2", "Q3.5", "Q3.6", "Q3.7", "Q4.1", "Q4.2"],
  },
  {
    id: "sceptres",
    depth: 1,
    title: "Módulo 3: novos tesouros",
    blocks: [
      {
        kind: "picture",
        picture: "sceptres",
        caption: "Dois cetros, e um vaso com outra peça embaixo.",
      },
      {
        kind: "paragraph",
        text: "{sceptres} cetros são embaralhados com os tesouros. Nos dez primeiros espaços a partir das escadas que não têm nenhum ícone (nem de Osíris, nem de Hórus, nem de templo), uma dessas peças é colocada ao acaso, virada para baixo; depois cada espaço de tesouro recebe uma virada para cima. Duas peças em um espaço são um passo só.",
      },
      {
        kind: "paragraph",
        text: "Os cetros são pegos e dão pontos como todos os tesouros. Se houver uma peça embaixo da que você pega, ela é virada na hora, os aventureiros ficam sobre ela, e ela pode ser pega a partir do próximo turno.",
      },
      {
        kind: "paragraph",
        text: "No final, cada conjunto completo pode levar um cetro por mais 3 pontos. Nenhum coringa substitui um cetro.",
      },
    ],
    rulings: ["N1", "N3"],
  },
  {
    id: "characters",
    depth: 1,
    title: "Módulo 4: personagens",
    blocks: [
      {
        kind: "paragraph",
        text: "Cada jogador recebe ao acaso um dos {characters} personagens, à vista de todos, para o jogo inteiro. Você pode usar o poder dele quantas vezes quiser, e nunca é obrigatório.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "reroll",
            text: "*Nova rolagem:* depois de rolar o dado para uma carta, você pode rolar mais uma vez; então vale a segunda rolagem.",
          },
          {
            picture: "rearrange",
            text: "*Reorganizar:* sempre que alguém, inclusive você, acorda um aventureiro, você pode mudar de lugar uma carta da sua mão.",
          },
          {
            picture: "free_choice",
            text: "*Livre escolha:* quando pega uma carta de Hórus do tabuleiro de Hórus, ela pode ser a de cima de qualquer pilha.",
          },
          {
            picture: "plunder",
            text: "*Pilhagem:* 1 ponto a mais por cada peça de tesouro que você pega.",
          },
          {
            picture: "one_tile",
            text: "*Uma peça:* qualquer carta pode ser jogada para avançar um aventureiro uma peça.",
          },
          {
            picture: "temple_reader",
            text: "*Leitura do templo:* quando revela uma peça de templo ao pegar um tesouro, você pode realizar a ação dela na hora.",
          },
          {
            picture: "collector",
            text: "*Coleção:* quando completa um vaso, uma estátua e uma joia sem coringas, você pode virar as três peças para ganhar um turno extra. Elas continuam valendo pontos, mas só servem uma vez para isso.",
          },
          {
            picture: "key_turner",
            text: "*Mestre das chaves:* você começa com 2 chaves. Ao jogar uma carta que não seja de Hórus, pode entregar uma chave, de vez, para aumentar ou diminuir o número dela em um, mas não abaixo de 0.",
          },
        ],
      },
    ],
    rulings: ["C1.1", "C3.1", "C3.3", "C3.5", "C3.7", "C3.8", "C3.11", "C3.13", "C3.14", "T6.4"],
  },
];
