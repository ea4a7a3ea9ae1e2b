// What things are called and what they do: tiles, cards, places, piles, what one can own.
// The things of the modules are in things_modules.ts. "estátua" alone is always the treasure; the
// other kind is always "estátua de Anúbis".

export const things = {
  // --- treasures ---
  "treasure.vase": "Vaso",
  "treasure.statue": "Estátua",
  "treasure.jewellery": "Joia",
  "treasure.sceptre": "Cetro",
  "treasure.a.vase": "um vaso",
  "treasure.a.statue": "uma estátua",
  "treasure.a.jewellery": "uma joia",
  "treasure.a.sceptre": "um cetro",
  "treasure.count.vase": { one: "{n} vaso", other: "{n} vasos" },
  "treasure.count.statue": { one: "{n} estátua", other: "{n} estátuas" },
  "treasure.count.jewellery": { one: "{n} joia", other: "{n} joias" },
  "treasure.count.sceptre": { one: "{n} cetro", other: "{n} cetros" },
  "treasure.count.other": "{n} × {type}",

  // --- tiles ---
  "tile.name.treasure": { one: "{type}, {n} ponto", other: "{type}, {n} pontos" },
  "tile.name.horus": { one: "Peça de Hórus, {n} olho", other: "Peça de Hórus, {n} olhos" },
  "tile.name.osiris": "Osíris {n}",
  "tile.name.scarab": "Peça de escaravelho",
  "tile.name.joker": "Peça de coringa",
  "tile.name.joker_or_scarab": "Peça de coringa ou escaravelho",
  "tile.name.favour": "Favor de Hórus, {low} ou {high} olhos",
  "tile.name.tunnel": "Túnel",

  // --- cards ---
  "card.name.number": "{value}",
  "card.name.step": "±{value}",
  "card.name.die": "Dado",
  "card.name.range": "1–{value}",
  "card.name.range_die": "1–dado",
  "card.name.all": "Todos {value}",
  "card.name.last": "Último até o penúltimo",
  "card.name.fewer": "{value}, um a menos",
  "card.name.zero": "{value}",
  "card.name.plus": "{value}+",
  "card.name.adjusted_die": "Dado ±1",
  "card.in.plain": "o {card}",
  "card.in.die": "a carta de dado",
  "card.in.adjusted_die": "a carta de dado ±1",
  "card.in.horus": "a carta de Hórus “{card}”",
  "card.in.unknown": "uma carta",
  "card.hidden": "Carta oculta",
  "card.kind.starter": "Carta básica",
  "card.kind.horus": { one: "Carta de Hórus, {n} olho", other: "Carta de Hórus, {n} olhos" },
  "card.kind.equipment": "Carta de equipamento",
  "card.about.number": {
    one: "Mova um aventureiro exatamente {n} peça em direção à câmara da tumba.",
    other: "Mova um aventureiro exatamente {n} peças em direção à câmara da tumba.",
  },
  "card.about.step":
    "Mova um aventureiro uma peça para frente ou para trás. Para trás nunca se chega às escadas.",
  "card.about.die":
    "Role o dado e depois mova um aventureiro exatamente esse número de peças. Se nenhum puder, ninguém se move.",
  "card.about.range": "Escolha um número de 1 a {n} e mova um aventureiro esse número de peças.",
  "card.about.range_die":
    "Role o dado, escolha um número de 1 até o resultado e mova um aventureiro esse número de peças.",
  "card.about.all": {
    one: "Todos os seus aventureiros ativos avançam {n} peça, a começar pelo mais próximo da câmara da tumba. Depois um dos que se moveram realiza a ação da sua peça.",
    other:
      "Todos os seus aventureiros ativos avançam {n} peças, a começar pelo mais próximo da câmara da tumba. Depois um dos que se moveram realiza a ação da sua peça.",
  },
  "card.about.last":
    "Seu último aventureiro vai até o próximo dos seus à frente dele e realiza a ação ali. Sem ninguém à frente, pode seguir um dos seus para dentro da câmara da tumba, por uma chave.",
  "card.about.fewer": {
    one: "Mova um aventureiro exatamente {n} peça. Se ele terminar em um tesouro, você pode pegá-lo com um aventureiro a menos que o necessário.",
    other:
      "Mova um aventureiro exatamente {n} peças. Se ele terminar em um tesouro, você pode pegá-lo com um aventureiro a menos que o necessário.",
  },
  "card.about.zero":
    "Um aventureiro fica onde está e pode realizar a ação da sua peça. Você sempre pode jogar esta carta enquanto tiver um aventureiro ativo, e nunca é obrigatório.",
  "card.about.plus":
    "Avance {n} com um aventureiro, ou acrescente outra carta de uma ponta, esquerda ou direita (que não seja de Hórus), e mova a soma. Depois, a primeira carta que ganhar fica ao lado de uma ponta, à sua escolha.",
  "card.about.adjusted_die":
    "Role o dado e mova um aventureiro esse número de peças, uma a mais ou uma a menos. Com 0 ele fica no lugar e pode realizar a ação.",
  "card.about.other": "Pertence a um módulo que esta página não conhece.",

  // --- places ---
  "place.stairs": "Escadas",
  "place.space_with": "Espaço {place}, {tile}",
  "place.space_empty": "Espaço {place}, vazio",
  "place.statue": "Estátua de Anúbis",
  "place.empty": "Espaço vazio",
  "place.chamber": "Câmara da tumba",
  "place.sarcophagi": "Sarcófagos",
  "place.from.stairs": "das escadas",
  "place.from.space": "do {place}",
  "place.from.chamber": "da câmara da tumba",
  "place.to.stairs": "para as escadas",
  "place.to.space": "para o {place}",
  "place.to.chamber": "para a câmara da tumba",
  "place.on.stairs": "nas escadas",
  "place.on.space": "no {place}",
  "place.on.chamber": "na câmara da tumba",

  // --- piles ---
  "pile.draw": "Baralho",
  "pile.discard": "Pilha de descarte",
  "pile.horus": { one: "Cartas de Hórus, {n} olho", other: "Cartas de Hórus, {n} olhos" },
  "pile.osiris": "Peças de Osíris fora do jogo",
  "pile.treasures": "Tesouros virados para baixo",
  "pile.cobra": "Peças da cobra",
  "pile.falcon": "Peças do falcão",
  "pile.lion": "Peças do leão",
  "pile.scarabs": "Escaravelhos",
  "pile.mummy_tiles": "Peças de múmia",
  "pile.mummy_discards": "Peças de múmia usadas",
  "pile.kit": "Equipamento que ficou na caixa",
  "pile.characters": "Personagens que ficaram na caixa",

  // --- what one can own ---
  "thing.key": "Chave",
  "thing.joker": "Coringa",
  "thing.scarab": "Escaravelho",
  "thing.talisman": "Talismã",
  "thing.adventurer": "Aventureiro",
  "thing.set": "Conjunto de tesouros",
  "thing.mummy": "Múmia",
  "thing.a.key": "uma chave",
  "thing.a.joker": "um coringa",
  "thing.a.scarab": "um escaravelho",
  "thing.about.key":
    "Uma chave deixa um aventureiro entrar na câmara da tumba e fica lá. Uma chave que sobra vale 1 ponto no final.",
  "thing.about.joker": {
    one: "Substitui qualquer tesouro em um conjunto, no máximo {n} por conjunto. Se sobrar, não vale nada.",
    other:
      "Substitui qualquer tesouro em um conjunto, no máximo {n} por conjunto. Se sobrar, não vale nada.",
  },
  "thing.about.scarab": "Cada um vale de {low} a {high} pontos no final. Só o dono pode olhar.",
  "thing.about.talisman":
    "Talismãs pagam peças de múmia. Você ganha um por cada outro jogador que tem alguém derrubado quando você move a múmia. Não valem pontos.",
  "thing.about.adventurer":
    "Cada jogador tem cinco: dois nas escadas, três dormindo nas estátuas de Anúbis. No final, cada um vale os pontos do seu lugar.",
  "thing.about.set":
    "Um vaso, uma estátua e uma joia; coringas podem substituir. Um, dois, três… conjuntos valem {points}.",
  "thing.about.mummy":
    "A cada carta de Hórus pega do tabuleiro ou jogada, ela anda em direção às escadas tantas peças quantos olhos a carta tem. Os aventureiros dos outros por quem ela passa caem, e também todos os que estão onde ela para ou que terminam um movimento ali.",

  // --- where points come from ---
  "source.play": "Durante o jogo",
  "source.adventurers": "Aventureiros",
  "source.sarcophagi": "Sarcófagos",
  "source.keys": "Chaves",
  "source.sets": "Conjuntos",
  "source.scarabs": "Escaravelhos",
  "source.sceptres": "Cetros",
} as const;
