import type { Section } from "../types";

export const base: readonly Section[] = [
  {
    id: "need",
    depth: 1,
    title: "Was man braucht",
    blocks: [
      {
        kind: "paragraph",
        text: "Gespielt wird zu zweit, zu dritt oder zu viert; mit der [Erweiterung|expansion] auch zu fünft. Der Weg durch den Tempel hat {spaces} Felder zwischen der Treppe und der Grabkammer. Es gibt fünf Abenteurer in jeder Farbe, {starters} Startkarten, drei Stapel Horuskarten, Plättchen für den Weg, Skarabäen, Joker, Schlüssel und einen Würfel. Der Tisch in deinem Browser hat das alles; er mischt, zählt und füllt von selbst auf.",
      },
      {
        kind: "picture",
        picture: "players",
        caption: "Alle am Tisch haben eine Farbe und ein Zeichen. Violett gehört zur Erweiterung.",
      },
      {
        kind: "paragraph",
        text: "Nicht alle Zahlen des echten Spiels waren uns bekannt. Wie sicher die sind, die du hier siehst, steht unter [Über dieses Projekt|/about].",
      },
    ],
  },
  {
    id: "aim",
    depth: 1,
    title: "Das Ziel",
    blocks: [
      {
        kind: "paragraph",
        text: "Du führst deine Abenteurer durch die Gänge zur *Grabkammer*. Unterwegs nehmen sie Schätze, die sofort Punkte bringen und am Ende als Sätze noch einmal, und sie finden Skarabäen, Schlüssel und bessere Karten. Am Ende bringt jeder Abenteurer Punkte dafür, wie weit er gekommen ist. Wer die *meisten Punkte* hat, gewinnt.",
      },
      {
        kind: "paragraph",
        text: "Das Besondere ist deine Kartenhand: Nur ihre beiden Randkarten kannst du spielen, und was du bekommst, kommt in die Mitte.",
      },
    ],
  },
  {
    id: "setup",
    depth: 1,
    title: "Spielaufbau",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Abenteurer:* Zwei von deinen stehen auf der Treppe. An jeder der drei Anubis-Statuen liegt einer und schläft, bis du ihn [weckst|statues].",
          },
          {
            text: "*Kartenhand:* fünf Startkarten für alle. Sie bleiben in der Reihenfolge, in der sie ausgeteilt wurden. Der Rest ist der Nachziehstapel.",
          },
          {
            text: "*Horustafel:* Die Horuskarten mit einem, zwei und drei Augen, im Grundspiel je {horus_cards}, bilden drei gemischte Stapel. Sie liegen offen, also sieht man von jedem die oberste Karte.",
          },
          {
            text: "*Horus und Osiris:* Die Horusplättchen liegen auf den Feldern mit ihrer Zahl von Augen. Vier der {osiris} Osirisplättchen, vom Zufall bestimmt, liegen auf den Osirisfeldern; die übrigen werden nicht gebraucht.",
          },
          {
            text: "*Schätze:* Die {treasures} Schätze werden offen auf alle anderen Felder verteilt.",
          },
          {
            text: "*Tempelplättchen:* drei gemischte, verdeckte Stapel, einer für jede Rückseite: Kobra, Falke und Löwe.",
          },
          {
            text: "*Vorrat:* {scarabs} verdeckte Skarabäen, {jokers} Joker, {keys} Schlüssel. In der Grabkammer liegen zwei Sarkophage im Wert von {sarcophagus_1} und {sarcophagus_2} Punkten.",
          },
          {
            text: "*Wer anfängt:* die jüngste Person. Hier bestimmt ihr jemanden, oder der Zufall entscheidet. Wer anfängt, beginnt jede Runde; die anderen folgen im Uhrzeigersinn.",
          },
        ],
      },
    ],
    rulings: ["S2", "S4"],
  },
  {
    id: "turn",
    depth: 1,
    title: "Dein Zug",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Karte spielen und gehen.* Nimm die Karte ganz links oder ganz rechts in deiner Hand und beweg damit einen Abenteurer.",
          },
          {
            text: "*Aktion ausführen.* Tu, was das Plättchen sagt, auf dem die Bewegung geendet hat.",
          },
          { text: "*Karte nachziehen*, in die Mitte deiner Hand." },
        ],
      },
      {
        kind: "paragraph",
        text: "Hier kannst du einen Zug mit *Rückgängig* zurücknehmen, solange nichts gezogen oder gewürfelt wurde und seither niemand sonst etwas entschieden hat. Später fragt das Menü die anderen, ob sie einverstanden sind.",
      },
    ],
  },
  {
    id: "hand",
    depth: 2,
    title: "Deine Kartenhand",
    blocks: [
      {
        kind: "picture",
        picture: "hand",
        caption:
          "Nur die beiden Randkarten kannst du jetzt spielen. Die neue Karte kommt dann zwischen die anderen.",
      },
      {
        kind: "paragraph",
        text: "Ordne deine Karten nie um. Die Karte, die du spielst, kommt offen auf den gemeinsamen Ablagestapel; erst dann bewegst du jemanden. Vier Karten bleiben übrig: Die neue kommt in die Mitte, mit zweien auf jeder Seite.",
      },
      {
        kind: "paragraph",
        text: "Auch eine *Horuskarte*, die du nimmst, kommt in die Mitte; *dafür ziehst du keine Karte nach*. Am Ende deines Zugs hast du genau fünf Karten.",
      },
      {
        kind: "paragraph",
        text: "Muss eine Karte gezogen werden und ist der Nachziehstapel leer, wird der Ablagestapel gemischt und zum Nachziehstapel, samt den gespielten Horuskarten.",
      },
    ],
    rulings: ["T5.1", "T5.2"],
  },
  {
    id: "stuck",
    depth: 2,
    title: "Wenn niemand gehen kann",
    blocks: [
      {
        kind: "paragraph",
        text: "Erlaubt nur eine deiner Randkarten eine Bewegung, *musst du diese spielen*. Erlaubt keine eine, spielst du eine der beiden nach Wahl, ohne jemanden zu bewegen, und ziehst nach.",
      },
      {
        kind: "paragraph",
        text: "Eine Würfelkarte darfst du spielen, wenn mindestens eine Würfelzahl eine Bewegung erlauben würde. Würfelst du dann eine Zahl, die niemandem hilft, geht niemand, und du ziehst nach.",
      },
    ],
    rulings: ["T6.1", "T6.2", "T7", "M9"],
  },
  {
    id: "cards",
    depth: 1,
    title: "Die Karten",
    blocks: [
      {
        kind: "paragraph",
        text: "Eine Karte sagt, wie weit ein Abenteurer geht. Die Zahlen meinen *Plättchen*, nicht Felder: siehe [Bewegen|moving].",
      },
    ],
  },
  {
    id: "starter-cards",
    depth: 2,
    title: "Startkarten",
    blocks: [
      {
        kind: "picture",
        picture: "starters",
        caption: "Die {starters} Startkarten, und wie oft es jede gibt.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "number_cards",
            text: "*Zahl:* Ein Abenteurer geht genau so viele Plättchen weit.",
          },
          {
            picture: "step_card",
            text: "*±1:* Ein Abenteurer geht ein Plättchen vor oder eins zurück.",
          },
          {
            picture: "die_card",
            text: "*Würfel:* Würfle zuerst. Wähl dann den Abenteurer; er geht genau so viele Plättchen weit.",
          },
        ],
      },
    ],
    rulings: ["M4", "T7"],
  },
  {
    id: "horus-cards",
    depth: 2,
    title: "Horuskarten",
    blocks: [
      {
        kind: "paragraph",
        text: "Horuskarten gibt es auf [Horusplättchen|horus-tiles] und durch die [Gunst des Horus|favours]. Du spielst sie und legst sie ab wie alle anderen.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "range_cards",
            text: "*1 bis zu einer Zahl:* Wähl eine Zahl von 1 bis dahin; ein Abenteurer geht so weit.",
          },
          {
            picture: "range_die_card",
            text: "*1–Würfel:* Würfle und wähl dann eine Zahl von 1 bis zum Wurf.",
          },
          {
            picture: "all_card",
            text: "*Alle:* Alle deine aktiven Abenteurer gehen so viele Plättchen weit, zuerst der, der der Grabkammer am nächsten ist. Wer kann, muss; wer nicht kann, bleibt stehen. Ein Osirisplättchen wirkt sofort. Wähl dann *einen* von denen, die gegangen sind, und führ die Aktion seines Plättchens aus; für einen Schatz zählen alle von deinen, die jetzt darauf stehen. Wer durch diese Bewegung geweckt wird, bleibt auf der Treppe.",
          },
          {
            picture: "last_card",
            text: "*Letzter zum Vorletzten:* Dein aktiver Abenteurer, der am weitesten von der Grabkammer entfernt ist, geht dorthin, wo dein nächster aktiver vor ihm steht, und führt dort die Aktion aus. Sind mehrere die Letzten, geht einer von ihnen. Nur so kommt man auf ein leeres Feld, und dort gibt es keine Aktion.",
          },
          {
            picture: "fewer_card",
            text: "*Einer weniger:* Ein Abenteurer geht genau so weit, wie die Karte zeigt. Endet er auf einem Schatz, darfst du ihn mit einem Abenteurer weniger nehmen, als er braucht.",
          },
        ],
      },
    ],
    rulings: ["H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H3.1", "H3.2", "H3.3", "H4"],
  },
  {
    id: "moving",
    depth: 1,
    title: "Bewegen",
    blocks: [
      {
        kind: "paragraph",
        text: "Beweg einen beliebigen deiner *aktiven* Abenteurer: Das sind alle, die auf der Treppe oder auf dem Weg stehen und nicht erst in dieser Runde geweckt wurden. Er geht Richtung Grabkammer; nur ±1 führt zurück.",
      },
      {
        kind: "paragraph",
        text: "*Zähl Plättchen.* Ein Feld ohne Plättchen wird übersprungen und nicht gezählt, vorwärts wie rückwärts. Von einem leeren Feld führt der erste Schritt auf das nächste Plättchen. Auf einem Feld dürfen beliebig viele Abenteurer jeder Farbe stehen. Zurück auf die Treppe führt kein Weg.",
      },
      {
        kind: "picture",
        picture: "skip",
        caption:
          "Blau spielt eine 2. Das leere Feld zählt nicht: Das zweite Plättchen ist das Horusplättchen.",
      },
    ],
    rulings: ["M1", "M2", "M4", "M9"],
  },
];
