import { group } from "../things";
import type { Section } from "../types";

export const rulings: readonly Section[] = [
  {
    id: "rulings",
    depth: 1,
    title: "Klarstellungen",
    blocks: [
      {
        kind: "paragraph",
        text: "Wo die Spielanleitungen schweigen oder sich zweierlei herauslesen lässt, musste dieses Projekt entscheiden. Das meiste hier sind solche *Klarstellungen*. Manches *folgt* aus dem, was gedruckt ist; einiges wird von Leuten, die das Spiel kennen, *berichtet*. Die Kürzel sind die der Dokumente des Projekts: Gründe und Quellen stehen in docs/rules/rulings.md, und was passiert, wo mehrere Module zusammentreffen, in docs/rules/rulings-meetings.md.",
      },
    ],
  },
  group("rulings-turn", "Klarstellungen: Aufbau und Zug", {
    S2: "Wer anfängt, wird beim Anlegen der Partie bestimmt oder ausgelost.",
    S4: "Von jedem Horusstapel darf man nur die oberste Karte sehen.",
    "T5.1":
      "Der Ablagestapel wird gemischt, wenn eine Karte gezogen werden muss und keine da ist, nicht früher.",
    "T5.2": "Gespielte Horuskarten kommen nie zurück auf die Horustafel.",
    "T6.1":
      "Erlaubt nur eine Randkarte eine Bewegung, darf die andere nicht gespielt werden, um stehen zu bleiben.",
    "T6.2":
      "Eine Karte ist spielbar, wenn ein aktiver Abenteurer mit ihrem aufgedruckten Wert eine erlaubte Bewegung hat.",
    T7: "Eine Würfelzahl, die eine Bewegung erlaubt, macht eine Würfelkarte spielbar. Erlaubt der Wurf keine, geht niemand, und du ziehst nach.",
    P1: "Verdeckt sind fremde Kartenhände, soweit niemand die Karten gesehen hat, was in Stapeln als Nächstes kommt, fremde Skarabäen, die Vorderseiten in den Tempel- und Mumienstapeln, Plättchen unter anderen und beiseitegelegte Ausrüstung.",
    "P2.1":
      "Alles andere ist öffentlich, auch welche Horuskarte an welchen Platz in wessen Hand gekommen ist.",
    "P2.2": "Was im Ablagestapel liegt, ist öffentlich.",
    "P2.3": "Die bisherigen Punkte sind zu sehen; ein Tisch darf sie verbergen.",
  }),
  group("rulings-moving", "Klarstellungen: Bewegen", {
    M1: "Auch rückwärts werden leere Felder übersprungen.",
    M2: "Liegt von einem leeren Feld aus kein Plättchen mehr voraus, führt der erste Schritt in die Grabkammer.",
    M4: "Liegt kein Plättchen dahinter, kann niemand zurück: nie bis auf die Treppe.",
    M5: "An einer Anubis-Statue kann niemand stehen bleiben.",
    "M6.1":
      "Ein Schlüssel, der die Grabkammer geöffnet hat, ist weg: Er bringt keinen Punkt und kommt nicht zurück in den Vorrat.",
    "M6.2": "Ist der Weg in die Grabkammer die einzige erlaubte Bewegung, muss sie gemacht werden.",
    M7: "Wer in der Grabkammer ist, geht nie wieder und ist nicht aktiv.",
    "M8.1":
      "Osiris führt immer vorwärts, auch wenn man rückwärts kam: Eine Osiris 1 bringt den Abenteurer auf das Plättchen zurück, auf dem er stand, und dieses wirkt.",
    "M8.2": "Ein Osirisplättchen, das zu einem anderen führt, führt von dort weiter.",
    "M8.3":
      "Würde ein Osirisplättchen zu weit führen oder ohne Schlüssel in die Grabkammer, ist die ganze Bewegung nicht erlaubt.",
    M9: "Was eine Karte offenlässt, muss so gewählt werden, dass jemand geht oder eine 0 herauskommt, wenn das möglich ist. Eine Fähigkeit muss niemand dafür nutzen.",
  }),
  group("rulings-tiles", "Klarstellungen: Plättchen", {
    "A1.1":
      "Die Aktion eines Plättchens kannst du nicht ablehnen, außer wo die Regeln *darfst* sagen.",
    "A1.2": "Auf einem leeren Feld, auf der Treppe und in der Grabkammer gibt es keine Aktion.",
    A2: "Für einen Schatz zählen nur aktive Abenteurer.",
    A3: "Ohne Symbol, oder wenn kein Tempelplättchen mehr da ist, bleibt das Feld für immer leer.",
    A4: "Gibt es nur einen Schlüssel oder nur eine Karte, bekommst du das; gibt es keins von beiden, nichts. Das Horusplättchen bleibt liegen.",
    A5: "Sind Skarabäen oder Joker aufgebraucht, nimmst du nichts; wo beide abgebildet sind, das andere.",
    A6: "Eine Gunst des Horus bringt keinen Schlüssel.",
    A7: "Ein Tunnel ist ein einziger Sprung, und am anderen Ende wirkt kein Plättchen.",
  }),
  group("rulings-horus", "Klarstellungen: Horuskarten", {
    "H2.1": "*Alle:* Wer durch diese Bewegung geweckt wird, bleibt auf der Treppe.",
    "H2.2":
      "*Alle:* Der Reihe nach geht jeder, wenn er eine erlaubte Bewegung hat, wenn nötig für einen Schlüssel; sonst bleibt er stehen.",
    "H2.3":
      "*Alle:* In die Grabkammer zu gehen gehört zur Bewegung. Eine Aktion anderswo gibt es trotzdem.",
    "H2.4":
      "*Alle:* Wer für die Aktion gewählt wird, muss gegangen und noch aktiv sein. Gibt es keinen, wirkt nichts.",
    "H2.5": "*Alle:* spielbar, wenn mindestens ein Abenteurer gehen kann.",
    "H3.1":
      "*Letzter zum Vorletzten:* Die Treppe zählt als Feld; von denen, die dort stehen, geht einer.",
    "H3.2": "*Letzter zum Vorletzten:* Wer nicht aktiv ist, geht nicht und ist auch kein Ziel.",
    "H3.3":
      "*Letzter zum Vorletzten:* Ist kein aktiver Abenteurer weiter vorn, ist die Grabkammer das Ziel, wenn einer von deinen drinnen ist, für einen Schlüssel. Sonst ist die Karte nicht spielbar.",
    H4: "*Einer weniger:* Mit der vollen Zahl ist es ein gewöhnlicher Schatz und wird genommen.",
  }),
  group("rulings-end", "Klarstellungen: das Ende", {
    "E2.1":
      "Jemanden bewegen konnte, wer eine Randkarte hatte, die eine Bewegung erlaubte (eine 0 ist keine; ein Würfel zählt vor dem Wurf), wer auf irgendeine Weise einen Abenteurer bewegt hat, oder wer einen hätte aufrichten können.",
    "E2.2":
      "Ob niemand gehen konnte, wird nach dem letzten Zug der Runde geprüft, Extrazüge eingeschlossen.",
    "E2.3": "Zur Sicherheit endet eine Partie nach 500 Runden und wird gewertet.",
    "E2.4":
      "Eine Fähigkeit, die niemand genutzt hat, hält die Partie nicht in Gang; eine Bewegung durch sie schon.",
    E4: "Die Software verteilt Schätze und Joker bestmöglich auf Sätze.",
  }),
  group("rulings-mummy", "Klarstellungen: die Mumie", {
    "Y2.1":
      "Sie geht sofort: wenn eine Karte genommen wird, noch bevor die nächste Karte des Stapels zu sehen ist.",
    "Y2.2":
      "Beim Spielen: Karte, Mumie, Würfel; dann alles andere auf dem Spielplan, wie er jetzt ist.",
    "Y2.3": "Sie geht auch, wenn die Karte niemanden bewegt.",
    "Y2.4":
      "Ob eine Karte spielbar ist, wird beurteilt, bevor die Mumie geht. Was sie dann unmöglich macht, ist verloren.",
    "Y2.5":
      "Eine Horuskarte für ein Mumienplättchen abzuwerfen heißt nicht, sie zu spielen: Die Mumie bleibt stehen.",
    "Y3.1": "Fremde Abenteurer auf leeren Feldern, an denen sie vorbeizieht, fallen um.",
    "Y3.2": "An Anubis-Statuen und in der Grabkammer sind alle sicher.",
    Y4: "Gibt es zu wenige Talismane, nimmst du die, die da sind.",
    Y5: "Ihr erstes und ihr letztes Plättchen sind das erste und das letzte, die noch liegen. Der Sprung dazwischen führt an niemandem vorbei.",
    Y6: "Auf einem Osirisplättchen geht es weiter, bevor jemand umfallen könnte. Am Anfang eines Tunnels fällt man ohne Sprung um, am anderen Ende danach.",
    "Y7.1": "Alles, was mit aktiven Abenteurern zu tun hat, übergeht die Umgefallenen.",
    "Y7.2": "Der Schatz unter der Mumie kann nicht genommen werden.",
    "Y8.1":
      "{wake_one}: Einer steht auf, und der Zug endet; {wake_all}: alle, und er endet; {wake_go_on}: alle, und er geht weiter.",
    "Y8.2": "Der Wurf weckt niemanden an einer Anubis-Statue.",
    "Y8.3": "Kann niemand aufstehen, wird nicht gewürfelt.",
    "Y8.4": "Der Wurf ist freiwillig, was folgt, ist es nicht: Das Ergebnis wird ausgeführt.",
    "Y8.5":
      "Ein Zug, der mit dem Wurf endet, hat keine Karte, kein Nachziehen und kein Mumienplättchen.",
    "Y10.1": "*Zwei von drei* bietet Skarabäus, Joker und Schlüssel.",
    "Y10.2":
      "Zwei beliebige Schatzplättchen sind ein Paar, auch Zepter und umgedrehte. Joker nicht.",
    "Y10.3": "*Alle +4* geht in der Reihenfolge der Karte *Alle*; wer kann, muss.",
    "Y10.4": "*Skarabäus tauschen* braucht einen eigenen und einen im Vorrat.",
    "Y10.5": "Nur offen liegende Schätze können der kleinste sein.",
    "Y10.6":
      "Der hinterste wird unter den aktiven gesucht; kann er nicht gehen, ist das Plättchen nicht zu kaufen.",
    "Y10.7": "Hat der Vorrat weniger, als ein Plättchen gibt, nimmst du, was da ist.",
    "Y10.8":
      "Bewegungen durch Mumienplättchen wecken Schlafende und folgen Osiris; wer bei der Mumie endet, fällt um; für einen Schlüssel dürfen sie in die Grabkammer führen.",
    "Y10.9": "Ein Plättchen, das nichts bewirken würde, kann nicht gekauft werden.",
    Y11: "Extrazüge kommen nach dem laufenden Zug, in der Reihenfolge, in der sie gewonnen wurden. Es sind ganze Züge, aber mit ihnen beginnt keine Runde. Auch in der letzten Runde werden sie gespielt.",
  }),
  group("rulings-equipment", "Klarstellungen: Ausrüstung", {
    "T6.3": "Eine 0 darf neben einer spielbaren Karte gespielt werden und muss es nie.",
    Q2: "Eine 0 ist spielbar, solange ein Abenteurer aktiv ist; auf der Treppe und auf leeren Feldern passiert nichts.",
    "Q3.1":
      "Erst wird die zweite Karte gelegt, dann ein Würfel geworfen, dann der Abenteurer gewählt.",
    "Q3.2": "Als zweite Karte zählt ±1 eins dazu oder eins ab.",
    "Q3.3": "Würfel ±1 zählt den Wurf, wie du ihn geändert hast.",
    "Q3.4": "Eine Summe von 0 wirkt wie die Karte 0.",
    "Q3.5":
      "Eine +-Karte ist spielbar, wenn ihre Zahl oder eine Summe eine Bewegung erlaubt. Tut das nur eine Summe, muss die zweite Karte gespielt werden.",
    "Q3.6":
      "Eine zweite Karte darf nur dazu, wenn irgendeine Summe mit ihr eine Bewegung erlaubt oder 0 ist.",
    "Q3.7":
      "Erlaubt die Summe mit dem Wurf keine Bewegung, geht niemand: Zurück zur Zahl allein kann man nicht.",
    "Q4.1": "Die Seite wählst du, nachdem du die Karte gesehen hast.",
    "Q4.2":
      "Eine Horuskarte, die du nach zwei Karten nimmst, ist die erste, die du bekommst, und kommt sofort an ihren Platz.",
    Q5: "Ein Wurf, der auf 0 gesenkt wird, wirkt wie die Karte 0.",
  }),
  group("rulings-treasures", "Klarstellungen: Erweiterung und neue Schätze", {
    X2: "Die zusätzlichen Horuskarten sind zu fünft oder mit einem Modul von vornherein dabei und können es auch ohne Modul sein. Zu fünft geht es nicht ohne sie.",
    N1: "Zwei Plättchen auf einem Feld sind ein Schritt.",
    N3: "Auch Sätze nach dem letzten, der noch Punkte bringt, dürfen ein Zepter mitnehmen.",
  }),
  group("rulings-characters", "Klarstellungen: Charaktere", {
    "C1.1": "Nach *Plündern* wird nie gefragt; nach allen anderen Fähigkeiten jedes Mal.",
    "C3.1":
      "*Neu würfeln* gilt für jeden Wurf einer Karte, nicht für den Weckwurf für Umgefallene.",
    "C3.2": "*Neu würfeln* wirkt einmal pro Karte; der zweite Wurf zählt.",
    "C3.3":
      "*Umstecken* kommt, wenn die Bewegung samt Osiris oder Tunnel fertig ist, bevor das Plättchen wirkt; gehen mehrere, bevor der nächste geht.",
    "C3.4":
      "*Umstecken* wirkt einmal für jeden geweckten Abenteurer, mit der Hand, wie sie gerade ist.",
    "C3.5":
      "*Freie Wahl* wirkt, solange irgendein Stapel eine Karte hat, auch wenn der des Plättchens leer ist.",
    "C3.6": "Die Mumie geht dann nach den Augen der Karte, die genommen wurde.",
    "C3.7": "*Plündern* bringt Punkte für Zepter, nicht für Joker.",
    "C3.8":
      "*Ein Plättchen* wird spätestens nach dem Wurf gewählt und ersetzt den ganzen Wert, auch eine Summe. Zu einer +-Karte, die so genutzt wird, kommt keine zweite Karte.",
    "C3.9":
      "*Ein Plättchen* ersetzt auch *Alle* und *Letzter zum Vorletzten*, spielbar oder nicht; ein Abenteurer geht.",
    "C3.10":
      "Für eine Horuskarte, die als *Ein Plättchen* gespielt wird, geht die Mumie trotzdem, und *Einer weniger* behält seine zweite Hälfte.",
    "C3.11": "*Tempelkundiger:* Ein Tunnel nimmt den Abenteurer mit, der den Schatz genommen hat.",
    "C3.12":
      "*Tempelkundiger:* Für eine Karte aus einer Gunst wird nicht nachgezogen, und die Mumie geht.",
    "C3.13":
      "*Sammler:* Lehnst du ab, bleiben die drei liegen und dürfen bei deinem nächsten Schatz dienen, der höchstens einen Extrazug bringt.",
    "Y11.1":
      "*Sammler:* Der Extrazug kommt, wenn der laufende Zug fertig ist, auch in der letzten Runde.",
    "C3.14": "*Schlüsseldreher:* ein Schlüssel für jede gespielte Karte, nach dem Wurf.",
    "C3.15":
      "*Schlüsseldreher:* ±1 vorwärts ist eine 1, mit einem Schlüssel also 0 oder 2. Rückwärts lässt es sich nicht ändern.",
    "C3.16": "*Schlüsseldreher:* Ein Wert von 0 wirkt wie die Karte 0.",
    "C3.17": "*Schlüsseldreher:* Der Schlüssel ist aus dem Spiel, wie einer für die Grabkammer.",
    "T6.4":
      "Fähigkeiten erweitern die Auswahl und verpflichten nie. Eine nicht spielbare Karte darf nur dann anstelle einer spielbaren gespielt werden, wenn eine Fähigkeit ihr dann eine Bewegung oder eine 0 gibt.",
    "T6.5": "Wer so eine Karte spielt, muss die Fähigkeit dann nutzen.",
    "T6.6": "Verdirbt die Mumie das auf ihrem Weg, geht niemand.",
    "T6.7":
      "Ist keine der beiden Karten spielbar, darf jede gespielt werden, und keine Fähigkeit muss genutzt werden.",
    "M9.1":
      "Ein Wurf, der keine Bewegung erlaubt, verlangt keine Fähigkeit. Wer eine Bewegung auslässt, die zwei Karten erlauben, muss dafür die Fähigkeit nutzen.",
  }),
];
