// Words by which people look for something in the rules, and what the rules call it.

import type { Lookup } from "../types";

export const lookup: Lookup = {
  fill: `
    afin alors apres aussi aux avant avec avoir ceci cela ces cette chaque combien comme comment
    dans depuis des dois doit donc elle elles encore est est-ce etre eux faire fait faut ils les
    leur lors lui mais meme mes moi mon nos notre nous ont par pas peut peux plus pour pourquoi
    puis quand que quel quelle quelles quels qui quoi sans ses son sont sur tes toi ton tous
    tout toute toutes une vos votre vous arrive passe`,
  same: {
    annuler: ["reprendre"],
    argent: ["points"],
    bague: ["bijou"],
    but: ["gagn"],
    cercueil: ["sarcophage"],
    chacal: ["anubis", "statue"],
    chat: ["statue"],
    chien: ["anubis", "statue"],
    clef: ["cle"],
    collier: ["bijou"],
    depart: ["escaliers", "mise en place"],
    ensemble: ["serie"],
    figurine: ["aventurier"],
    fini: ["fin de la partie"],
    gagnant: ["le plus de points", "victoire"],
    gagner: ["le plus de points", "victoire"],
    meeple: ["aventurier"],
    oeil: ["horus"],
    paquet: ["pioche"],
    pion: ["aventurier"],
    point: ["rapporte", "vaut"],
    porte: ["chambre funeraire"],
    pot: ["vase"],
    pyramide: ["temple"],
    saut: ["tunnel"],
    score: ["points", "rapporte"],
    set: ["serie"],
    tombe: ["chambre funeraire"],
    tombeau: ["chambre funeraire"],
    valeur: ["points", "vaut"],
  },
};
