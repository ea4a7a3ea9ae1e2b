export default {
  // What things are called and what they do: tiles, cards, places, piles, what one can own.
  // The things of the modules are in things_modules.ts. "estátua" alone is always the treasure; the
  // other kind is always "estátua de Anúbis".
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

  // What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.
  // --- modules ---
  "module.mummy": "A múmia",
  "module.equipment": "Equipamento",
  "module.sceptres": "Novos tesouros",
  "module.characters": "Personagens",
  "module.about.mummy":
    "Cartas de Hórus despertam uma múmia que anda contra você e derruba aventureiros; com talismãs se compram peças especiais.",
  "module.about.equipment":
    "Cada um começa com cinco cartas da própria cor: ficar e agir, ir longe, ou somar duas cartas.",
  "module.about.sceptres":
    "Cetros se juntam aos tesouros e dão pontos a mais com conjuntos; alguns tesouros ficam escondidos sob outros.",
  "module.about.characters": "Cada um é alguém: um poder especial para o jogo inteiro.",
  "module.about.other": "Este módulo não diz o que faz.",

  // --- characters ---
  "character.reroll": "Nova rolagem",
  "character.rearrange": "Reorganizar",
  "character.free_choice": "Livre escolha",
  "character.plunder": "Pilhagem",
  "character.one_tile": "Uma peça",
  "character.temple_reader": "Leitura do templo",
  "character.collector": "Coleção",
  "character.key_turner": "Mestre das chaves",
  "character.about.reroll":
    "Depois de rolar o dado para uma carta, você pode rolar mais uma vez; vale a segunda rolagem. Não serve para a rolagem que levanta os caídos.",
  "character.about.rearrange":
    "Sempre que alguém acorda um aventureiro numa estátua de Anúbis, você pode logo mudar de lugar uma carta da sua mão.",
  "character.about.free_choice":
    "Onde puder pegar uma carta de Hórus do tabuleiro, você pode pegar a carta aberta de qualquer uma das três pilhas.",
  "character.about.plunder": "Você marca 1 ponto a mais por cada peça de tesouro que pega.",
  "character.about.one_tile":
    "Você pode jogar qualquer carta para avançar um aventureiro uma peça, mesmo depois de rolar o dado.",
  "character.about.temple_reader":
    "Quando revela uma peça de templo ao pegar um tesouro, você pode realizar a ação dela na hora.",
  "character.about.collector":
    "Quando pega um tesouro e tem um vaso, uma estátua e uma joia, você pode virar essas três peças para ganhar um turno extra. Elas continuam valendo pontos.",
  "character.about.key_turner":
    "Você começa com 2 chaves. Ao jogar uma carta que não seja de Hórus, pode entregar uma chave para aumentar ou diminuir o número dela em um.",
  "character.about.other": "Um personagem que esta página não conhece.",

  // --- mummy tiles; n is the number in the tile's name ---
  "mummy_tile.move_card": "Mudar uma carta",
  "mummy_tile.swap_scarab": "Trocar um escara\u00ADvelho",
  "mummy_tile.single_step": "Um passo",
  "mummy_tile.new_hand": "Nova mão",
  "mummy_tile.points": { one: "{n} ponto", other: "{n} pontos" },
  "mummy_tile.rearmost": "Último +1–{n}",
  "mummy_tile.horus_card": "Carta de Hórus",
  "mummy_tile.scarab": "Escara\u00ADvelho",
  "mummy_tile.lowest_treasure": "Menor tesouro",
  "mummy_tile.keys": { one: "{n} chave", other: "{n} chaves" },
  "mummy_tile.two_of_three": "Dois de três",
  "mummy_tile.pairs": "Pares",
  "mummy_tile.all": "Todos +{n}",
  "mummy_tile.extra_turn": "Turno extra",
  "mummy_tile.price": { one: "{n} talismã", other: "{n} talismãs" },
  "mummy_tile.about.move_card": "Mude uma carta da sua mão para qualquer outra posição.",
  "mummy_tile.about.swap_scarab":
    "Um dos seus escaravelhos volta para a caixa, sem os outros verem, e você pega um novo.",
  "mummy_tile.about.single_step":
    "Um dos seus aventureiros ativos avança uma peça. Nenhuma ação é realizada.",
  "mummy_tile.about.new_hand":
    "Descarte a mão inteira e pegue cinco novas cartas, da esquerda para a direita.",
  "mummy_tile.about.points": {
    one: "Você marca {n} ponto.",
    other: "Você marca {n} pontos.",
  },
  "mummy_tile.about.rearmost":
    "Seu aventureiro ativo mais próximo das escadas avança de 1 a {n} peças. Nenhuma ação é realizada.",
  "mummy_tile.about.horus_card":
    "Descarte qualquer carta da sua mão e pegue para o meio a carta aberta de qualquer pilha de Hórus. A múmia não se move.",
  "mummy_tile.about.scarab": "Pegue um escaravelho.",
  "mummy_tile.about.lowest_treasure":
    "Você marca os pontos do menor tesouro aberto no tabuleiro. Ele fica lá.",
  "mummy_tile.about.keys": {
    one: "Pegue {n} chave.",
    other: "Pegue {n} chaves, ou quantas ainda houver.",
  },
  "mummy_tile.about.two_of_three": "Pegue duas coisas diferentes entre estas: {goods}.",
  "mummy_tile.about.pairs":
    "Você marca 2 pontos por cada par das suas peças de tesouro. Cetros contam, coringas não.",
  "mummy_tile.about.all":
    "Todos os seus aventureiros ativos avançam {n} peças, a começar pelo mais próximo da câmara da tumba. Nenhuma ação é realizada.",
  "mummy_tile.about.extra_turn": "Você joga mais um turno quando este terminar.",
  "mummy_tile.about.other": "Uma peça de múmia que esta página não conhece.",

  // --- the roll that raises the fallen ---
  "wake.one_and_end": "{faces}: um deles se levanta e o seu turno termina",
  "wake.all_and_end": "{faces}: todos se levantam e o seu turno termina",
  "wake.all_and_go_on": "{faces}: todos se levantam e o seu turno continua",

  // The page of rules around its text, which is in src/rules.
  "rules.title": "As regras do jogo",
  "rules.intro": "Tudo o que você precisa saber em uma página, com as nossas palavras.",
  "rules.contents": "Conteúdo",
  "rules.search": "Buscar nas regras",
  "rules.clear": "Limpar a busca",
  "rules.found": { one: "{n} trecho encontrado", other: "{n} trechos encontrados" },
  "rules.found_most": "{found} com a maioria destas palavras",
  "rules.nothing": "Nada encontrado. Tente com menos palavras, ou mais curtas.",
  "rules.everything": "Mostrar todas as regras",
  "rules.example": "Exemplo",
  "rules.applies": "Interpretações:",
  "rules.status.ruling": "Interpretação",
  "rules.status.derivation": "Consequência",
  "rules.status.reported": "Relatado",
  "rules.link": "Link para esta seção: {title}",
  "rules.failed": "Não foi possível carregar as regras. Tente de novo.",
  "rules.count": "× {n}",
} as const;
