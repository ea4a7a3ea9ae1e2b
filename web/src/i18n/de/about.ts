// About this project.

export default {
  "about.title": "Über dieses Projekt",
  "about.what": "Was das hier ist",
  "about.what_text":
    "Eine Computerfassung des Brettspiels Luxor von Rüdiger Dorn, mit dem fünften Platz am Tisch und den vier Modulen der Erweiterung: zum Spielen gegen Bots, an einem Bildschirm oder online, zum Lernen und zum Zurückblicken auf das, was du getan hast.",
  "about.fans":
    "Von Fans für Fans gemacht. Das Projekt ist inoffiziell und hat keine Verbindung zum Autor oder zum Verlag des Spiels. Alle Bilder sind unsere eigenen, und aus keiner Spielanleitung ist abgeschrieben. Wenn es dir gefällt, kauf die Schachtel: Auf einem echten Tisch ist es ein wunderschönes Spiel.",
  "about.edition": "Welche Zahlen rekonstruiert sind",
  "about.edition_text":
    "Wir hatten die Texte von Spielanleitungen, nicht die Schachtel. Die meisten Zahlen stehen dort oder folgen daraus. Der Rest wurde rekonstruiert: Er passt zu allem, was bekannt ist, wurde aber nie mit einem echten Spielplan verglichen.",
  "about.printed": "Aus einer Spielanleitung",
  "about.printed_list":
    "die Startkarten; wie viele Horuskarten, Plättchen, Schlüssel, Joker und Sarkophage es gibt; die Tempel-, Horus- und Osirisplättchen; die Punkte für Sätze; die Anzahl der Talismane, Mumienplättchen und Ausrüstungskarten",
  "about.reported": "Aus öffentlichen Berichten",
  "about.reported_list":
    "die Werte der Skarabäen, die Form der Spirale und wo die Treppe ist, welche Würfe die Umgefallenen wecken",
  "about.reconstructed": "Rekonstruiert",
  "about.reconstructed_list":
    "welches Feld welches Symbol hat; wo die Anubis-Statuen, Horus- und Osirisfelder liegen; die Punkte entlang des Wegs; wie viele Abenteurer jeder Schatz braucht; welche Horuskarten es auf jeder Stufe gibt und was die Erweiterung hinzufügt; welche Tempelplättchen unter welchem Tier liegen; die Ausrüstung jeder Farbe; Preise und Anzahl der Mumienplättchen; die Werte der Zepter",
  "about.edition_own":
    "All das ist eine lesbare Datei. Wer die Schachtel besitzt, kann sie in zehn Minuten berichtigen und mit den Programmen des Projekts auf der berichtigten Ausgabe spielen:",
  "about.fair": "Ehrlich gemischt",
  "about.fair_text":
    "Bevor die erste Karte ausgeteilt wird, legt der Server eine geheime Zahl fest und zeigt ihren Fingerabdruck. Aller Zufall der Partie kommt aus diesem Geheimnis. Ist die Partie vorbei, wird es verraten, und alle können prüfen, dass es diesen Fingerabdruck hat und dass jede Karte, jedes Plättchen und jeder Wurf daraus folgt. Der Browser jeder Person steuert eigene Zufallszahlen bei, die feststehen, bevor die erste zu sehen ist. Deshalb kann niemand bestimmen, was kommt, auch nicht, wer den Server betreibt. Dein Browser erfährt nur, was du wissen darfst, und bei den anderen ist es genauso. Wer den Server betreibt, könnte allerdings alle Handkarten sehen.",
  "about.fair_how": "Wie genau, und ein Programm, das es prüft:",
  "about.privacy": "Was gespeichert wird",
  "about.privacy_text":
    "Keine Konten, keine Tracker, nichts von anderen Servern. Dein Platz ist ein geheimer Link, den nur dein Browser sich merkt. Partien, die niemand mehr besucht, werden nach einer Weile entfernt.",
  "about.licence": "Lizenz",
  "about.licence_text":
    "Das Programm und seine Bilder sind freie Software unter der Apache License 2.0. Name und Gestaltung des Spiels gehören denen, die die Rechte daran haben.",
  "about.more": "Zum Weiterlesen",
  "about.more_here": "Hier",
  "about.more_project": "Im Ordner des Projekts",
  "about.doc_editions": "Ausgaben, und wie du deine eigene machst",
  "about.doc_bots": "wie die Bots denken",
  "about.doc_ladder": "wie stark sie sind, gemessen",
  "about.doc_hosting": "für andere betreiben",
  "about.doc_storage": "was gespeichert wird, und wie lange",
  "about.doc_protocol": "ein Programm schreiben, das mitspielt",
  "about.doc_records": "wie Partien aufgeschrieben werden",
} as const;
