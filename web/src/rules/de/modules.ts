import type { Section } from "../types";

export const modules: readonly Section[] = [
  {
    id: "expansion",
    depth: 1,
    title: "Die Erweiterung: zu fünft, vier Module",
    blocks: [
      {
        kind: "picture",
        picture: "purple",
        caption: "Wer als fünfte Person mitspielt, ist Violett und hat dasselbe Material.",
      },
      {
        kind: "paragraph",
        text: "Zu fünft kommen {horus_more} weitere Horuskarten zu den drei Stapeln. Sie gehören auch zu jedem Modul, wenn ihr sie nicht abschaltet, und können auch ohne Modul dabei sein.",
      },
      {
        kind: "paragraph",
        text: "Die vier Module könnt ihr beliebig kombinieren, gleich zu wievielt ihr spielt. Zu fünft sind *Ausrüstung* und *Neue Schätze* zu empfehlen.",
      },
    ],
    rulings: ["X2"],
  },
  {
    id: "mummy",
    depth: 1,
    title: "Modul 1: die Mumie",
    blocks: [
      {
        kind: "paragraph",
        text: "Die Mumie beginnt auf dem Plättchen direkt vor der Grabkammer. Alle beginnen mit Talismanen: bei 2, 3, 4 und 5 Personen sind es je {talismans_each}. Der Rest der {talismans} ist der Vorrat. Von den {mummy_tiles} Mumienplättchen liegen drei offen neben ihrem Stapel.",
      },
      {
        kind: "paragraph",
        text: "*Sie geht* jedes Mal, wenn du eine Horuskarte von der Horustafel nimmst oder eine spielst: so viele Plättchen, wie die Karte Augen hat, Richtung Treppe und sofort. Wenn du die Karte spielst, geht sie also noch, bevor du würfelst oder jemanden bewegst. Vom ersten Plättchen des Weges führt ihr nächster Schritt auf das letzte, das vor der Grabkammer.",
      },
      {
        kind: "paragraph",
        text: "*Wer umfällt:* stehende Abenteurer der anderen, an denen sie vorbeizieht, auch auf leeren Feldern; und wo sie anhält, alle, auch deine. Auf der Treppe, an Anubis-Statuen und in der Grabkammer sind alle sicher. Für jede andere Person am Tisch, von der jemand umgefallen ist, nimmst du einen Talisman.",
      },
      {
        kind: "picture",
        picture: "mummy",
        caption:
          "Blau spielt eine Karte mit zwei Augen. An Gelb zieht die Mumie vorbei: Gelb fällt um. Rot fällt um, wo sie anhält. Blau bleibt stehen: zwei Talismane.",
      },
      {
        kind: "paragraph",
        text: "An der Mumie darfst du vorbeigehen. Wer eine Bewegung auf ihrem Plättchen *beendet*, fällt um, und das Plättchen wirkt nicht. Umgefallene gehen nicht und zählen nicht für Schätze, aber ihr Platz bringt am Ende Punkte.",
      },
    ],
    rulings: ["Y2.2", "Y2.4", "Y3.1", "Y4", "Y5", "Y6", "Y7.2"],
  },
  {
    id: "raising",
    depth: 2,
    title: "Umgefallene aufrichten",
    blocks: [
      {
        kind: "paragraph",
        text: "Am Anfang deines Zugs darfst du für deine Umgefallenen würfeln. Wer unter der Mumie liegt, kann nicht aufstehen. Für die, die aufstehen, wirkt kein Plättchen.",
      },
      {
        kind: "list",
        items: [
          {
            text: "*{wake_one}:* Einer von ihnen steht auf, du sagst welcher, und dein Zug endet.",
          },
          { text: "*{wake_all}:* Alle stehen auf, und dein Zug endet." },
          { text: "*{wake_go_on}:* Alle stehen auf, und dein Zug geht weiter." },
        ],
      },
    ],
    rulings: ["Y8.1", "Y8.2", "Y8.3", "Y8.4", "Y8.5"],
  },
  {
    id: "mummy-tiles",
    depth: 2,
    title: "Mumienplättchen",
    blocks: [
      {
        kind: "paragraph",
        text: "Nach dem Nachziehen darfst du *ein* offenes Mumienplättchen nutzen: Zahl seinen Preis in Talismanen und tu, was es sagt; dann wird ein neues aufgedeckt. Bewegungen damit folgen den üblichen Regeln, aber kein Plättchen wirkt. Was nichts bewirken würde, kannst du nicht kaufen.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "mummy_moves",
            text: "*Bewegen:* ein aktiver Abenteurer um 1; dein hinterster aktiver um 1 bis 2 oder um 1 bis 4; alle aktiven um 4.",
          },
          {
            picture: "mummy_cards",
            text: "*Karten:* eine Handkarte an einen beliebigen Platz umstecken; die ganze Hand abwerfen und fünf neue Karten ziehen, von links nach rechts; eine beliebige Karte abwerfen und die oberste Karte eines beliebigen Horusstapels in die Mitte nehmen (die Mumie geht nicht).",
          },
          {
            picture: "mummy_goods",
            text: "*Dinge:* ein Skarabäus; ein neuer Skarabäus für einen alten; zwei Schlüssel; zwei verschiedene von Skarabäus, Joker und Schlüssel.",
          },
          {
            picture: "mummy_points",
            text: "*Punkte:* 2 Punkte; die Punkte des kleinsten offenen Schatzes auf dem Spielplan, der liegen bleibt; 2 Punkte für jedes Paar deiner Schatzplättchen.",
          },
          { picture: "mummy_turn", text: "*Extrazug:* noch ein ganzer Zug nach diesem." },
        ],
      },
    ],
    rulings: ["Y10.1", "Y10.2", "Y10.6", "Y10.7", "Y10.8", "Y10.9", "Y11"],
  },
  {
    id: "equipment",
    depth: 1,
    title: "Modul 2: Ausrüstung",
    blocks: [
      {
        kind: "paragraph",
        text: "Du mischst die {equipment} Ausrüstungskarten deiner Farbe und nimmst fünf als erste Kartenhand, in dieser Reihenfolge. Die übrigen sind aus dem Spiel, und die anderen sehen sie nicht. Alle Startkarten bilden den Nachziehstapel. Ausrüstung wird gespielt und abgelegt wie Startkarten.",
      },
      {
        kind: "list",
        items: [
          { picture: "kit_6", text: "*6:* Ein Abenteurer geht 6 Plättchen weit." },
          {
            picture: "kit_0",
            text: "*0:* Ein aktiver Abenteurer bleibt stehen und darf die Aktion seines Plättchens ausführen. Eine 0 darfst du auch spielen, wenn deine andere Karte eine Bewegung erlaubt; du musst es nie.",
          },
          {
            picture: "kit_plus",
            text: "*1+, 2+, 3+:* Du darfst sofort noch eine Randkarte dazulegen, aber keine Horuskarte, und ein Abenteurer geht die Summe. Beim Würfel zählt der Wurf dazu, ±1 zählt 1 dazu oder davon ab. Eine zweite Karte dieser Art zählt nur ihre Zahl: Eine dritte gibt es nicht.",
          },
          {
            picture: "kit_die",
            text: "*Würfel ±1:* Würfle und lass die Zahl, wie sie ist, oder mach sie um eins größer oder kleiner. 0 wirkt wie die Karte 0.",
          },
        ],
      },
      {
        kind: "paragraph",
        text: "Nach zwei Karten bekommst du zwei. Die erste wird die zweite von links oder die zweite von rechts, wie du willst; die nächste kommt in die Mitte.",
      },
    ],
    rulings: ["T6.3", "Q2", "Q3.2", "Q3.5", "Q3.6", "Q3.7", "Q4.1", "Q4.2"],
  },
  {
    id: "sceptres",
    depth: 1,
    title: "Modul 3: neue Schätze",
    blocks: [
      {
        kind: "picture",
        picture: "sceptres",
        caption: "Zwei Zepter, und eine Vase mit einem anderen Plättchen darunter.",
      },
      {
        kind: "paragraph",
        text: "{sceptres} Zepter werden mit den Schätzen gemischt. Auf die ersten zehn Felder ab der Treppe, die gar kein Symbol tragen (weder Osiris noch Horus noch Tempelsymbol), kommt verdeckt ein zufälliges dieser Plättchen; dann bekommt jedes Schatzfeld ein offenes. Zwei Plättchen auf einem Feld sind ein Schritt.",
      },
      {
        kind: "paragraph",
        text: "Zepter nimmst du wie alle Schätze, und sie bringen ebenso Punkte. Liegt unter dem Plättchen, das du nimmst, noch eines, wird es sofort aufgedeckt. Die Abenteurer stehen dann darauf, und ab dem nächsten Zug kann es genommen werden.",
      },
      {
        kind: "paragraph",
        text: "Am Ende darf jeder vollständige Satz ein Zepter für 3 weitere Punkte mitnehmen. Kein Joker ersetzt ein Zepter.",
      },
    ],
    rulings: ["N1", "N3"],
  },
  {
    id: "characters",
    depth: 1,
    title: "Modul 4: Charaktere",
    blocks: [
      {
        kind: "paragraph",
        text: "Alle bekommen durch Zufall einen von {characters} Charakteren, offen für alle und für die ganze Partie. Seine Fähigkeit darfst du so oft nutzen, wie du willst, und musst es nie.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "reroll",
            text: "*Neu würfeln:* Hast du für eine Karte gewürfelt, darfst du noch einmal würfeln; dann zählt der zweite Wurf.",
          },
          {
            picture: "rearrange",
            text: "*Umstecken:* Immer wenn irgendjemand einen Abenteurer weckt, darfst du eine Handkarte umstecken.",
          },
          {
            picture: "free_choice",
            text: "*Freie Wahl:* Nimmst du eine Horuskarte von der Horustafel, darf es die oberste Karte jedes Stapels sein.",
          },
          {
            picture: "plunder",
            text: "*Plündern:* 1 Punkt mehr für jedes Schatzplättchen, das du nimmst.",
          },
          {
            picture: "one_tile",
            text: "*Ein Plättchen:* Jede Karte darfst du so spielen, dass ein Abenteurer ein Plättchen vorwärtsgeht.",
          },
          {
            picture: "temple_reader",
            text: "*Tempelkundiger:* Deckst du ein Tempelplättchen auf, weil du einen Schatz nimmst, darfst du seine Aktion sofort ausführen.",
          },
          {
            picture: "collector",
            text: "*Sammler:* Hast du eine Vase, eine Statue und ein Schmuckstück beisammen, ohne Joker, darfst du sie für einen Extrazug umdrehen. Sie zählen am Ende trotzdem, dienen aber nur einmal dafür.",
          },
          {
            picture: "key_turner",
            text: "*Schlüsseldreher:* Du beginnst mit 2 Schlüsseln. Spielst du eine Karte, die keine Horuskarte ist, darfst du einen Schlüssel für immer ablegen, um ihre Zahl um eins zu erhöhen oder zu senken, aber nicht unter 0.",
          },
        ],
      },
    ],
    rulings: ["C1.1", "C3.1", "C3.3", "C3.5", "C3.7", "C3.8", "C3.11", "C3.13", "C3.14", "T6.4"],
  },
];
