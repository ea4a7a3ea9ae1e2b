export default {
  // The position in words, for the text mode of the table.
  "position.round": "Runde {n}.",
  "position.last_round": "Es ist die letzte Runde.",
  "position.turn.you": "Du bist am Zug.",
  "position.turn.they": "{name} ist am Zug.",
  "position.extra.you": {
    one: "Du hast noch einen Extrazug.",
    other: "Du hast noch {n} Extrazüge.",
  },
  "position.extra.they": {
    one: "{name} hat noch einen Extrazug.",
    other: "{name} hat noch {n} Extrazüge.",
  },
  "position.mummy": "Die Mumie steht {on}.",
  "position.horus": "Offene Horuskarten: {cards}.",
  "position.horus_none": "keine",
  "position.horus_down": "noch nicht aufgedeckt",
  "position.horus_card": { one: "{n} Auge, {card}", other: "{n} Augen, {card}" },
  "position.mummy_tiles": "Offene Mumienplättchen: {tiles}.",
  "position.mummy_supply": "Talismane im Vorrat: {talismans}. Mumienplättchen im Stapel: {tiles}.",
  "position.mummy_tile": "{tile} für {price}",
  "position.sarcophagus": "Der Sarkophag im Wert von {n} ist noch da.",
  "position.sarcophagus.you": "Du hast den Sarkophag im Wert von {n}.",
  "position.sarcophagus.they": "{name} hat den Sarkophag im Wert von {n}.",
  "position.supply":
    "Im Vorrat: {keys} Schlüssel, {jokers} Joker, {scarabs} Skarabäen. Karten zum Nachziehen: {draw}.",
  "position.discard": {
    one: "Ablagestapel: {n} Karte, {card}.",
    other: "Ablagestapel: {n} Karten, obenauf {card}.",
  },
  "position.discard_unseen": {
    one: "Ablagestapel: {n} Karte.",
    other: "Ablagestapel: {n} Karten.",
  },
  "position.discard_none": "Ablagestapel: leer.",
  "position.temples": "Verdeckte Tempelplättchen: {piles}.",
  "position.temple.cobra": "Kobra {n}",
  "position.temple.falcon": "Falke {n}",
  "position.temple.lion": "Löwe {n}",

  "position.card": "Karte {place}: {card}",
  "position.card_left": "Linker Rand: {card}",
  "position.card_right": "Rechter Rand: {card}",

  "position.player.you": "Du",
  "position.player": "{name}: {facts}.",
  "position.score": { one: "{n} Punkt im Spiel", other: "{n} Punkte im Spiel" },
  "position.score_hidden": "Punkte verdeckt",
  "position.cards": { one: "{n} Karte auf der Hand", other: "{n} Karten auf der Hand" },
  "position.keys": { one: "{n} Schlüssel", other: "{n} Schlüssel" },
  "position.jokers": { one: "{n} Joker", other: "{n} Joker" },
  "position.scarabs": { one: "{n} Skarabäus", other: "{n} Skarabäen" },
  "position.scarab_values": {
    one: "{n} Skarabäus (Wert {values})",
    other: "{n} Skarabäen (Werte {values})",
  },
  "position.talismans": { one: "{n} Talisman", other: "{n} Talismane" },
  "position.character": "Charakter „{name}“",
  "position.no_treasures": "keine Schätze",
  "position.sets": {
    one: "bisher {n} Satz im Wert von {points}",
    other: "bisher {n} Sätze im Wert von {points}",
  },
  "position.adventurers": "Abenteurer: {places}",
  "position.at.active": "{on}",
  "position.several": "{n} {on}",
  "position.at.fallen": "{on} (umgefallen)",
  "position.at.released": "{on} (ab der nächsten Runde)",
  "position.asleep": {
    one: "{n} schlafend an einer Anubis-Statue",
    other: "{n} schlafend an den Anubis-Statuen",
  },
  "position.inside": { one: "{n} in der Grabkammer", other: "{n} in der Grabkammer" },

  "position.space": "{place}: {what}.",
  "position.empty": "{place}: leer.",
  "position.empty_range": "{first} bis {last}: leer.",
  "position.stairs": "Treppe: {who}.",
  "position.chamber": "Grabkammer: {who}. Jeder Abenteurer hier bringt {points}.",
  "position.statue": "Anubis-Statue, schlafend: {who}.",
  "position.statue_none": "Anubis-Statue: Niemand schläft hier.",
  "position.nobody": "niemand",
  "position.treasure_here": {
    one: "{tile}, {points}, braucht {n}",
    other: "{tile}, {points}, braucht {n}",
  },
  "position.no_tile": "leeres Feld",
  "position.mummy_here": "Hier steht die Mumie.",
  "position.under": "Darunter liegt ein verdecktes Plättchen.",
  "position.symbol.cobra": "Wird dieser Schatz genommen, kommt ein Kobraplättchen zum Vorschein.",
  "position.symbol.falcon": "Wird dieser Schatz genommen, kommt ein Falkenplättchen zum Vorschein.",
  "position.symbol.lion": "Wird dieser Schatz genommen, kommt ein Löwenplättchen zum Vorschein.",
  "position.worth": "Am Ende {n} wert.",

  // Those at the table: what they ask of each other, and what becomes of them.
  // what waits for consent
  "people.proposal.take_back": "{name} möchte einen Zug zurücknehmen",
  "people.proposal.abort": "{name} möchte die Partie ohne Ergebnis beenden",
  "people.proposal.bot": "{name} möchte einen Bot ({level}) für {whose} spielen lassen",
  "people.proposal.take_over": "{name} möchte den Platz von {whose} übernehmen",
  "people.proposal.rematch": "{name} möchte eine Revanche",
  "people.proposal.other": "{name} bittet um etwas: {what}",
  "people.proposal_mine.take_back": "Du möchtest einen Zug zurücknehmen",
  "people.proposal_mine.abort": "Du möchtest die Partie ohne Ergebnis beenden",
  "people.proposal_mine.bot": "Du möchtest einen Bot ({level}) für {whose} spielen lassen",
  "people.proposal_mine.take_over": "Du möchtest den Platz von {whose} übernehmen",
  "people.proposal_mine.rematch": "Du möchtest eine Revanche",
  "people.proposal_mine.other": "Du bittest um etwas: {what}",
  "people.waits_for": "Noch keine Antwort von: {names}",
  "people.votes_as": "als {name}",
  "people.agree": "Zustimmen",
  "people.refuse": "Ablehnen",
  "people.withdraw": "Zurückziehen",
  // what came of it
  "people.refused.take_back": "{who} hat abgelehnt: Der Zug bleibt.",
  "people.refused.abort": "{who} hat abgelehnt: Die Partie geht weiter.",
  "people.refused.bot": "{who} hat abgelehnt: Für {whose} spielt kein Bot.",
  "people.refused.take_over": "{who} hat abgelehnt: {name} übernimmt den Platz von {whose} nicht.",
  "people.refused.rematch": "{who} hat abgelehnt: keine Revanche.",
  "people.refused.other": "{who} hat abgelehnt.",
  "people.taken_back": "Einverstanden: Der Zug ist zurückgenommen.",
  "people.withdrawn": "{name} hat den Vorschlag zurückgezogen.",
  "people.lapsed": "Der Vorschlag hat sich erledigt.",
  "people.granted": "Der Platz gehört jetzt dir.",
  // who comes and goes
  "people.back": "{name} ist zurück.",
  "people.again": "{name} spielt wieder selbst.",
  "people.took_over": "{name} spielt jetzt an Stelle von {whose}.",
  "people.bot": "Für {name} spielt ein Bot weiter.",
  "people.bot_you": "Für dich spielt ein Bot weiter.",
  "people.gave_up": "{name} hat aufgegeben; ein Bot spielt weiter.",
  "people.time_up": "Die Zeit von {name} ist um; ein Bot spielt weiter.",
  "people.time_up_you": "Deine Zeit ist um; ein Bot spielt für dich weiter.",
  "people.time_lost": "Die Zeit von {name} ist um, das zählt als Aufgeben; ein Bot spielt weiter.",
  "people.time_lost_you": "Deine Zeit ist um, das zählt als Aufgeben; ein Bot spielt weiter.",
  "people.time_short": { one: "Noch eine Sekunde.", other: "Noch {n} Sekunden." },
  // one’s own seat, where one does not play
  "people.own.away": "Du bist aufgestanden. An deinem Platz spielt niemand.",
  "people.own.bot": "Ein Bot spielt für dich.",
  "people.own.time_up": "Deine Zeit ist um. An deinem Platz spielt ein Bot.",
  "people.own.gave_up": "Du hast aufgegeben, und ein Bot spielt weiter. Du kannst gehen.",
  "people.own.time_lost":
    "Deine Zeit ist um, das zählt als Aufgeben. Ein Bot spielt weiter; du kannst gehen.",
  "people.sit_again": "Ich bin zurück",
  "people.proposal.claim":
    "Jemand, der zuschaut, sagt, der Platz von {whose} sei seiner. Stimm nur zu, wenn du sicher bist, dass es {whose} ist.",
  "people.proposal_mine.claim": "Du sagst, der Platz von {whose} sei deiner",
  "people.refused.claim": "{who} hat abgelehnt: Der Platz von {whose} bleibt, wie er ist.",
  "people.not_before": "Nicht vor {time}.",
  "people.not_within": "Frühestens in {time}.",
  "people.only_owner": "Nur ein Gerät, das diesen Platz hat, kann es bestätigen.",
  "people.may_object": "{name} kann noch {time} widersprechen.",
  "people.still_here": "{name} ist da: Kein Bot springt ein.",
  "people.reclaimed": "Der Platz von {name} wurde auf einem neuen Gerät zurückgeholt.",
  "people.bot_played":
    "Während du weg warst, hat ein Bot für dich gespielt. Der Platz gehört wieder dir.",

  // The end of a game: who won and why, the score over the game, another one.
  "ending.gave_up": { one: "{names} hat aufgegeben.", other: "{names} haben aufgegeben." },
  "ending.gave_up_you": "Du hast aufgegeben.",
  "ending.time_up": "Die Zeit von {names} ist abgelaufen.",
  "ending.time_up_you": "Deine Zeit ist abgelaufen.",
  "ending.decided.source": {
    one: "{winner} lag einen Punkt vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
    other:
      "{winner} lag {n} Punkte vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Du lagst einen Punkt vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
    other: "Du lagst {n} Punkte vor {next}. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} lag einen Punkt vor dir. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
    other: "{winner} lag {n} Punkte vor dir. Der größte Vorsprung: {source}, {mine} zu {theirs}.",
  },
  "ending.decided.shared":
    "{names} haben je {points} Punkte, und auch die Gleichstandsregel trennt sie nicht.",
  "ending.decided.shared_you":
    "Du und {names} habt je {points} Punkte, und auch die Gleichstandsregel trennt euch nicht.",
  "ending.decided.tie_break":
    "{winner} und {next} haben gleich viele Punkte; die Gleichstandsregel gab den Ausschlag.",
  "ending.decided.tie_break_you":
    "Du und {next} habt gleich viele Punkte; die Gleichstandsregel entschied für dich.",
  "ending.decided.tie_break_them":
    "{winner} und du habt gleich viele Punkte; die Gleichstandsregel entschied für {winner}.",
  "ending.decided.resigned": "{winner} hielt bis zum Ende durch.",
  "ending.decided.resigned_you": "Du hast bis zum Ende durchgehalten.",
  "ending.decided.late": "{winner} blieb in der Zeit.",
  "ending.decided.late_you": "Du bist in der Zeit geblieben.",
  "ending.decided.ahead":
    "{winner} übernahm in Runde {round} die Führung und gab sie nicht mehr ab.",
  "ending.decided.ahead_you":
    "Du hast in Runde {round} die Führung übernommen und nicht mehr abgegeben.",
  "ending.decided.behind": {
    one: "Vor der Schlusswertung lag {next} noch einen Punkt vor {winner}.",
    other: "Vor der Schlusswertung lag {next} noch {n} Punkte vor {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Vor der Schlusswertung lag {next} noch einen Punkt vor dir.",
    other: "Vor der Schlusswertung lag {next} noch {n} Punkte vor dir.",
  },
  "ending.decided.behind_them": {
    one: "Vor der Schlusswertung lagst du noch einen Punkt vor {winner}.",
    other: "Vor der Schlusswertung lagst du noch {n} Punkte vor {winner}.",
  },
  "ending.decided.counted": "Erst die Schlusswertung gab den Ausschlag: {source}.",
  "ending.decided.best": {
    one: "Niemand holte in einem Zug mehr als {name} in Runde {round}: einen Punkt.",
    other: "Niemand holte in einem Zug mehr als {name} in Runde {round}: {n} Punkte.",
  },
  "ending.decided.best_you": {
    one: "Niemand holte in einem Zug mehr als du in Runde {round}: einen Punkt.",
    other: "Niemand holte in einem Zug mehr als du in Runde {round}: {n} Punkte.",
  },
  "ending.decided.own": {
    one: "Hier war niemand besser als du: {source}, ein Punkt.",
    other: "Hier war niemand besser als du: {source}, {n} Punkte.",
  },

  // sources within a sentence
  "ending.source.play": "unterwegs",
  "ending.source.adventurers": "Abenteurer",
  "ending.source.sarcophagi": "Sarkophage",
  "ending.source.keys": "Schlüssel",
  "ending.source.sets": "Sätze",
  "ending.source.scarabs": "Skarabäen",
  "ending.source.sceptres": "Zepter",

  "ending.tomb.none": "Kein Abenteurer hat die Grabkammer erreicht.",
  "ending.tomb.only": {
    one: "Nur {name} hat die Grabkammer erreicht, mit einem Abenteurer.",
    other: "Nur {name} hat die Grabkammer erreicht, mit {n} Abenteurern.",
  },
  "ending.tomb.only_you": {
    one: "Nur du hast die Grabkammer erreicht, mit einem Abenteurer.",
    other: "Nur du hast die Grabkammer erreicht, mit {n} Abenteurern.",
  },
  "ending.tomb.most":
    "{name} brachte {n} Abenteurer in die Grabkammer, sonst niemand mehr als {next}.",
  "ending.tomb.most_you":
    "Du hast {n} Abenteurer in die Grabkammer gebracht, sonst niemand mehr als {next}.",
  "ending.tomb.first": "{name} erreichte in Runde {round} vor allen anderen die Grabkammer.",
  "ending.tomb.first_you": "Du hast in Runde {round} vor allen anderen die Grabkammer erreicht.",
  "ending.tomb.all": "{n} Abenteurer haben die Grabkammer erreicht.",
  "ending.story": "Was den Ausschlag gab",
  "ending.watch": "Zug {turn} ansehen",
  "ending.chart_about":
    "Punkte im Spiel, Runde für Runde; dann, was am Ende aus jeder Quelle dazukam.",
  "ending.chart_table": "Das Diagramm als Tabelle",
  "ending.chart_round": "Runde {round}",
  "ending.chart_counted": "Am Ende gezählt: {source}",
  "ending.again": "Noch einmal spielen",
  "ending.agreed": "Dafür: {names}",
  "ending.start": "Zur Startseite",

  // What lies on the board and beside it, in a sentence or two, for who asks.
  // --- treasures ---
  "described.treasure.vase":
    "Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz; Sätze bringen am Ende Punkte.",
  "described.treasure.statue":
    "Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz; Sätze bringen am Ende Punkte.",
  "described.treasure.jewellery":
    "Eine Vase, eine Statue und ein Schmuckstück bilden einen Satz; Sätze bringen am Ende Punkte.",
  "described.treasure.sceptre":
    "Am Ende darf jeder vollständige Satz ein Zepter für 3 weitere Punkte mitnehmen. Ein Joker ersetzt kein Zepter.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "Ein einziger Abenteurer, der seine Bewegung hier beendet, reicht dafür. Der Schatz bringt sofort {points} und zählt für deine Sätze.",
    other:
      "Du nimmst den Schatz, wenn du eine Bewegung hier beendest und mindestens {n} deiner Abenteurer hier stehen. Er bringt sofort {points} und zählt für deine Sätze.",
  },
  "described.tile.horus": {
    one: "Nimm einen Schlüssel oder die offene Horuskarte mit {n} Auge; für die Horuskarte ziehst du keine Karte nach. Das Plättchen bleibt für andere liegen.",
    other:
      "Nimm einen Schlüssel oder die offene Horuskarte mit {n} Augen; für die Horuskarte ziehst du keine Karte nach. Das Plättchen bleibt für andere liegen.",
  },
  "described.tile.osiris": {
    one: "Wer eine Bewegung hier beendet, geht sofort {n} Plättchen weiter. Nur das Plättchen, auf dem das endet, wirkt.",
    other:
      "Wer eine Bewegung hier beendet, geht sofort {n} Plättchen weiter. Nur das Plättchen, auf dem das endet, wirkt.",
  },
  "described.tile.scarab": "Nimm einen Skarabäus. Bis zum Ende siehst nur du seine Punkte.",
  "described.tile.joker": "Nimm einen Joker, der in einem Satz jeden Schatz ersetzt.",
  "described.tile.joker_or_scarab": "Nimm einen Joker oder einen Skarabäus, ganz wie du willst.",
  "described.tile.favour":
    "Nimm die offene Horuskarte mit {low} oder mit {high} Augen. Einen Schlüssel gibt es hier nicht.",
  "described.tile.tunnel":
    "Du gehst weiter zum nächsten Tunnel Richtung Grabkammer: ein Sprung, und am anderen Ende keine Aktion. Liegt kein Tunnel mehr vor dir, passiert nichts.",
  "described.tile.other": "Das gehört zu einem Modul, das nicht sagt, was es tut.",

  // --- places ---
  "described.place.stairs":
    "Hier starten je zwei Abenteurer von allen am Tisch. Auch wer an einer Anubis-Statue geweckt wird, steht hier und geht ab der nächsten Runde. Wer am Ende hier steht, bringt {points}.",
  "described.place.statue":
    "Hier liegt von allen am Tisch je ein Abenteurer. Zieht zum ersten Mal einer von deinen vorbei, wird deiner geweckt: Er steht auf der Treppe und geht ab der nächsten Runde. Auf diesem Platz steht nie jemand.",
  "described.place.empty":
    "Hier liegt kein Plättchen: Das Feld wird übersprungen und zählt nicht als Schritt. Wer hier steht, führt keine Aktion aus, bekommt am Ende aber den Wert an der Wand.",
  "described.place.chamber":
    "Der Schritt nach dem letzten Plättchen, mit genauer Zahl und für je einen Schlüssel. Ein Abenteurer hier drin bringt am Ende {points} und geht nie wieder.",
  "described.place.sarcophagi":
    "Der erste Abenteurer in der Grabkammer gewinnt den Sarkophag im Wert von {first}, der zweite den im Wert von {second}. Nach dem zweiten wird die Runde zu Ende gespielt und gewertet.",

  // --- piles ---
  "described.pile.draw":
    "Am Ende des Zugs wird die Hand von hier auf fünf Karten aufgefüllt. Ist er leer, wird der Ablagestapel neu gemischt.",
  "described.pile.discard": "Hier liegen gespielte Karten. Alle dürfen sie durchsehen.",
  "described.pile.horus":
    "Die oberste Karte liegt offen. Mit Horusplättchen und der Gunst des Horus nimmst du sie in die Mitte deiner Hand.",
  "described.pile.osiris": "Diese liegen diesmal nicht auf dem Spielplan.",
  "described.pile.treasures":
    "Sie liegen unter anderen Schätzen und werden aufgedeckt, wenn diese genommen werden.",
  "described.pile.cobra":
    "Wird ein Schatz neben einer Kobra genommen, kommt dort das oberste Plättchen dieses Stapels zum Vorschein.",
  "described.pile.falcon":
    "Wird ein Schatz neben einem Falken genommen, kommt dort das oberste Plättchen dieses Stapels zum Vorschein.",
  "described.pile.lion":
    "Wird ein Schatz neben einem Löwen genommen, kommt dort das oberste Plättchen dieses Stapels zum Vorschein.",
  "described.pile.scarabs": "Verdeckt und gemischt. Skarabäus-Plättchen bringen sie.",
  "described.pile.mummy_tiles": "Drei liegen offen daneben; ein benutztes wird von hier ersetzt.",
  "described.pile.mummy_discards":
    "Sie werden gemischt, wenn der Stapel der Mumienplättchen leer ist.",
  "described.pile.kit":
    "Die Ausrüstungskarten, die niemand bekommen hat. Welche das sind, weiß nur, wem sie gehören.",
  "described.pile.characters": "Diese hat in dieser Partie niemand.",

  // --- where points come from ---
  "described.source.play": "Schätze und alles andere, was sofort Punkte gebracht hat.",
  "described.source.adventurers": "Für jeden Abenteurer der Wert seines Platzes.",
  "described.source.sarcophagi":
    "{first} für den ersten Abenteurer in der Grabkammer, {second} für den zweiten.",
  "described.source.keys": "1 Punkt für jeden übrigen Schlüssel.",
  "described.source.sets": "Ein, zwei, drei … Sätze bringen {points} Punkte.",
  "described.source.scarabs": "Jetzt wird gezeigt, was darunter steht.",
  "described.source.sceptres": "3 Punkte für jedes Zepter mit einem vollständigen Satz.",

  // What explanations say of things, and why something cannot be used.
  "explain.rules": "Regeln: {title}",
  "explain.rules_plain": "Die Regeln",
  "explain.new_tab": "öffnet einen neuen Tab",
  "explain.rulings_all": "Alle {n} Klarstellungen",
  "explain.rulings_about":
    "Wo die Spielregeln schweigen oder zwei Deutungen zulassen, hat dieses Projekt entschieden:",
  "explain.rulings_failed": "Die Texte ließen sich nicht laden; die Links führen hin.",
  "explain.reconstructed":
    "Einige dieser Zahlen sind rekonstruiert: nie mit einer Spielschachtel verglichen.",
  "explain.reconstructed_link": "Wie sicher ist das?",

  "explain.under":
    "Darunter liegt verdeckt ein weiterer Schatz. Wer den oberen nimmt, deckt ihn auf.",
  "explain.value": "Wert an der Wand",
  "explain.value_about":
    "Jeder Abenteurer, der am Ende auf diesem Stück des Weges ist, bringt {points}.",
  "explain.symbol": "Tempelsymbol",
  "explain.niche_about":
    "Wer die Grabkammer betritt, lässt hier einen Schlüssel. Er ist aus dem Spiel und bringt keine Punkte.",
  "explain.niche_now": {
    one: "Ein Schlüssel wurde abgelegt.",
    other: "{n} Schlüssel wurden abgelegt.",
  },
  "explain.lie_there": "Noch {n} da.",
  "explain.none_there": "Nichts mehr da.",
  "explain.face_up": "Offen liegen: {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "In einer Runde sind alle einmal am Zug. Das Spiel endet mit der Runde, in der der zweite Sarkophag gewonnen wird oder niemand mehr gehen kann.",
  "explain.points_about":
    "Bisher erreicht. Abenteurer, Sarkophage, Schlüssel, Sätze und Skarabäen zählen erst am Ende.",

  "explain.figure_mine": "Dein Abenteurer",
  "explain.figure_theirs": "Abenteurer von {name}",
  "explain.status.active": "Er ist {where}.",
  "explain.status.released":
    "Gerade geweckt: Er steht auf der Treppe und geht ab der nächsten Runde.",
  "explain.status.lying":
    "Er schläft an dieser Anubis-Statue, bis ein anderer Abenteurer derselben Farbe vorbeizieht.",
  "explain.status.inside": "Er ist in der Grabkammer und geht nie wieder.",
  "explain.status.fallen":
    "Er ist {where} umgefallen: Er geht nicht und zählt nicht, bis ein Wurf ihn aufrichtet.",

  "explain.why.theirs": "Nur {name} kann ihn bewegen.",
  "explain.why.turn": "Du bist nicht am Zug.",
  "explain.why.first": "Zuerst ist etwas anderes gefragt.",
  "explain.why.stuck": "Nichts, was du jetzt spielen kannst, bewegt ihn.",
  "explain.why.middle": "Nur die beiden Randkarten der Hand können gespielt werden.",

  "hand.advice": "Tipp: {what}",
  "hand.advice_chance": "Gewinnchance: {chance}.",
  "hand.advice_next": "Das Nächstbeste, {chance}: {what}",
  "hand.advice_equal": "Etwa ebenso gut: {what}",
  "chance.about": "etwa {chance}",
  "chance.low": "weniger als {chance}",
  "chance.high": "mehr als {chance}",
} as const;
