import { group } from "../things";
import type { Section } from "../types";

export const meetings: readonly Section[] = [
  group("meetings-mummy-equipment", "Interpretações: múmia e equipamento juntos", {
    "Y2-Q4":
      "Uma carta de Hórus pega depois de duas cartas: a múmia anda na hora, depois você escolhe o lado da carta, depois a próxima carta da pilha é aberta. A outra carta vem do baralho para o meio, no fim.",
    "Y10-Q4":
      "Uma carta de Hórus dada por uma peça de múmia vai para o meio, mesmo depois de duas cartas: a mão já está completa.",
    "Y10-Q4-2": "*Nova mão* não pergunta por um lado.",
    "Y10-Q1-Q2":
      "O equipamento que uma peça de múmia faz descartar vai para a pilha de descarte comum. Depois de embaralhada, qualquer um pode pegá-lo.",
    "Q2-A7-Y6":
      "Quem entra em um túnel com um 0 e sai na múmia cai: o que a ação faz é um movimento.",
    "T6-M9-Y6":
      "Um movimento que termina na múmia é como qualquer outro: com ele uma carta pode ser jogada e, se for o único, deve ser feito.",
    "M6-Y6": "A múmia em frente à câmara não impede ninguém: só cai quem para na peça dela.",
    "Q4-T5":
      "Se o baralho acaba entre as duas cartas, as duas que acabaram de ser jogadas também são embaralhadas.",
  }),
  group("meetings-mummy-treasures", "Interpretações: múmia e novos tesouros juntos", {
    "N1-Y2": "Duas peças em um espaço são um passo só também para a múmia.",
    "N2-Y7": "Onde está a múmia não se pega peça, então a de baixo fica virada até ela sair.",
    "Y7-Y10":
      "O tesouro embaixo da múmia pode ser o *menor tesouro*: está no tabuleiro, virado para cima.",
    "H4-N2": "*Um a menos* serve também para cetros, e o que está embaixo é virado como sempre.",
  }),
  group("meetings-mummy-characters", "Interpretações: múmia e personagens juntos", {
    "C2-Y10": "*Pilhagem* não dá nada pelo *menor tesouro*: nenhuma peça é pega.",
    "C2-Y10-2":
      "Para movimentos por peças de múmia, *uma peça*, *nova rolagem* e *mestre das chaves* não servem. *Reorganizar* serve, antes que o próximo aventureiro se mova e antes que a peça seja reposta.",
    "C3-Y6-M5":
      "*Reorganizar* serve também se quem passou pela estátua cai na múmia, depois da queda.",
    "T6-Y2-C2":
      "Se uma carta de Hórus é jogada por causa de um poder e a múmia derruba todos, a carta está perdida e ninguém se move.",
    "Y2-M9-C2":
      "Se a múmia derruba quem a carta poderia mover, um poder que ainda permite um movimento pode ser usado, sem obrigação.",
    "Y2-C2":
      "Por uma *nova rolagem* a múmia não anda de novo: ela anda uma vez, antes da primeira rolagem.",
    "Y2-T5-C2":
      "Por uma carta de Hórus que vem do baralho a múmia não anda, e *livre escolha* não serve. A múmia anda quando a carta é jogada.",
    "Y3-C2-C3":
      "*Leitura do templo:* a múmia pode derrubar quem a fez andar. O tesouro e a carta ficam com o jogador.",
    "Y6-A7-C2":
      "*Leitura do templo:* um túnel pode levar à múmia. O aventureiro cai ali; depois vem *reorganizar* por cada um acordado, depois a carta do baralho.",
    "Y8-C2": "Nenhuma chave muda a rolagem que levanta os caídos.",
    "Y10-C3-M6":
      "Chaves usadas não voltam. Sem nenhuma no estoque, a peça de múmia com chaves não está à venda.",
    "M5-Y7-Y10":
      "Nem quem foi acordado nesta rodada nem um caído pode ser o último: nenhum dos dois está ativo.",
  }),
  group(
    "meetings-equipment-characters",
    "Interpretações: equipamento, novos tesouros e personagens juntos",
    {
      "N2-Q2-C2-Y11":
        "Quem está em uma peça que foi virada pode pegá-la com um 0, a partir do próximo turno. Um turno extra é um deles.",
      "Q3-C2":
        "Uma segunda carta pode ser acrescentada se um poder dá um movimento à soma ou faz dela um 0. Quem deixa passar por isso um movimento impresso deve usar o poder.",
      "Q3-C3":
        "Com ±1 como segunda carta, as chaves podem somar até dois. Onde ele é tirado, só a primeira carta pode ser diminuída.",
      "Q3-Q5-C3":
        "Cada carta por si não pode ficar abaixo de 0: de 2+ e 0 uma chave faz 1, e uma segunda não tem o que mudar.",
      "T6-T7-Q3-C2":
        "Um dado pode ser acrescentado se um poder ajuda em alguma face. Se a rolagem não lhe deixa nada a fazer, ninguém se move.",
      "Q4-C2":
        "*Leitura do templo:* uma carta de Hórus de um favor depois de duas cartas é a primeira ganha; você escolhe o lado dela e pega mais uma.",
      "Q2-C2-E2":
        "*Leitura do templo* vale também para o que um 0 revela. Quem então passa por um túnel se moveu.",
      "Y2-Q4-C3":
        "Duas cartas, *livre escolha* e múmia: as cartas e o movimento; a escolha; a múmia, conforme os olhos da carta; o lado dela; a próxima carta aberta; a carta do baralho.",
      "T7-M9-C2":
        "*Nova rolagem* não é obrigatória quando uma rolagem falha, e pode ser usada em qualquer uma. Conta a segunda, mesmo que ninguém possa se mover com ela.",
      "N2-A3-C2":
        "Se um tesouro completa um conjunto, primeiro se vira a peça de baixo ou se coloca a peça de templo; depois se pergunta pela *coleção*.",
      "C2-C3-N2":
        "*Coleção:* um cetro não completa um conjunto, mas um conjunto que espera pode servir quando ele é pego. Um tesouro dá no máximo um turno extra.",
      "N3-C2": "Um cetro pode se juntar a um conjunto virado para a *coleção*.",
    },
  ),
  group("meetings-end", "Interpretações: os módulos e o fim", {
    "E1-Y11":
      "Se o segundo entra na câmara depois do último turno normal da rodada, o jogo termina quando os turnos extras que esperam forem jogados.",
    "E1-Y11-C2": "Na última rodada, turnos extras podem se seguir; todos são jogados.",
    "E1-Y9": "Uma peça de múmia pode ser usada até no último turno de todos.",
    "E1-M7-Y10":
      "Se dois entram na câmara por um *todos +4*, os dois sarcófagos são desse jogador, e esta rodada é a última.",
    "Y8-Y11":
      "Um turno que a rolagem termina não perde turnos extras: eles são jogados antes do turno do próximo jogador.",
    "E3-E5-Y4": "Talismãs não valem nada no fim e não desempatam.",
    "E3-C2": "*Mestre das chaves:* as chaves que sobram valem pontos.",
    "E2-Q2-C2-Y8-Y10":
      "Podia mover: quem jogou um 0 ao lado de uma carta que teria movido alguém, quem poderia ter levantado alguém, ou quem tinha uma carta jogável que a múmia estragou. Não podia: quem para isso só tinha um 0, uma chave, um poder ou uma peça de múmia e não moveu ninguém com eles, ou quem tinha todos embaixo da múmia desde o começo.",
    "E2-Q3": "Quem faz um 0 de uma carta + que uma soma poderia ter movido podia mover.",
  }),
  group("meetings-chamber", "Interpretações: módulos na câmara, com pilhas vazias e com cinco", {
    "M6-C2":
      "Entrar na câmara com um número mudado por chaves: uma chave por mudança e uma para a câmara. Com *uma peça*, só a da câmara.",
    "H3-Y7-M6":
      "*Último até o penúltimo:* os caídos mais à frente são ignorados; a meta é a câmara, se um dos seus está dentro. Sem chave, a carta não pode ser jogada.",
    "H2-H3-Y2":
      "*Todos* e *último até o penúltimo* deixam de fora quem a múmia derruba por esta carta.",
    "A4-A6-C2":
      "*Livre escolha* com todas as pilhas de Hórus vazias: em uma peça de Hórus resta a chave, em um favor nada.",
    "A5-C2":
      "*Leitura do templo* não dá nada por uma peça de escaravelho ou coringa quando não há mais nenhum.",
    "X1-Y1-Q1-C1": "Há o bastante de tudo para cinco jogadores com todos os módulos.",
    "X1-Y4": "Se quatro adversários caem e o estoque tem menos talismãs, o jogador pega os que há.",
    "S2-Y11": "Turnos extras não mudam quem é o próximo, nem onde a rodada termina.",
  }),
];
