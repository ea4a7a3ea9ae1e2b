// The page of rules around its text, which is in src/rules.

export const rules = {
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
