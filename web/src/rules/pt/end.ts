import type { Section } from "../types";

export const end: readonly Section[] = [
  {
    id: "statues",
    depth: 1,
    title: "As estátuas de Anúbis",
    blocks: [
      {
        kind: "paragraph",
        text: "Na primeira vez que um dos seus aventureiros *passa* por uma estátua de Anúbis onde um dos seus ainda está deitado, por uma carta, por Osíris ou por um túnel, quem dorme ali acorda. Ele é colocado de pé nas escadas e fica ativo *a partir da próxima rodada*. Ninguém para em uma estátua de Anúbis.",
      },
    ],
    rulings: ["M5"],
  },
  {
    id: "chamber",
    depth: 1,
    title: "A câmara da tumba",
    blocks: [
      {
        kind: "paragraph",
        text: "A câmara é o passo depois da última peça. Só se entra com o *número exato*, e cada aventureiro que entra custa a você *uma chave*, que não volta. Sem chave, ou com passos sobrando, o movimento não é permitido. Se for o seu único movimento, você deve fazê-lo.",
      },
      {
        kind: "paragraph",
        text: "O primeiro aventureiro lá dentro leva o sarcófago de {sarcophagus_1} pontos, o segundo o de {sarcophagus_2}; os dois podem ser seus. Os seguintes não levam nenhum. Quem está lá dentro nunca mais se move.",
      },
      {
        kind: "paragraph",
        text: "Uma única carta não pede o número exato: *último até o penúltimo* leva para a câmara, por uma chave, se nenhum dos seus aventureiros ativos estiver mais à frente, mas um dos seus já estiver lá dentro.",
      },
    ],
    rulings: ["M6.1", "M6.2", "M7", "H3.3"],
  },
  {
    id: "end",
    depth: 1,
    title: "O fim do jogo",
    blocks: [
      {
        kind: "paragraph",
        text: "Assim que *dois aventureiros*, de qualquer cor, estão na câmara da tumba, a rodada é jogada até o fim, para que todos tenham tido o mesmo número de turnos. Outros ainda podem entrar. Depois se contam os pontos.",
      },
      {
        kind: "paragraph",
        text: "O jogo também termina se ninguém conseguiu mover um aventureiro durante uma rodada inteira.",
      },
    ],
    rulings: ["E2.1", "E2.2", "E2.3"],
  },
  {
    id: "scoring",
    depth: 1,
    title: "A pontuação final",
    blocks: [
      { kind: "paragraph", text: "Aos pontos que marcou durante o jogo, você soma:" },
      {
        kind: "list",
        items: [
          {
            text: "*Aventureiros:* o que diz a parede ao lado de cada um, cada vez mais alto: {path_points}, e {chamber_points} na câmara da tumba. Nas escadas e nas estátuas de Anúbis é 0.",
          },
          { text: "*Sarcófagos:* {sarcophagus_1} e {sarcophagus_2} pontos." },
          { text: "*Chaves:* 1 ponto por cada uma que você ainda tem." },
          { text: "*Conjuntos* de tesouros." },
          { text: "*Escaravelhos:* os pontos deles, que agora são revelados." },
        ],
      },
      {
        kind: "paragraph",
        text: "Quem tem mais pontos vence. Em caso de empate, decide o sarcófago de maior valor entre os empatados; se nenhum deles tiver um, eles dividem a vitória.",
      },
    ],
  },
  {
    id: "sets",
    depth: 2,
    title: "Conjuntos",
    blocks: [
      {
        kind: "picture",
        picture: "set",
        caption: "Um conjunto: um vaso, uma estátua, uma joia, não importa quantos pontos valem.",
      },
      {
        kind: "picture",
        picture: "set_with_jokers",
        caption: "Coringas substituem o que falta, no máximo {jokers_per_set} em um conjunto.",
      },
      {
        kind: "paragraph",
        text: "Um, dois, três ou mais conjuntos valem no total {set_points}; mais de {most_sets} não valem mais que isso. Coringas que sobram não valem nada. O programa sempre encontra os seus melhores conjuntos.",
      },
    ],
    rulings: ["E4"],
  },
  {
    id: "example",
    depth: 2,
    title: "Um exemplo de pontuação",
    blocks: [
      {
        kind: "example",
        text: "Ada foi a primeira na câmara da tumba. Mais três aventureiros dela estão no caminho, o quinto ainda está deitado em uma estátua de Anúbis. Ela tem 4 vasos, 3 estátuas, 2 joias e 2 coringas: três conjuntos, um deles com um coringa. Sobram um vaso e um coringa. Com mais um coringa, ela teria um quarto conjunto.",
        sum: [
          ["Marcados durante o jogo", "{example_play}"],
          ["Aventureiros: {example_places} + 0", "{example_adventurers}"],
          ["Sarcófago", "{sarcophagus_1}"],
          ["Duas chaves", "{example_keys}"],
          ["Três conjuntos", "{example_sets}"],
          ["Escaravelhos: 1 + 2 + 3", "{example_scarabs}"],
          ["No total", "{example_total}"],
        ],
      },
    ],
  },
  {
    id: "open",
    depth: 1,
    title: "O que é público, o que fica oculto",
    blocks: [
      {
        kind: "paragraph",
        text: "*Ficam ocultos* as mãos dos outros (menos as cartas que todos viram entrar), os valores dos escaravelhos dos outros e dos do estoque geral, e o que vem a seguir nas pilhas. *Todo o resto é público:* chaves, coringas, tesouros, o número de escaravelhos, o tamanho de cada pilha, o que foi descartado, e os pontos já marcados, a não ser que a sua mesa os esconda.",
      },
    ],
    rulings: ["P1", "P2.1", "P2.2", "P2.3"],
  },
];
