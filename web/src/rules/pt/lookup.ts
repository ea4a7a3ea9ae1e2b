// Words by which people look for something in the rules, and what the rules call it.

import type { Lookup } from "../types";

export const lookup: Lookup = {
  fill: `
    ainda alem alguem algum algumas antes aos apos aquela aquele ate cada com como das dela dele
    depois deve dos ela elas ele eles entao essa esse esta este faz fazer foi funciona isso isto
    lhe mais mas mesmo meu minha muito nao nas nem nos num numa onde outra outro para pela pelo
    pode podem por porque posso pra preciso quais qual quando quanta quantas quanto quantos que
    quem sao sem ser seu seus sobre sua suas tambem tem tenho ter teu toda todas todo todos tua
    uma umas uns usar voce voces acontece`,
  same: {
    acaba: ["fim do jogo"],
    anel: ["joia"],
    baralho: ["pilha"],
    boneco: ["aventureiro"],
    cachorro: ["anubis", "estatua"],
    caixao: ["sarcofago"],
    chacal: ["anubis", "estatua"],
    colar: ["joia"],
    comeco: ["escadas", "preparacao"],
    curinga: ["coringa"],
    desfazer: ["voltar atras"],
    ganhar: ["mais pontos", "vitoria"],
    gato: ["estatua"],
    inicio: ["escadas", "preparacao"],
    jarro: ["vaso"],
    meeple: ["aventureiro"],
    olho: ["horus"],
    peao: ["aventureiro"],
    piramide: ["templo"],
    ponto: ["marca", "vale"],
    pontos: ["marca", "vale"],
    porta: ["camara da tumba"],
    pulo: ["tunel"],
    salto: ["tunel"],
    serie: ["conjunto"],
    set: ["conjunto"],
    sets: ["conjunto"],
    tumulo: ["tumba"],
    undo: ["desfazer"],
    valor: ["pontos", "vale"],
    vencedor: ["mais pontos", "vitoria"],
    vencer: ["mais pontos", "vitoria"],
  },
};
