// Whose seat it is: joining a table, watching, bots that stand in, lost and further devices.

export const seats = {
  "seats.join": "Entre na mesa",
  "seats.which": "Qual lugar?",
  "seats.watch": "Só assistir",
  "seats.will_watch": "Você está assistindo. A mesa aparece assim que o jogo começar.",
  "seats.join_after_all": "Sentar mesmo assim",
  "seats.invited": "Escolha um lugar livre ou assista.",
  "seats.rename": "Mudar o nome",
  "seats.rename_yes": "Salvar",
  "seats.get_up": "Levantar",
  "seats.invite_none": "Este navegador não tem o link da mesa. Peça a quem criou o jogo.",
  "seats.invite_play": "Envie este link para todos: cada pessoa escolhe um lugar livre ou assiste.",
  "seats.invite_watch": "Quem abrir este link pode assistir.",
  "seats.only_here":
    "Este link só funciona neste computador ({host}). Inicie o Luxor com --host 0.0.0.0, abra-o pelo endereço deste computador na sua rede e envie o link de lá. Veja docs/hosting.md.",
  "seats.link": "Link desta mesa",
  "seats.qr": "QR code",
  "menu.claim": "Esse lugar é meu",
  "seats.mine_about":
    "Perdeu o aparelho em que jogava? Diga qual lugar é seu. Você pode confirmar em outro aparelho seu. Senão, todos os outros à mesa precisam concordar, no mínimo depois de 2 minutos. Em um jogo de dois, leva um dia.",
  "seats.mine_asked": "já pedido",
  "seats.mine_of": "O lugar de {name} é meu",
  "seats.claim_ask": "É você, {name}?",
  "seats.claim_about":
    "Alguém em outro aparelho diz que este lugar é seu. Se for você, confirme. Se não, recuse: ninguém fica com o seu lugar.",
  "seats.claim_yes": "Sim, sou eu",
  "seats.claim_no": "Não sou eu",
  "seats.still_there": "Você ainda está aí?",
  "seats.still_there_name": "{name}, você ainda está aí?",
  "seats.still_about":
    "{name} quer que um bot jogue por você. Isso só acontece se você não disser nada e todos os outros concordarem. Você pode voltar quando quiser.",
  "seats.here": "Estou aqui",
  "seats.bot_in": "Um bot pode jogar por {name} em {time}.",
  "seats.silent": "{name} não responde há algum tempo.",
  "seats.ask_there": "Perguntar se {name} ainda está aí",
  "seats.let_bot": "Deixar um bot jogar por {name}",
  "seats.devices": {
    one: "Seu lugar está só neste aparelho.",
    other: "Seu lugar está em {n} aparelhos.",
  },
  "seats.sign_out": "Sair em todos os outros",
  "seats.sign_out_about": "Todos os outros aparelhos perdem o seu lugar. Só este fica com ele.",
  "seats.signed_out": "Saiu em todos os outros aparelhos.",
} as const;
