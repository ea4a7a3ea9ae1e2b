// About this project.

export default {
  "about.title": "Sobre",
  "about.what": "O que é isto",
  "about.what_text":
    "Uma versão para computador do jogo de tabuleiro Luxor, de Rüdiger Dorn, com o quinto jogador e os quatro módulos da expansão: para jogar contra bots, na mesma tela ou online, para aprender e para rever o que você fez.",
  "about.fans":
    "Feito por fãs, para fãs. O projeto não é oficial e não tem ligação com o autor nem com a editora do jogo. Todas as imagens são nossas, e nenhum livro de regras foi copiado. Se você gostar, compre a caixa: é um jogo lindo numa mesa de verdade.",
  "about.edition": "Quais números são reconstruídos",
  "about.edition_text":
    "Tínhamos os textos dos livros de regras, não a caixa. A maioria dos números está lá ou decorre deles. O resto foi reconstruído: combina com tudo o que se sabe, mas nunca foi comparado com um tabuleiro de verdade.",
  "about.printed": "De um livro de regras",
  "about.printed_list":
    "as cartas básicas; quantas cartas de Hórus, peças, chaves, coringas e sarcófagos existem; as peças de templo, de Hórus e de Osíris; os pontos dos conjuntos; as quantidades de talismãs, peças de múmia e equipamento",
  "about.reported": "De relatos públicos",
  "about.reported_list":
    "os valores dos escaravelhos, a forma da espiral e onde ficam as escadas, que resultados do dado levantam os caídos",
  "about.reconstructed": "Reconstruído",
  "about.reconstructed_list":
    "que espaço tem que ícone; onde ficam as estátuas de Anúbis e os espaços de Hórus e de Osíris; os pontos ao longo do caminho; quantos aventureiros cada tesouro exige; quais cartas de Hórus há em cada nível, e o que a expansão acrescenta; quais peças de templo ficam sob cada animal; o equipamento de cada cor; preços e quantidades das peças de múmia; os valores dos cetros",
  "about.edition_own":
    "Tudo isso é um único arquivo legível. Quem tem a caixa pode corrigi-lo em dez minutos e jogar na edição corrigida com os programas do projeto:",
  "about.fair": "Sorteio honesto",
  "about.fair_text":
    "Antes de a primeira carta ser distribuída, o servidor fixa um número secreto e mostra a impressão digital dele. Todo o acaso do jogo vem desse segredo. Quando o jogo acaba, ele é revelado, e qualquer pessoa pode conferir que ele tem aquela impressão digital e que cada carta, peça e rolagem decorre dele. O navegador de cada jogador acrescenta números aleatórios próprios, fixados antes de o primeiro ser mostrado. Assim, ninguém pode escolher o que é distribuído, nem mesmo quem cuida do servidor. O navegador de cada jogador só recebe o que esse jogador pode saber; já quem cuida do servidor poderia ver todas as mãos.",
  "about.fair_how": "Como funciona exatamente, e um programa que confere:",
  "about.privacy": "O que é guardado",
  "about.privacy_text":
    "Sem contas, sem rastreadores, nada de outros servidores. Seu lugar é um link secreto que só o seu navegador guarda. Jogos que ninguém visita são removidos depois de um tempo.",
  "about.licence": "Licença",
  "about.licence_text":
    "O programa e suas imagens são software livre sob a licença Apache 2.0. O nome e o design do jogo pertencem aos seus donos.",
  "about.more": "Para ler mais",
  "about.more_here": "Aqui",
  "about.more_project": "Na pasta do projeto",
  "about.doc_editions": "edições, e como fazer a sua",
  "about.doc_bots": "como os bots pensam",
  "about.doc_ladder": "a força deles, medida",
  "about.doc_hosting": "hospedar para outras pessoas",
  "about.doc_storage": "o que é guardado, e por quanto tempo",
  "about.doc_protocol": "escrever um programa que joga junto",
  "about.doc_records": "como os jogos são anotados",
} as const;
