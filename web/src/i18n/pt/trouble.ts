// What is said when something breaks: the page itself, or its way to the server.

export default {
  "trouble.title": "Algo quebrou aqui",
  "trouble.fault": "Ocorreu um erro nesta página. Seus jogos estão a salvo: o servidor os guarda.",
  "trouble.not_loaded":
    "Uma parte desta página não pôde ser carregada: o servidor foi atualizado ou não pode ser alcançado agora.",
  "trouble.again": "Carregar de novo",
  "trouble.home": "Ir para a página inicial",
  "trouble.copy": "Copiar o que aconteceu",
  "trouble.happened": "O que aconteceu",
  "trouble.odd":
    "Algo deu errado aqui. Se a página parecer estranha, carregue-a de novo; nada se perde.",
  "trouble.outdated":
    "O servidor foi atualizado e esta página é da versão antiga. Carregue-a de novo; nada se perde.",
  "trouble.updated":
    "O servidor foi atualizado. Carregue a página de novo quando quiser; nada se perde.",
  "trouble.held_page":
    "O servidor não pode ser alcançado agora. A página abre sozinha assim que for possível.",
} as const;
