// What is said when something breaks: the page itself, or its way to the server.

export default {
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
  "trouble.held_page":
    "Le serveur est injoignable pour le moment. La page s’ouvrira d’elle-même dès que possible.",
} as const;
