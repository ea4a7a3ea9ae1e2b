// The first game: nine lessons and the counting. A scene says what there is, what to do, and what to
// answer somebody who does something else.

export default {
  "learn.page": "Spielen lernen",
  "learn.step": "Schritt {step} von {steps}",
  "learn.other_player": "Teo",
  "learn.back": "Zurück",
  "learn.next": "Weiter",
  "learn.skip": "Überspringen",
  "learn.again": "Noch einmal",
  "learn.jump": "Ein neues Beispiel, in Runde {round}.",
  "learn.watch": "Sieh, was passiert …",
  "learn.possible": "Das geht auch.",
  "learn.in_words": "Die Stellung in Worten",
  "learn.play": "Jetzt spielen",
  "learn.play_wait": "Das Spiel wird aufgebaut …",
  "learn.rules": "Die Regeln lesen",
  "learn.home": "Zur Startseite",

  "learn.walk.title": "In den Tempel",
  "learn.walk.say":
    "Du bist Rot, Teo ist Grün. Deine Abenteurer warten auf der Treppe. Ihr Weg führt den Gang entlang, immer im Kreis, bis zur Grabkammer in der Mitte: Je weiter sie kommen, desto mehr sind sie wert, und unterwegs gibt es viel zu holen.",
  "learn.walk.do":
    "Schick einen hinein: Wähl eines der beiden leuchtenden Plättchen auf dem Spielplan.",
  "learn.walk.done":
    "Deine Karte hat gesagt, wie weit, und genau so weit ging dein Abenteurer. Das erste Plättchen zählt als eins, die Treppe zählt nicht. Dann war Teo am Zug: Karte spielen, gehen, Karte nachziehen. So geht es reihum.",
  "learn.walk.right":
    "Und du hast etwas gefunden: einen kleinen Schatz, für den ein Abenteurer reicht.",

  "learn.hand.title": "Das Geheimnis der Hand",
  "learn.hand.say":
    "Du hast fünf Karten und darfst ihre Reihenfolge nie ändern. Nur die beiden an den Rändern kannst du spielen: hier die 1 links oder die 3 rechts. Die 5 steckt neben der 1 fest.",
  "learn.hand.do": "Nächstes Mal willst du die 5 spielen. Mach sie frei: Spiel die 1 links.",
  "learn.hand.other": "Aber dann steckt die 5 weiter fest. Versuch es mit der linken Karte.",
  "learn.hand.done":
    "Jetzt ist die 5 am linken Rand. Die nachgezogene Karte kam in die Mitte, wie jede neue Karte: Es dauert noch zwei Züge, bis du sie spielen kannst. Überleg also, was du als Nächstes frei machst.",

  "learn.treasure.title": "Zu zweit zum Schatz",
  "learn.alone.say":
    "Ein Schatz zeigt zweierlei: wie viele Punkte er bringt und mit kleinen Figuren, wie viele deiner Abenteurer dafür dort sein müssen. Die Statue zwei Plättchen vor deinem vorderen Abenteurer bringt 3 und braucht zwei von ihnen.",
  "learn.alone.do": "Geh mit dem vorderen Abenteurer voraus: 2 Plättchen, zur Statue.",
  "learn.alone.other":
    "Aber hier wollen wir die Statue. Beweg den vorderen Abenteurer mit der 2 links.",
  "learn.together.say":
    "Noch ist nichts passiert: Ein Abenteurer reicht nicht für diese Statue, einer fehlt noch. Teo ist gegangen, und du bist wieder am Zug.",
  "learn.together.do": "Hol den zweiten dazu: Er steht 3 Plättchen entfernt.",
  "learn.together.other": "Aber die Statue wartet. Beweg den hinteren Abenteurer mit der 3 links.",
  "learn.treasure.done":
    "Zwei von deinen sind da, also gehört die Statue dir und bringt sofort 3 Punkte. Behalt im Auge, was du sammelst: Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz, und Sätze bringen am Ende noch einmal Punkte.",

  "learn.empty.title": "Leerer Boden zählt nicht",
  "learn.empty.say":
    "Wo ein Schatz genommen wurde, bleibt der Boden oft leer. Leere Felder werden übersprungen und nicht mitgezählt. Dein hinterer Abenteurer hat eins direkt vor sich; dann kommen ein Horusplättchen und die Statue, wo dein anderer auf Gesellschaft wartet.",
  "learn.empty.do": "Bring ihn zur Statue. Mit welcher Karte geht das: mit der 2 oder mit der 3?",
  "learn.empty.other":
    "Aber hier bleibt die Statue so liegen. Lass das leere Feld beim Zählen aus und beweg den hinteren Abenteurer um 2.",
  "learn.empty.done":
    "Drei Felder entfernt, aber nur zwei Plättchen: Mit einer 2 warst du da. Je länger eine Partie dauert, desto mehr vom Weg ist leer, und desto schneller holen die Hinteren auf.",

  "learn.horus.title": "Das Auge des Horus",
  "learn.horus.say":
    "Plättchen mit einem Auge gehören Horus. Dort reicht ein Abenteurer, und das Plättchen bleibt liegen: Wer eine Bewegung darauf beendet, bekommt immer etwas.",
  "learn.horus.do": "Geh mit dem vorderen Abenteurer hin: 2 Plättchen.",
  "learn.horus.other":
    "Aber hier besuchen wir Horus. Beweg den vorderen Abenteurer mit der 2 links.",
  "learn.gift.say":
    "Horus lässt dir die Wahl. Ein Schlüssel lässt einen Abenteurer in die Grabkammer; ein übriger Schlüssel bringt 1 Punkt. Eine Horuskarte ist besser als eine gewöhnliche: Mit dieser gehst du 1, 2 oder 3 Plättchen weit, wie du willst.",
  "learn.gift.do": "Nimm, was dir lieber ist.",
  "learn.gift.key": "Du hast jetzt einen Schlüssel und hast wie immer eine Karte nachgezogen.",
  "learn.gift.horus1":
    "Die Horuskarte kam in die Mitte deiner Hand. Dafür hast du keine Karte nachgezogen.",
  "learn.horus.done":
    "Je mehr Augen auf dem Plättchen, desto besser der Kartenstapel. Ohne Schlüssel kommt niemand in die Grabkammer, also hol dir rechtzeitig einen.",

  "learn.osiris.title": "Osiris schleudert dich weiter",
  "learn.osiris.say":
    "Das Plättchen direkt vor deinem vorderen Abenteurer gehört Osiris. Dort bleibt niemand: Wer eine Bewegung darauf beendet, wird sofort weitergeschleudert, so viele Plättchen, wie es zeigt. Hier sind es 2.",
  "learn.osiris.do": "Probier es aus: Beweg den vorderen Abenteurer um 1.",
  "learn.osiris.other":
    "Aber hier kann Osiris dir helfen. Beweg den vorderen Abenteurer mit der 1 links.",
  "learn.osiris.done":
    "Aus einem Schritt wurden drei, und nur das letzte Plättchen zählte: Es gab dir einen Skarabäus. Skarabäen bringen am Ende 1 bis 4 Punkte. Wie viele, weißt bis dahin nur du.",

  "learn.statue.title": "Weck die Schlafenden",
  "learn.roll.say":
    "Drei deiner fünf Abenteurer schlafen noch, je einer an jeder Anubis-Statue in den Ecken. Wenn einer von deinen an einer Anubis-Statue vorbeizieht, steht der Schlafende dort auf. Die erste ist drei Felder vor deinem vorderen Abenteurer, und deine linke Karte ist ein Würfel.",
  "learn.roll.do":
    "Nur Mut: Spiel den Würfel. Klick zweimal darauf oder auf seine Zeile unter deiner Hand.",
  "learn.roll.other":
    "Aber mit einer 2 kommst du nicht an der Anubis-Statue vorbei. Spiel den Würfel links.",
  "learn.statue.say": "Eine Fünf! Beim Würfel siehst du erst die Zahl und wählst dann, wer geht.",
  "learn.statue.do": "Lass den vorderen Abenteurer gehen, an der Anubis-Statue vorbei.",
  "learn.statue.other": "Aber der kommt nicht bis zur Anubis-Statue. Nimm den vorderen Abenteurer.",
  "learn.statue.done":
    "Dein dritter Abenteurer steht jetzt auf der Treppe und kann ab der nächsten Runde gehen. Mit mehr Abenteurern bist du leichter dort, wo zwei oder drei gebraucht werden.",

  "learn.temple.title": "Unter dem Schatz",
  "learn.temple.say":
    "Manche Felder tragen ein Tempelsymbol: eine Kobra, einen Falken oder einen Löwen. Wird der Schatz dort genommen, kommt ein Tempelplättchen zum Vorschein. Dein vorderer Abenteurer steht auf so einem Feld, auf Schmuck, der zwei braucht.",
  "learn.temple.do": "Nimm ihn: Hol den direkt dahinter dazu, mit der 1.",
  "learn.temple.other":
    "Aber der Schmuck ist schon fast deiner. Beweg den Abenteurer direkt dahinter mit der 1 links.",
  "learn.tunnel.say":
    "Ein Tunnel! Wer gerade dort steht, wenn er zum Vorschein kommt, tut nichts. Aber wer von jetzt an eine Bewegung darauf beendet, geht sofort weiter zum nächsten Tunnel, und weit vorn liegt einer.",
  "learn.tunnel.do": "Schick deinen hinteren Abenteurer hinein: 3 Plättchen.",
  "learn.tunnel.other":
    "Aber hier ist eine Abkürzung offen. Beweg deinen hinteren Abenteurer mit der 3 links.",
  "learn.temple.done":
    "Drei Plättchen, und zwölf Felder weiter. Unter der Erde ist er sogar an einer Anubis-Statue vorbeigekommen und hat deinen vierten Abenteurer geweckt. Andere Tempelplättchen bringen Skarabäen, Horuskarten oder Joker, die in einem Satz jeden Schatz ersetzen.",

  "learn.tomb.title": "Die Grabkammer",
  "learn.tomb.say":
    "Spät im Spiel. Die Grabkammer kommt gleich nach dem letzten Plättchen. Hinein geht es nur mit der genauen Zahl, und jeder Abenteurer zahlt einen Schlüssel; du hast zwei. Der erste drinnen, einer von Teo, hat den Sarkophag im Wert von 5 genommen. Einer im Wert von 3 ist noch da.",
  "learn.tomb.do":
    "Geh mit deinem vorderen Abenteurer hinein: 2 Schritte, das letzte Plättchen und die Kammer.",
  "learn.tomb.other":
    "Aber die Kammer steht dir offen. Beweg deinen vorderen Abenteurer mit der 2 links.",
  "learn.tomb.done":
    "Drin! Ein Schlüssel ist weg, und der Sarkophag gehört dir. Sind zwei Abenteurer drin, egal von wem, wird die Runde zu Ende gespielt, und das Spiel ist aus. Jetzt wird gezählt.",

  "learn.count.title": "Zusammenzählen",
  "learn.count.say":
    "Wer die meisten Punkte hat, gewinnt. Das hat deine Partie gebracht, und daneben die von Teo.",
  "learn.count.play": "Was du unterwegs bekommen hast: die Schätze, die du genommen hast.",
  "learn.count.adventurers":
    "Wie weit deine Abenteurer gekommen sind; die Zahlen stehen an den Wänden. Deine: {places}.",
  "learn.count.sarcophagi":
    "Der Sarkophag, den du gefunden hast: 5 für den ersten, 3 für den zweiten.",
  "learn.count.keys": "1 für jeden Schlüssel, den du nicht gebraucht hast.",
  "learn.count.sets":
    "Drei Sätze aus Vase, Statue und Schmuck, zwei davon mit einem Joker. Ein Satz bringt 3, zwei bringen 7, drei 12 und so weiter.",
  "learn.count.scarabs": "Deine Skarabäen, umgedreht.",
  "learn.count.total": "Alles zusammen",
  "learn.count.points": "Punkte",
  "learn.count.source": "Wofür",
  "learn.count.end":
    "Mehr brauchst du nicht. Alles andere erklärt sich am Tisch: Zeig auf ein Plättchen oder eine Karte, und hol dir einen Tipp, wann immer du magst.",
} as const;
