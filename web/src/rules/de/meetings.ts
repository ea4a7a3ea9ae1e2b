import { group } from "../things";
import type { Section } from "../types";

export const meetings: readonly Section[] = [
  group("meetings-mummy-equipment", "Klarstellungen: Mumie und Ausrüstung zusammen", {
    "Y2-Q4":
      "Eine Horuskarte nach zwei Karten: Die Mumie geht sofort, dann wählst du die Seite für die Karte, dann wird die nächste Karte des Stapels aufgedeckt. Die andere Karte ziehst du am Ende in die Mitte.",
    "Y10-Q4":
      "Eine Horuskarte von einem Mumienplättchen kommt in die Mitte, auch nach zwei Karten: Die Hand ist dann schon voll.",
    "Y10-Q4-2": "*Neue Hand* fragt nach keiner Seite.",
    "Y10-Q1-Q2":
      "Ausrüstung, die ein Mumienplättchen abwirft, kommt auf den gemeinsamen Ablagestapel. Ist er gemischt, kann jeder sie ziehen.",
    "Q2-A7-Y6":
      "Wer mit einer 0 durch einen Tunnel geht und bei der Mumie herauskommt, fällt um: Was die Aktion tut, ist eine Bewegung.",
    "T6-M9-Y6":
      "Eine Bewegung, die bei der Mumie endet, ist eine wie jede andere: Sie macht eine Karte spielbar, und ist sie die einzige, muss sie sein.",
    "M6-Y6":
      "Die Mumie vor der Grabkammer hält niemanden auf: Nur wer auf ihrem Plättchen stehen bleibt, fällt um.",
    "Q4-T5":
      "Ist der Nachziehstapel zwischen zweimal Ziehen leer, werden die zwei eben gespielten Karten mit eingemischt.",
  }),
  group("meetings-mummy-treasures", "Klarstellungen: Mumie und neue Schätze zusammen", {
    "N1-Y2": "Zwei Plättchen auf einem Feld sind auch für die Mumie ein Schritt.",
    "N2-Y7":
      "Wo die Mumie steht, wird kein Plättchen genommen; das untere bleibt also verdeckt, bis sie weg ist.",
    "Y7-Y10":
      "Der Schatz unter der Mumie kann der *kleinste Schatz* sein: Er liegt offen auf dem Spielplan.",
    "H4-N2":
      "*Einer weniger* gilt auch für Zepter, und was darunter liegt, wird wie immer aufgedeckt.",
  }),
  group("meetings-mummy-characters", "Klarstellungen: Mumie und Charaktere zusammen", {
    "C2-Y10": "*Plündern* bringt nichts beim *kleinsten Schatz*: Kein Plättchen wird genommen.",
    "C2-Y10-2":
      "Für Bewegungen durch Mumienplättchen gelten *Ein Plättchen*, *Neu würfeln* und *Schlüsseldreher* nicht. *Umstecken* schon, bevor der nächste Abenteurer geht und bevor das Plättchen ersetzt wird.",
    "C3-Y6-M5":
      "*Umstecken* gilt auch, wenn umfällt, wer an der Statue vorbeiging, und zwar danach.",
    "T6-Y2-C2":
      "Wird eine Horuskarte um einer Fähigkeit willen gespielt und wirft die Mumie alle um, ist die Karte verloren, und niemand geht.",
    "Y2-M9-C2":
      "Wirft die Mumie den um, den die Karte hätte bewegen können, darf eine Fähigkeit genutzt werden, die noch eine Bewegung erlaubt; sie muss es nicht.",
    "Y2-C2":
      "Für *Neu würfeln* geht die Mumie nicht noch einmal: Sie geht einmal, vor dem ersten Wurf.",
    "Y2-T5-C2":
      "Für eine Horuskarte vom Nachziehstapel geht die Mumie nicht, und *Freie Wahl* gilt nicht. Die Mumie geht, wenn die Karte gespielt wird.",
    "Y3-C2-C3":
      "Die Mumie kann den Tempelkundigen umwerfen, der sie geschickt hat. Schatz und Karte bleiben ihm.",
    "Y6-A7-C2":
      "*Tempelkundiger:* Ein Tunnel kann zur Mumie führen. Der Abenteurer fällt dort um; dann kommt *Umstecken* für jeden Geweckten, dann das Nachziehen.",
    "Y8-C2": "Kein Schlüssel ändert den Weckwurf für Umgefallene.",
    "Y10-C3-M6":
      "Gedrehte Schlüssel kommen nicht zurück. Ist keiner im Vorrat, ist das Mumienplättchen mit Schlüsseln nicht zu kaufen.",
    "M5-Y7-Y10":
      "Weder wer in dieser Runde geweckt wurde noch ein Umgefallener kann der hinterste sein: Beide sind nicht aktiv.",
  }),
  group(
    "meetings-equipment-characters",
    "Klarstellungen: Ausrüstung, neue Schätze und Charaktere zusammen",
    {
      "N2-Q2-C2-Y11":
        "Wer auf einem aufgedeckten Plättchen steht, kann es mit einer 0 nehmen, vom nächsten Zug an. Ein Extrazug ist so ein Zug.",
      "Q3-C2":
        "Eine zweite Karte darf dazu, wenn eine Fähigkeit der Summe eine Bewegung gibt oder sie zu 0 macht. Wer dafür eine aufgedruckte Bewegung auslässt, muss die Fähigkeit nutzen.",
      "Q3-C3":
        "Mit ±1 als zweiter Karte können Schlüssel bis zu zwei dazugeben. Wird sie abgezogen, lässt sich nur die erste Karte senken.",
      "Q3-Q5-C3":
        "Jede Karte für sich kann nicht unter 0 sinken: Aus 2+ und 0 macht ein Schlüssel 1, ein zweiter hat nichts zu ändern.",
      "T6-T7-Q3-C2":
        "Ein Würfel darf dazu, wenn eine Fähigkeit bei irgendeiner Seite hilft. Lässt ihr der Wurf nichts zu tun, geht niemand.",
      "Q4-C2":
        "Eine Horuskarte aus einer Gunst, die der Tempelkundige nach zwei Karten nutzt, ist die erste, die er bekommt: Er wählt ihre Seite und zieht noch eine.",
      "Q2-C2-E2":
        "Der Tempelkundige nutzt auch, was eine 0 aufdeckt. Wer dann durch einen Tunnel geht, hat sich bewegt.",
      "Y2-Q4-C3":
        "Zwei Karten, *Freie Wahl* und Mumie: Karten und Bewegung; die Wahl; die Mumie, nach den Augen der Karte; deren Seite; die nächste offene Karte; das Nachziehen.",
      "T7-M9-C2":
        "*Neu würfeln* muss nicht sein, wenn ein Wurf misslingt, und darf bei jedem sein. Der zweite Wurf zählt, auch wenn dann niemand gehen kann.",
      "N2-A3-C2":
        "Macht ein Schatz einen Satz voll, wird erst das untere Plättchen aufgedeckt oder das Tempelplättchen gelegt; dann wird der Sammler gefragt.",
      "C2-C3-N2":
        "*Sammler:* Ein Zepter macht keinen Satz voll, aber ein wartender Satz darf dienen, wenn es genommen wird. Ein Schatz bringt höchstens einen Extrazug.",
      "N3-C2": "Ein Zepter darf zu einem Satz, den der Sammler umgedreht hat.",
    },
  ),
  group("meetings-end", "Klarstellungen: Module und das Ende", {
    "E1-Y11":
      "Kommt der zweite nach dem letzten regulären Zug der Runde in die Grabkammer, endet die Partie, wenn die wartenden Extrazüge gespielt sind.",
    "E1-Y11-C2": "In der letzten Runde können Extrazüge aufeinander folgen; alle werden gespielt.",
    "E1-Y9": "Auch im allerletzten Zug darf ein Mumienplättchen genutzt werden.",
    "E1-M7-Y10":
      "Kommen zwei durch ein *Alle +4* in die Grabkammer, gehören beide Sarkophage diesem Spieler, und diese Runde ist die letzte.",
    "Y8-Y11":
      "Ein Zug, der mit dem Wurf endet, kostet keine Extrazüge: Sie kommen vor dem Zug des Nächsten.",
    "E3-E5-Y4": "Talismane sind am Ende nichts wert und entscheiden keinen Gleichstand.",
    "E3-C2": "Die Schlüssel des Schlüsseldrehers zählen, soweit sie übrig sind.",
    "E2-Q2-C2-Y8-Y10":
      "Jemanden bewegen konnte, wer eine 0 neben einer Karte spielte, die jemanden bewegt hätte, wer jemanden hätte aufrichten können oder wessen spielbare Karte die Mumie verdarb. Nicht konnte es, wer dafür nur eine 0, einen Schlüssel, eine Fähigkeit oder ein Mumienplättchen hatte und damit niemanden bewegte, oder wessen Abenteurer von Anfang an alle unter der Mumie lagen.",
    "E2-Q3":
      "Wer aus einer +-Karte, die eine Summe hätte bewegen können, eine 0 macht, konnte jemanden bewegen.",
  }),
  group(
    "meetings-chamber",
    "Klarstellungen: Module an der Grabkammer, bei leeren Stapeln und zu fünft",
    {
      "M6-C2":
        "Mit einer von Schlüsseln geänderten Zahl in die Grabkammer: ein Schlüssel für jede Änderung und einer für die Kammer. Mit *Ein Plättchen* nur der für die Kammer.",
      "H3-Y7-M6":
        "*Letzter zum Vorletzten:* Umgefallene weiter vorn werden übergangen; Ziel ist die Grabkammer, wenn einer von dir drin ist. Ohne Schlüssel ist die Karte nicht spielbar.",
      "H2-H3-Y2":
        "*Alle* und *Letzter zum Vorletzten* lassen aus, wen die Mumie für diese Karte umwirft.",
      "A4-A6-C2":
        "*Freie Wahl*, wenn alle Horusstapel leer sind: Auf einem Horusplättchen bleibt der Schlüssel, bei einer Gunst nichts.",
      "A5-C2":
        "Von einem Skarabäus- oder Jokerplättchen, von dem nichts mehr da ist, nimmt der Tempelkundige nichts.",
      "X1-Y1-Q1-C1": "Es ist von allem genug da für fünf Spieler mit allen Modulen.",
      "X1-Y4":
        "Fallen vier Gegner um und hat der Vorrat weniger Talismane, nimmt der Spieler die, die da sind.",
      "S2-Y11": "Extrazüge ändern nicht, wer als Nächster dran ist, und nicht, wo die Runde endet.",
    },
  ),
];
