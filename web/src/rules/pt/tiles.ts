import type { Section } from "../types";

export const tiles: readonly Section[] = [
  {
    id: "tiles",
    depth: 1,
    title: "As peças",
    blocks: [
      {
        kind: "paragraph",
        text: "Quando o seu movimento termina, a peça onde ele termina age: só essa, e você não pode recusar, a não ser onde se diz que você *pode* fazer algo. Em um espaço vazio, nas escadas e na câmara da tumba nada acontece.",
      },
    ],
    rulings: ["A1.1", "A1.2"],
  },
  {
    id: "treasures",
    depth: 2,
    title: "Tesouros",
    blocks: [
      {
        kind: "picture",
        picture: "treasures",
        caption:
          "Em cima à esquerda, os pontos; em cima à direita, quantos aventureiros ele exige.",
      },
      {
        kind: "paragraph",
        text: "Se houver sobre ele pelo menos tantos aventureiros seus, e ativos, quantos ele mostra, você o pega e *marca os pontos na hora*. Guarde-o para os seus [conjuntos|sets]. Se forem poucos, nada acontece: outros dos seus podem se juntar a eles mais tarde.",
      },
      {
        kind: "paragraph",
        text: "Embaixo de alguns tesouros o espaço tem uma cobra, um falcão ou um leão. Então a *peça de templo* de cima dessa pilha é colocada ali, virada para cima. Todos os que estão no espaço ficam agora sobre a nova peça, mas a ação dela não é realizada. Sem ícone, o espaço fica vazio até o fim do jogo.",
      },
      {
        kind: "picture",
        picture: "uncovered",
        caption:
          "Onde a cobra, o falcão e o leão pedem uma peça de templo, e um espaço que fica vazio.",
      },
    ],
    rulings: ["A2", "A3"],
  },
  {
    id: "horus-tiles",
    depth: 2,
    title: "Peças de Hórus",
    blocks: [
      {
        kind: "picture",
        picture: "horus_tiles",
        caption: "Os olhos dizem de qual pilha viria a carta.",
      },
      {
        kind: "paragraph",
        text: "Pegue uma *chave*, ou a *carta de Hórus de cima* da pilha com o mesmo número de olhos, enquanto houver. A peça fica onde está.",
      },
    ],
    rulings: ["A4"],
  },
  {
    id: "osiris",
    depth: 2,
    title: "Peças de Osíris",
    blocks: [
      {
        kind: "paragraph",
        text: "Ninguém fica aqui: quem termina um movimento em uma peça de Osíris segue na hora o número de peças que ela mostra, *sempre para frente*, e mais uma vez se isso levar a outra peça de Osíris. Só a última peça age. Se não for permitido seguir, perto da câmara da tumba por exemplo, o movimento inteiro não é permitido.",
      },
      {
        kind: "picture",
        picture: "osiris_throw",
        caption: "Verde joga um 1, chega à peça de Osíris, segue mais 2 e pega um escaravelho.",
      },
    ],
    rulings: ["M8.1", "M8.2", "M8.3"],
  },
  {
    id: "scarabs-and-jokers",
    depth: 2,
    title: "Escaravelhos e coringas",
    blocks: [
      {
        kind: "picture",
        picture: "scarab_tiles",
        caption: "Escaravelho, coringa, e a peça com os dois.",
      },
      {
        kind: "paragraph",
        text: "Pegue um *escaravelho*: ele vale de {scarab_low} a {scarab_high} pontos no final, e só você pode olhar. Ou pegue um *coringa*, que substitui qualquer tesouro de um [conjunto|sets]. Onde aparecem os dois, escolha um.",
      },
    ],
    rulings: ["A5"],
  },
  {
    id: "favours",
    depth: 2,
    title: "Favores de Hórus",
    blocks: [
      {
        kind: "picture",
        picture: "favours",
        caption: "Um ou dois olhos; dois ou três olhos.",
      },
      {
        kind: "paragraph",
        text: "Pegue a carta de Hórus de cima de uma das duas pilhas. Se as duas estiverem vazias, você não ganha nada. Aqui não há chaves.",
      },
    ],
    rulings: ["A6"],
  },
  {
    id: "tunnels",
    depth: 2,
    title: "Túneis",
    blocks: [
      {
        kind: "paragraph",
        text: "O aventureiro deve seguir até a próxima peça de túnel em direção à câmara da tumba. Passar assim por estátuas de Anúbis conta como sempre. É um salto só, e na saída não há ação. Sem túnel adiante, nada acontece.",
      },
      { kind: "picture", picture: "tunnel", caption: "De um túnel para o próximo adiante." },
    ],
    rulings: ["A7"],
  },
];
