// The first game: nine lessons and the counting. A scene says what there is, what to do, and what to
// answer somebody who does something else.

export default {
  "learn.page": "Aprender a jogar",
  "learn.step": "Passo {step} de {steps}",
  "learn.other_player": "Teo",
  "learn.back": "Voltar",
  "learn.next": "Continuar",
  "learn.skip": "Pular",
  "learn.again": "Mais uma vez",
  "learn.jump": "Um novo exemplo, na rodada {round}.",
  "learn.watch": "Veja o que acontece…",
  "learn.possible": "Isso também é possível.",
  "learn.in_words": "A posição em palavras",
  "learn.play": "Jogar agora",
  "learn.play_wait": "Preparando a mesa…",
  "learn.rules": "Ler as regras",
  "learn.home": "Ir para a página inicial",

  "learn.walk.title": "Para dentro do templo",
  "learn.walk.say":
    "Você joga com o vermelho, Teo com o verde. Seus aventureiros esperam nas escadas. O caminho deles segue pelo corredor, volta após volta, até a câmara da tumba no meio: quanto mais longe chegam, mais valem, e há muito para pegar pelo caminho.",
  "learn.walk.do": "Mande um para dentro: escolha uma das duas peças iluminadas no tabuleiro.",
  "learn.walk.done":
    "Sua carta disse quanto, e foi exatamente isso que seu aventureiro andou. A primeira peça conta como um, as escadas não contam. Depois foi o turno de Teo: jogar uma carta, mover, pegar uma carta. E assim por diante.",
  "learn.walk.right": "E você encontrou algo: um pequeno tesouro para o qual basta um aventureiro.",

  "learn.hand.title": "O segredo da mão",
  "learn.hand.say":
    "Você tem cinco cartas e nunca pode mudar a ordem delas. Só as duas das pontas podem ser jogadas: aqui o 1 à esquerda ou o 3 à direita. O 5 está preso ao lado do 1.",
  "learn.hand.do": "Você quer jogar o 5 na próxima vez. Liberte-o: jogue o 1 da esquerda.",
  "learn.hand.other": "Mas assim o 5 continua preso. Tente a carta da esquerda.",
  "learn.hand.done":
    "Agora o 5 está na ponta esquerda. A carta que você pegou foi para o meio, como toda carta nova: leva mais dois turnos até poder ser jogada. Então pense no que quer libertar a seguir.",

  "learn.treasure.title": "Dois para um tesouro",
  "learn.alone.say":
    "Um tesouro mostra duas coisas: quantos pontos dá e, em pequenas figuras, quantos dos seus aventureiros precisam estar ali para pegá-lo. A estátua, duas peças à frente do seu aventureiro mais avançado, dá 3 pontos e exige dois deles.",
  "learn.alone.do": "Avance com o aventureiro da frente: 2 peças, até a estátua.",
  "learn.alone.other":
    "Mas aqui queremos a estátua. Mova o aventureiro da frente com o 2 da esquerda.",
  "learn.together.say":
    "Ainda não aconteceu nada: um aventureiro não basta para esta estátua, falta mais um. Teo já jogou, e é a sua vez de novo.",
  "learn.together.do": "Traga o segundo: ele está a 3 peças de distância.",
  "learn.together.other":
    "Mas a estátua está esperando. Mova o aventureiro de trás com o 3 da esquerda.",
  "learn.treasure.done":
    "Dois dos seus estão ali, então a estátua é sua e dá 3 pontos na hora. Fique de olho no que você junta: um vaso, uma estátua e uma joia formam um conjunto, e conjuntos dão mais pontos no final.",

  "learn.empty.title": "Chão vazio não conta",
  "learn.empty.say":
    "Onde um tesouro foi pego, o chão pode ficar vazio. Espaços vazios são pulados e não contam. Seu aventureiro de trás tem um logo à frente; depois vêm uma peça de Hórus e a estátua onde o seu outro aventureiro espera companhia.",
  "learn.empty.do": "Leve-o até a estátua. Com qual carta dá certo: o 2 ou o 3?",
  "learn.empty.other":
    "Mas aqui isso deixa a estátua para trás. Não conte o espaço vazio, e mova o aventureiro de trás com o 2.",
  "learn.empty.done":
    "Três espaços de distância, mas só duas peças: com um 2 você chegou lá. Quanto mais dura o jogo, mais vazio fica o caminho, e mais depressa os de trás alcançam os da frente.",

  "learn.horus.title": "O olho de Hórus",
  "learn.horus.say":
    "Peças com um olho são de Hórus. Ali basta um aventureiro, e a peça fica onde está: dá algo a quem terminar um movimento sobre ela.",
  "learn.horus.do": "Vá até lá com o aventureiro da frente: 2 peças.",
  "learn.horus.other":
    "Mas aqui vamos visitar Hórus. Mova o aventureiro da frente com o 2 da esquerda.",
  "learn.gift.say":
    "Hórus deixa você escolher. Uma chave deixa um aventureiro entrar na câmara da tumba; uma chave que sobra vale 1 ponto. Uma carta de Hórus é melhor que uma carta comum: esta move 1, 2 ou 3 peças, como você quiser.",
  "learn.gift.do": "Pegue o que preferir.",
  "learn.gift.key": "Agora você tem uma chave, e pegou uma carta do baralho como sempre.",
  "learn.gift.horus1":
    "A carta de Hórus foi para o meio da sua mão. Ela substitui a carta que você pegaria do baralho.",
  "learn.horus.done":
    "Quanto mais olhos na peça, melhor a pilha de cartas. Ninguém entra na câmara da tumba sem chave, então pegue uma a tempo.",

  "learn.osiris.title": "Osíris lança você adiante",
  "learn.osiris.say":
    "A peça logo à frente do seu aventureiro mais avançado é de Osíris. Ninguém fica ali: quem termina um movimento nela é lançado adiante na hora, tantas peças quantas ela mostra. Aqui são 2.",
  "learn.osiris.do": "Experimente: mova o aventureiro da frente com o 1.",
  "learn.osiris.other":
    "Mas aqui Osíris pode ajudar você. Mova o aventureiro da frente com o 1 da esquerda.",
  "learn.osiris.done":
    "Um passo virou três, e só a última peça contou: ela deu um escaravelho a você. Escaravelhos valem de 1 a 4 pontos no final. Até lá, só você sabe quantos.",

  "learn.statue.title": "Acorde quem dorme",
  "learn.roll.say":
    "Três dos seus cinco aventureiros ainda dormem, um em cada estátua de Anúbis, nos cantos. Quando um dos seus passa por uma dessas estátuas, quem dorme ali se levanta. A primeira está três espaços à frente do seu aventureiro mais avançado, e a sua carta da esquerda é um dado.",
  "learn.roll.do":
    "Coragem: jogue a carta de dado. Clique nela duas vezes, ou na linha dela abaixo da sua mão.",
  "learn.roll.other": "Mas um 2 não passa da estátua de Anúbis. Jogue a carta de dado, à esquerda.",
  "learn.statue.say":
    "Um cinco! Com o dado você vê primeiro o número, e só depois escolhe quem anda.",
  "learn.statue.do": "Mova o aventureiro da frente, passando pela estátua de Anúbis.",
  "learn.statue.other":
    "Mas esse para antes da estátua de Anúbis. Escolha o aventureiro da frente.",
  "learn.statue.done":
    "Agora o seu terceiro aventureiro está nas escadas e pode andar a partir da próxima rodada. Com mais aventureiros, é mais fácil estar onde são precisos dois ou três.",

  "learn.temple.title": "Embaixo do tesouro",
  "learn.temple.say":
    "Alguns espaços têm um ícone de templo: uma cobra, um falcão ou um leão. Quando o tesouro dali é pego, aparece uma peça de templo. Seu aventureiro da frente está em um espaço assim, sobre uma joia que exige dois.",
  "learn.temple.do": "Pegue-a: traga o que está logo atrás, com o 1.",
  "learn.temple.other":
    "Mas a joia é quase sua. Mova o aventureiro logo atrás dela com o 1 da esquerda.",
  "learn.tunnel.say":
    "Um túnel! Quem está ali quando ele aparece não faz nada. Mas, a partir de agora, quem terminar um movimento nele segue logo até o próximo túnel, e há um bem adiante.",
  "learn.tunnel.do": "Mande o seu último aventureiro para lá: 3 peças.",
  "learn.tunnel.other":
    "Mas aqui há um atalho aberto. Mova o seu último aventureiro com o 3 da esquerda.",
  "learn.temple.done":
    "Três peças, e doze espaços mais longe. Por baixo da terra ele até passou por uma estátua de Anúbis e acordou o seu quarto aventureiro. Outras peças de templo dão escaravelhos, cartas de Hórus, ou coringas, que substituem qualquer tesouro em um conjunto.",

  "learn.tomb.title": "A câmara da tumba",
  "learn.tomb.say":
    "O jogo está perto do fim. A câmara da tumba vem logo depois da última peça. Entra-se nela com o número exato, e cada um que entra paga uma chave; você tem duas. O primeiro a entrar, um de Teo, levou o sarcófago de valor 5. Resta um de valor 3.",
  "learn.tomb.do": "Entre com o aventureiro da frente: 2 passos, a última peça e a câmara.",
  "learn.tomb.other":
    "Mas a câmara está aberta para você. Mova o aventureiro da frente com o 2 da esquerda.",
  "learn.tomb.done":
    "Lá dentro! Uma chave foi gasta, e o sarcófago é seu. Quando dois tiverem entrado, não importa de quem, a rodada é completada e o jogo acaba. Agora vamos contar.",

  "learn.count.title": "A contagem",
  "learn.count.say":
    "Quem tem mais pontos vence. Foi isto que o seu jogo rendeu, com o de Teo ao lado.",
  "learn.count.play": "O que você marcou pelo caminho: os tesouros que pegou.",
  "learn.count.adventurers":
    "Até onde chegaram seus aventureiros; os números estão nas paredes. Os seus: {places}.",
  "learn.count.sarcophagi": "O sarcófago que você encontrou: 5 para o primeiro, 3 para o segundo.",
  "learn.count.keys": "1 por cada chave de que você não precisou.",
  "learn.count.sets":
    "Três conjuntos de vaso, estátua e joia, dois deles com um coringa. Um conjunto vale 3, dois 7, três 12, e assim por diante.",
  "learn.count.scarabs": "Seus escaravelhos, virados.",
  "learn.count.total": "No total",
  "learn.count.points": "Pontos",
  "learn.count.source": "De onde",
  "learn.count.end":
    "É tudo o que você precisa saber. À mesa, cada peça e cada carta diz o que faz, e há uma dica sempre que você quiser.",
} as const;
