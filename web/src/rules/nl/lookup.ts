// Words by which people look for something in the rules, and what the rules call it.

import type { Lookup } from "../types";

export const lookup: Lookup = {
  fill: `
    aan alle als andere bij dan dat deze die dit doe doen doet door dus een eerst elk elke geen
    haar had heb hebben heeft hem het hij hoe hoeveel hun jij jouw jullie kan komt krijg krijgt
    kun kunnen maar mag mee meer men met mij mijn moet moeten naar niet nog omdat onder ons ook
    over tegen toch toe tot uit van veel voor waar waarom wanneer was wat wel welke werkt wie
    wij word worden wordt zal zelf zich zij zijn zonder zou gebeurt`,
  same: {
    begin: ["trap", "spelvoorbereiding"],
    deur: ["grafkamer"],
    doodskist: ["sarcofaag"],
    figuur: ["avonturier"],
    ganger: ["avonturier"],
    graf: ["grafkamer"],
    hond: ["anubis", "standbeeld"],
    jakhals: ["anubis", "standbeeld"],
    jas: ["joker"],
    kat: ["standbeeld"],
    ketting: ["juwe"],
    kist: ["sarcofaag"],
    meeple: ["avonturier"],
    ongedaan: ["terugnemen"],
    oog: ["horus"],
    pion: ["avonturier"],
    piramide: ["tempel"],
    poppetje: ["avonturier"],
    pot: ["vaas"],
    punt: ["scoor", "scoren", "waard"],
    ring: ["juwe"],
    score: ["punten", "scoren"],
    serie: ["set"],
    sprong: ["tunnel"],
    start: ["trap", "spelvoorbereiding"],
    undo: ["terugnemen"],
    waarde: ["punten", "waard"],
    winnaar: ["meeste punten", "overwinning"],
    winnen: ["meeste punten", "overwinning"],
    winst: ["meeste punten", "overwinning"],
  },
};
