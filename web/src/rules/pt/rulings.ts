import { group } from "../things";
import type { Section } from "../types";

export const rulings: readonly Section[] = [
  {
    id: "rulings",
    depth: 1,
    title: "Interpretações",
    blocks: [
      {
        kind: "paragraph",
        text: "Onde os livros de regras não dizem nada ou podem ser lidos de duas maneiras, este projeto teve de decidir. A maior parte do que segue são tais *interpretações*. Algumas respostas são *consequência* do que está impresso; umas poucas são *relatadas* por quem conhece o jogo. Os códigos são os dos documentos do projeto, em inglês, que dão razões e fontes em docs/rules/rulings.md, e respondem ao que acontece quando vários módulos se encontram em docs/rules/rulings-meetings.md.",
      },
    ],
  },
  group("rulings-turn", "Interpretações: preparação e turno", {
    S2: "O primeiro jogador é escolhido quando o jogo é criado, ou sorteado.",
    S4: "Só se pode ver a carta de cima de cada pilha de Hórus.",
    "T5.1":
      "A pilha de descarte é embaralhada quando é preciso pegar uma carta e não há nenhuma, não antes.",
    "T5.2": "As cartas de Hórus jogadas nunca voltam para o tabuleiro de Hórus.",
    "T6.1":
      "Se só uma das cartas das pontas permite um movimento, a outra não pode ser jogada para ficar no lugar.",
    "T6.2":
      "Uma carta pode ser jogada se um aventureiro ativo tem um movimento permitido com o valor impresso nela.",
    T7: "Basta uma face que permita um movimento para que uma carta de dado possa ser jogada. Se o resultado não permite nenhum, ninguém se move e você pega uma carta.",
    P1: "Ficam ocultos: as mãos dos outros, menos as cartas que todos viram, o que vem a seguir nas pilhas, os escaravelhos dos outros, as faces das pilhas de templo e de múmia, as peças embaixo de outras, e o equipamento posto de lado.",
    "P2.1":
      "Todo o resto é público, inclusive qual carta de Hórus foi para qual posição da mão de quem.",
    "P2.2": "O que está na pilha de descarte é público.",
    "P2.3": "Os pontos já marcados são mostrados; uma mesa pode escondê-los.",
  }),
  group("rulings-moving", "Interpretações: movimento", {
    M1: "Os espaços vazios também são pulados para trás.",
    M2: "De um espaço vazio sem peça adiante, o primeiro passo leva para dentro da câmara da tumba.",
    M4: "Sem peça atrás, ninguém pode voltar: nunca para as escadas.",
    M5: "Ninguém pode parar em uma estátua de Anúbis.",
    "M6.1": "Uma chave que abriu a câmara está gasta: não vale pontos nem volta para o estoque.",
    "M6.2": "Se entrar na câmara for o único movimento permitido, ele deve ser feito.",
    M7: "Quem está na câmara nunca mais se move e não conta como ativo.",
    "M8.1":
      "Osíris leva para frente, mesmo quem chegou andando para trás: um Osíris 1 o leva de volta à peça em que estava, e essa peça age.",
    "M8.2": "Uma peça de Osíris que leva a outra peça de Osíris faz seguir a partir dali.",
    "M8.3":
      "Se uma peça de Osíris leva longe demais, ou para a câmara sem chave, o movimento inteiro não é permitido.",
    M9: "As escolhas que uma carta deixa devem ser feitas de modo que alguém se mova, ou que o resultado seja um 0, se for possível. Para isso não é preciso usar nenhum poder.",
  }),
  group("rulings-tiles", "Interpretações: peças", {
    "A1.1": "Você não pode recusar a ação de uma peça, a não ser onde as regras dizem que *pode*.",
    "A1.2": "Não há ação em um espaço vazio, nas escadas nem na câmara.",
    A2: "Para um tesouro só contam aventureiros ativos.",
    A3: "Sem ícone, ou sem mais peças de templo, o espaço fica vazio de vez.",
    A4: "Se só houver chaves ou só houver cartas, você pega o que há; sem nenhuma das duas, nada. A peça de Hórus fica.",
    A5: "Se acabaram os escaravelhos ou os coringas, você não pega nada; onde aparecem os dois, pega o outro.",
    A6: "Um favor de Hórus não dá chave.",
    A7: "Um túnel é um salto só, e nenhuma peça age na saída.",
  }),
  group("rulings-horus", "Interpretações: cartas de Hórus", {
    "H2.1": "*Todos:* quem é acordado por este movimento fica nas escadas.",
    "H2.2":
      "*Todos:* em ordem, cada um faz o seu movimento se tiver um permitido, gastando uma chave se preciso; senão, fica.",
    "H2.3":
      "*Todos:* entrar na câmara faz parte do movimento. Uma ação em outro lugar ainda é realizada.",
    "H2.4":
      "*Todos:* quem é escolhido para a ação deve ter se movido e ainda estar ativo. Se não houver ninguém assim, nada age.",
    "H2.5": "*Todos:* pode ser jogada se pelo menos um aventureiro pode se mover.",
    "H3.1": "*Último até o penúltimo:* as escadas contam como espaço; dos que estão ali, vai um.",
    "H3.2": "*Último até o penúltimo:* quem não está ativo não vai, e ninguém vai até ele.",
    "H3.3":
      "*Último até o penúltimo:* sem aventureiro ativo mais à frente, o destino é a câmara se um dos seus estiver lá dentro, por uma chave. Senão, a carta não pode ser jogada.",
    H4: "*Um a menos:* com o número completo, é um tesouro comum e é pego.",
  }),
  group("rulings-end", "Interpretações: o fim", {
    "E2.1":
      "Podia mover quem tinha uma carta da ponta que permitia um movimento (um 0 não é um; um dado conta antes de rolar), moveu um aventureiro de qualquer maneira, ou poderia ter levantado um.",
    "E2.2":
      "Depois do último turno da rodada, incluídos os turnos extras, verifica-se se alguém podia mover.",
    "E2.3": "Por segurança, um jogo termina depois de 500 rodadas, e os pontos são contados.",
    "E2.4": "Um poder que ninguém usou não prolonga o jogo; um movimento feito com ele, sim.",
    E4: "O programa divide tesouros e coringas em conjuntos da melhor maneira.",
  }),
  group("rulings-mummy", "Interpretações: a múmia", {
    "Y2.1": "Ela anda na hora: ao pegar uma carta, antes que a próxima carta da pilha seja aberta.",
    "Y2.2":
      "Ao jogar: a carta, a múmia, o dado; depois todo o resto, no tabuleiro como ele está então.",
    "Y2.3": "Ela anda mesmo que a carta não mova ninguém.",
    "Y2.4":
      "Antes que a múmia ande, decide-se se uma carta pode ser jogada. O que o andar dela torna impossível está perdido.",
    "Y2.5": "Descartar uma carta de Hórus por uma peça de múmia não é jogá-la: a múmia fica.",
    "Y3.1": "Os aventureiros dos outros em espaços vazios por onde ela passa caem.",
    "Y3.2": "Nas estátuas de Anúbis e na câmara todos estão a salvo.",
    Y4: "Se houver poucos talismãs, você pega os que há.",
    Y5: "A primeira e a última peça dela são as que ainda estão no caminho. O salto entre elas não passa por ninguém.",
    Y6: "Em uma peça de Osíris, segue-se antes de poder cair. Na entrada de um túnel, cai-se sem salto; na saída, depois dele.",
    "Y7.1": "Tudo o que trata de aventureiros ativos passa por cima dos caídos.",
    "Y7.2": "O tesouro embaixo da múmia não pode ser pego.",
    "Y8.1":
      "{wake_one}: um se levanta e o turno termina; {wake_all}: todos, e ele termina; {wake_go_on}: todos, e ele continua.",
    "Y8.2": "A rolagem não acorda os que estão nas estátuas de Anúbis.",
    "Y8.3": "Sem ninguém que possa se levantar, não há rolagem.",
    "Y8.4": "Rolar é opcional, o que segue não é: o resultado é cumprido.",
    "Y8.5":
      "Um turno que a rolagem termina não tem carta jogada, nem carta do baralho, nem peça de múmia.",
    "Y10.1": "*Dois de três* oferece escaravelho, coringa e chave.",
    "Y10.2":
      "Quaisquer duas peças de tesouro formam um par, inclusive cetros e peças viradas. Coringas não formam par.",
    "Y10.3": "*Todos +4* segue a ordem da carta *todos*; quem pode se mover, deve.",
    "Y10.4": "*Trocar um escaravelho* exige um seu e um no estoque.",
    "Y10.5": "Só tesouros virados para cima podem ser o menor.",
    "Y10.6":
      "O *último* se procura entre os ativos; se ele não pode se mover, a peça não está à venda.",
    "Y10.7": "Se o estoque tem menos do que uma peça dá, você pega o que há.",
    "Y10.8":
      "Movimentos por peças de múmia acordam quem dorme, seguem Osíris, fazem cair quem termina na múmia, e podem entrar na câmara por uma chave.",
    "Y10.9": "Uma peça que não teria efeito não pode ser comprada.",
    Y11: "Turnos extras são jogados na ordem em que foram ganhos, depois do turno atual. São turnos inteiros, mas não começam uma rodada. São jogados também na última rodada.",
  }),
  group("rulings-equipment", "Interpretações: equipamento", {
    "T6.3":
      "Um 0 pode ser jogado ao lado de uma carta que permite um movimento, e nunca é obrigatório.",
    Q2: "Um 0 pode ser jogado enquanto houver um aventureiro ativo; nas escadas e em espaços vazios nada acontece.",
    "Q3.1": "A segunda carta é jogada, depois o dado é rolado, depois se escolhe o aventureiro.",
    "Q3.2": "Como segunda carta, o ±1 soma ou tira 1.",
    "Q3.3": "O dado ±1 soma o resultado já mudado.",
    "Q3.4": "Uma soma de 0 funciona como a carta 0.",
    "Q3.5":
      "Uma carta + pode ser jogada se o número dela ou uma soma permite um movimento. Se só uma soma permite, a segunda carta deve ser jogada.",
    "Q3.6":
      "Uma segunda carta só pode ser acrescentada se alguma soma com ela permite um movimento ou é 0.",
    "Q3.7":
      "Se a soma com o dado não permite um movimento, ninguém se move: não dá para voltar ao primeiro número.",
    "Q4.1": "Você escolhe o lado depois de ver a carta.",
    "Q4.2":
      "Uma carta de Hórus pega depois de duas cartas é a primeira ganha, e é colocada na hora.",
    Q5: "Um resultado diminuído para 0 funciona como a carta 0.",
  }),
  group("rulings-treasures", "Interpretações: expansão e novos tesouros", {
    X2: "As cartas de Hórus adicionais vêm ligadas com cinco jogadores ou com qualquer módulo, e podem ser ligadas sozinhas. Com cinco, não se joga sem elas.",
    N1: "Duas peças em um espaço são um passo só.",
    N3: "Conjuntos além do último que vale pontos também podem levar um cetro.",
  }),
  group("rulings-characters", "Interpretações: personagens", {
    "C1.1": "Para *pilhagem* nunca há pergunta; para todos os outros poderes há, a cada vez.",
    "C3.1": "*Nova rolagem* vale para toda rolagem de uma carta, não para levantar os caídos.",
    "C3.2": "*Nova rolagem* vale uma vez por carta; conta a segunda rolagem.",
    "C3.3":
      "*Reorganizar* vem quando o movimento está completo, com Osíris ou túnel, antes que a peça aja; se vários se movem, antes do próximo.",
    "C3.4": "*Reorganizar* vale uma vez por aventureiro acordado, com a mão como está.",
    "C3.5":
      "*Livre escolha* vale enquanto alguma pilha tem uma carta, mesmo que a da própria peça esteja vazia.",
    "C3.6": "A múmia anda então conforme os olhos da carta que foi pega.",
    "C3.7": "*Pilhagem* dá pontos por cetros, não por coringas.",
    "C3.8":
      "*Uma peça* se escolhe o mais tardar depois de uma rolagem e substitui o valor inteiro, até mesmo uma soma. Uma carta + usada assim não recebe segunda carta.",
    "C3.9":
      "*Uma peça* substitui também *todos* e *último até o penúltimo*, mesmo quando não podem ser jogadas; um só aventureiro se move.",
    "C3.10":
      "Por uma carta de Hórus jogada como *uma peça* a múmia anda do mesmo jeito, e *um a menos* mantém a sua segunda metade.",
    "C3.11": "*Leitura do templo:* um túnel leva o aventureiro que pegou o tesouro.",
    "C3.12":
      "*Leitura do templo:* uma carta de um favor substitui a carta do baralho e move a múmia.",
    "C3.13":
      "*Coleção:* se você recusa, as três ficam e podem servir no seu próximo tesouro, que dá no máximo um turno extra.",
    "Y11.1": "*Coleção:* o turno extra vem quando o atual está completo, mesmo na última rodada.",
    "C3.14": "*Mestre das chaves:* uma chave por carta jogada, depois da rolagem.",
    "C3.15":
      "*Mestre das chaves:* o ±1 usado para frente é um 1, então uma chave faz dele 0 ou 2. Usado para trás, não pode ser mudado.",
    "C3.16": "*Mestre das chaves:* um valor de 0 funciona como a carta 0.",
    "C3.17": "*Mestre das chaves:* a chave sai do jogo, como uma usada na câmara.",
    "T6.4":
      "Poderes acrescentam opções e nunca obrigam. Uma carta que não pode ser jogada só toma o lugar de uma que pode se um poder então lhe dá um movimento ou um 0.",
    "T6.5": "Quem joga uma carta assim deve depois usar o poder.",
    "T6.6": "Se o andar da múmia impede isso, ninguém se move.",
    "T6.7":
      "Se nenhuma das duas cartas permite um movimento, qualquer uma pode ser jogada, e nenhum poder precisa ser usado.",
    "M9.1":
      "Uma rolagem que não permite um movimento não exige poder. Quem deixa passar um movimento que duas cartas permitem deve usar o poder para isso.",
  }),
];
