// What the modules bring: characters, mummy tiles, and the modules themselves in a sentence.

export const thingsOfModules = {
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
} as const;
