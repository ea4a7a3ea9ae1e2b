// What stands on many pages: their bar, small controls, colours, the names of levels.

export const ui = {
  "ui.home": "Luxor, página inicial",
  "ui.pages": "Páginas",
  "ui.learn": "Aprender",
  "ui.rules": "Regras",
  "ui.about": "Sobre",
  "ui.about_project": "Sobre este projeto",
  "ui.language": "Idioma",
  "ui.daylight": "Mudar para a luz do dia",
  "ui.torchlight": "Mudar para a luz de tochas",
  "ui.version": "Versão {version}",
  "ui.skip": "Ir para o conteúdo",
  "ui.less": "{what}: menos",
  "ui.more": "{what}: mais",
  "ui.least": "Menos não é possível.",
  "ui.most": "Mais não é possível.",
  "ui.not_copied": "Este navegador não permite copiar: selecione o texto à mão.",

  "settings.title": "Configurações",
  "settings.name": "Seu nome",
  "settings.name_default": "Viajante",

  "colour.red": "Vermelho",
  "colour.green": "Verde",
  "colour.blue": "Azul",
  "colour.yellow": "Amarelo",
  "colour.purple": "Roxo",

  "level.tourist.name": "Turista",
  "level.pupil.name": "Aprendiz",
  "level.explorer.name": "Explorador",
  "level.scholar.name": "Erudito",
  "level.vizier.name": "Vizir",
  "level.pharaoh.name": "Faraó",

  "home.learn": "Aprender a jogar",
  "home.learn_about": "Seus primeiros turnos, passo a passo. Uns cinco minutos.",
  "home.rules_about": "Todas as regras em uma página, com todas as interpretações e uma busca.",
  "home.new": "Novo jogo",
  "new.guest": "Jogador {n}",
  "new.modules": "Módulos",

  "lost.title": "Esta página não existe",
  "lost.text":
    "Este corredor termina numa parede. Talvez o link tenha sido cortado, ou seja de outra época.",
  "lost.home": "Voltar às escadas",
} as const;
