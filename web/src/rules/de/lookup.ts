// Words by which people look for something in the rules, and what the rules call it.

import type { Lookup } from "../types";

export const lookup: Lookup = {
  fill: `
    aber alle allem allen aller alles als also andere auch auf aus bei beim bekomme bekommt bin
    bis dann darf das dass dem den denn der des die dies diese diesem diesen dieser dieses doch
    dort durch ein eine einem einen einer eines fuer für geht gibt habe haben hat ich ihm ihn
    ihr ins ist jede jeden jeder jedes kann kein keine keinen koennen können man mehr mein meine
    meinen mich mir mit muss müssen nach nicht noch nun nur oder ohne sein seine sich sie sind
    soll und uns unter viel viele vom von vor wann war warum was weil welche welchen welcher
    welches wenn wer werden wie wieder wieviel wird wohin wozu zum zur passiert geschieht`,
  same: {
    anfang: ["treppe", "spielaufbau"],
    augen: ["horus"],
    figur: ["abenteurer"],
    gewinnen: ["meisten punkte", "sieg"],
    gewinner: ["meisten punkte", "sieg"],
    grab: ["grabkammer"],
    halskette: ["schmuck"],
    hund: ["anubis", "statue"],
    katze: ["statue"],
    kette: ["schmuck"],
    kiste: ["sarkophag"],
    krug: ["vase"],
    meeple: ["abenteurer"],
    punkte: ["wert"],
    pyramide: ["tempel"],
    ring: ["schmuck"],
    ruckgangig: ["zurucknehmen"],
    sarg: ["sarkophag"],
    satz: ["satze"],
    schakal: ["anubis", "statue"],
    serie: ["satz", "satze"],
    set: ["satz", "satze"],
    sieger: ["meisten punkte", "sieg"],
    spielstein: ["abenteurer"],
    sprung: ["tunnel"],
    start: ["treppe", "spielaufbau"],
    topf: ["vase"],
    tuer: ["grabkammer"],
    tur: ["grabkammer"],
    undo: ["zurucknehmen"],
    wert: ["punkte"],
  },
};
