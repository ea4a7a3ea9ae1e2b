// What is said when something breaks: the page itself, or its way to the server.

export const trouble = {
  "trouble.title": "Quelque chose s’est cassé",
  "trouble.fault":
    "Une erreur s’est produite sur cette page. Tes parties sont à l’abri : le serveur les garde.",
  "trouble.not_loaded":
    "Une partie de cette page n’a pas pu être chargée : le serveur a été mis à jour, ou il est injoignable pour le moment.",
  "trouble.again": "Recharger",
  "trouble.home": "Vers la page d’accueil",
  "trouble.copy": "Copier ce qui s’est passé",
  "trouble.happened": "Ce qui s’est passé",
  "trouble.odd":
    "Quelque chose n’a pas marché. Si la page a l’air étrange, recharge-la ; rien n’est perdu.",
  "trouble.outdated":
    "Le serveur a été mis à jour et cette page date de l’ancienne version. Recharge-la ; rien n’est perdu.",
  "trouble.updated":
    "Le serveur a été mis à jour. Recharge la page quand cela t’arrange ; rien n’est perdu.",
  "trouble.too_many": "C’est complet en ce moment. Nouvel essai automatique…",
  "trouble.too_often": "Trop d’essais sont venus d’ici. Nouvel essai automatique dans un moment…",
  "trouble.stopping": "Le serveur redémarre. Retour automatique…",
  "trouble.blocked":
    "Le serveur répond, mais n’ouvre pas la connexion directe dont une table a besoin : il est complet, ou un proxy ou une extension la bloque. Nouvel essai automatique…",
  "trouble.not_known":
    "Le serveur ne connaît pas cette partie pour le moment. Ta place reste enregistrée dans ce navigateur, et nous continuons d’essayer.",
  "trouble.forget": "Retirer de mes parties",
  "trouble.saving": "Enregistrement de ton coup…",
  "trouble.held":
    "Ta réponse est gardée : elle est en route, ou sera envoyée dès que la connexion revient.",
  "trouble.held_page":
    "Le serveur est injoignable pour le moment. La page s’ouvrira d’elle-même dès que possible.",
  "trouble.no_memory":
    "Ce navigateur ne retient rien. Garde l’adresse de cette page : elle ramène à ta place.",
} as const;
