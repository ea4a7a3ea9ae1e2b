export default {
  // The position in words, for the text mode of the table.
  "position.round": "Ronde {n}.",
  "position.last_round": "Het is de laatste ronde.",
  "position.turn.you": "Jij bent aan de beurt.",
  "position.turn.they": "{name} is aan de beurt.",
  "position.extra.you": {
    one: "Je hebt nog een extra beurt.",
    other: "Je hebt nog {n} extra beurten.",
  },
  "position.extra.they": {
    one: "{name} heeft nog een extra beurt.",
    other: "{name} heeft nog {n} extra beurten.",
  },
  "position.mummy": "De mummie staat {on}.",
  "position.horus": "Open Horuskaarten: {cards}.",
  "position.horus_none": "geen",
  "position.horus_down": "nog niet opengelegd",
  "position.horus_card": { one: "{n} oog, {card}", other: "{n} ogen, {card}" },
  "position.mummy_tiles": "Open mummietegels: {tiles}.",
  "position.mummy_supply":
    "Talismans in de voorraad: {talismans}. Mummietegels op de stapel: {tiles}.",
  "position.mummy_tile": "{tile} voor {price}",
  "position.sarcophagus": "De sarcofaag van {n} punten is er nog.",
  "position.sarcophagus.you": "Jij hebt de sarcofaag van {n} punten.",
  "position.sarcophagus.they": "{name} heeft de sarcofaag van {n} punten.",
  "position.supply":
    "In de voorraad: sleutels {keys}, jokers {jokers}, scarabeeën {scarabs}. Kaarten op de trekstapel: {draw}.",
  "position.discard": {
    one: "Aflegstapel: {n} kaart, {card}.",
    other: "Aflegstapel: {n} kaarten, bovenop {card}.",
  },
  "position.discard_unseen": {
    one: "Aflegstapel: {n} kaart.",
    other: "Aflegstapel: {n} kaarten.",
  },
  "position.discard_none": "Aflegstapel: leeg.",
  "position.temples": "Gedekte tempeltegels: {piles}.",
  "position.temple.cobra": "cobra {n}",
  "position.temple.falcon": "valk {n}",
  "position.temple.lion": "leeuw {n}",

  "position.card": "Kaart {place}: {card}",
  "position.card_left": "Helemaal links: {card}",
  "position.card_right": "Helemaal rechts: {card}",

  "position.player.you": "Jij",
  "position.player": "{name}: {facts}.",
  "position.score": { one: "{n} punt tijdens het spel", other: "{n} punten tijdens het spel" },
  "position.score_hidden": "punten verborgen",
  "position.cards": { one: "{n} kaart in de hand", other: "{n} kaarten in de hand" },
  "position.keys": { one: "{n} sleutel", other: "{n} sleutels" },
  "position.jokers": { one: "{n} joker", other: "{n} jokers" },
  "position.scarabs": { one: "{n} scarabee", other: "{n} scarabeeën" },
  "position.scarab_values": {
    one: "{n} scarabee (waarde {values})",
    other: "{n} scarabeeën (waarde {values})",
  },
  "position.talismans": { one: "{n} talisman", other: "{n} talismans" },
  "position.character": "personage “{name}”",
  "position.no_treasures": "geen schatten",
  "position.sets": {
    one: "tot nu toe {n} set, {points} waard",
    other: "tot nu toe {n} sets, {points} waard",
  },
  "position.adventurers": "avonturiers: {places}",
  "position.at.active": "{on}",
  "position.several": "{n} {on}",
  "position.at.fallen": "{on} (omgevallen)",
  "position.at.released": "{on} (vanaf de volgende ronde)",
  "position.asleep": {
    one: "{n} slapend bij een Anubis-standbeeld",
    other: "{n} slapend bij de Anubis-standbeelden",
  },
  "position.inside": { one: "{n} in de grafkamer", other: "{n} in de grafkamer" },

  "position.space": "{place}: {what}.",
  "position.empty": "{place}: leeg.",
  "position.empty_range": "{first} tot en met {last}: leeg.",
  "position.stairs": "Trap: {who}.",
  "position.chamber": "Grafkamer: {who}. Elke avonturier hier scoort {points}.",
  "position.statue": "Anubis-standbeeld, nog slapend: {who}.",
  "position.statue_none": "Anubis-standbeeld: niemand slaapt hier nog.",
  "position.nobody": "niemand",
  "position.treasure_here": {
    one: "{tile}, {points}, {n} nodig",
    other: "{tile}, {points}, {n} nodig",
  },
  "position.no_tile": "leeg veld",
  "position.mummy_here": "De mummie staat hier.",
  "position.under": "Gedekte tegel eronder.",
  "position.symbol.cobra": "Wordt deze schat genomen, dan komt er een cobrategel tevoorschijn.",
  "position.symbol.falcon": "Wordt deze schat genomen, dan komt er een valktegel tevoorschijn.",
  "position.symbol.lion": "Wordt deze schat genomen, dan komt er een leeuwtegel tevoorschijn.",
  "position.worth": "Aan het einde {n} waard.",

  // Those at the table: what they ask of each other, and what becomes of them.
  // what waits for consent
  "people.proposal.take_back": "{name} wil een zet terugnemen",
  "people.proposal.abort": "{name} wil de partij beëindigen zonder uitslag",
  "people.proposal.bot": "{name} wil een bot ({level}) laten spelen voor {whose}",
  "people.proposal.take_over": "{name} wil graag de plaats van {whose} overnemen",
  "people.proposal.rematch": "{name} wil een revanche",
  "people.proposal.other": "{name} vraagt iets: {what}",
  "people.proposal_mine.take_back": "Je vraagt om een zet terug te nemen",
  "people.proposal_mine.abort": "Je vraagt om de partij te beëindigen zonder uitslag",
  "people.proposal_mine.bot": "Je vraagt om een bot ({level}) te laten spelen voor {whose}",
  "people.proposal_mine.take_over": "Je vraagt om de plaats van {whose} over te nemen",
  "people.proposal_mine.rematch": "Je vraagt om een revanche",
  "people.proposal_mine.other": "Je vraagt iets: {what}",
  "people.waits_for": "Nog geen antwoord van: {names}",
  "people.votes_as": "als {name}",
  "people.agree": "Akkoord",
  "people.refuse": "Weigeren",
  "people.withdraw": "Intrekken",
  // what came of it
  "people.refused.take_back": "{who} weigerde: de zet blijft staan.",
  "people.refused.abort": "{who} weigerde: de partij gaat door.",
  "people.refused.bot": "{who} weigerde: er speelt geen bot voor {whose}.",
  "people.refused.take_over": "{who} weigerde: {name} neemt de plaats van {whose} niet over.",
  "people.refused.rematch": "{who} weigerde: geen revanche.",
  "people.refused.other": "{who} weigerde.",
  "people.taken_back": "Akkoord: de zet is teruggenomen.",
  "people.withdrawn": "{name} trok het voorstel in.",
  "people.lapsed": "Het voorstel is vervallen.",
  "people.granted": "De plaats is nu van jou.",
  // who comes and goes
  "people.back": "{name} is terug.",
  "people.again": "{name} speelt weer mee.",
  "people.took_over": "{name} speelt verder op de plaats van {whose}.",
  "people.bot": "Een bot speelt verder voor {name}.",
  "people.bot_you": "Een bot speelt voor je verder.",
  "people.gave_up": "{name} gaf op; een bot speelt verder.",
  "people.time_up": "De tijd van {name} is om; een bot speelt verder.",
  "people.time_up_you": "Je tijd is om; een bot speelt voor je verder.",
  "people.time_lost": "De tijd van {name} is om en dat telt als opgeven; een bot speelt verder.",
  "people.time_lost_you": "Je tijd is om en dat telt als opgeven; een bot speelt verder.",
  "people.time_short": { one: "Nog één seconde.", other: "Nog {n} seconden." },
  // one’s own seat, where one does not play
  "people.own.away": "Je bent opgestaan. Niemand speelt op jouw plaats.",
  "people.own.bot": "Een bot speelt voor je.",
  "people.own.time_up": "Je tijd is om. Een bot speelt op jouw plaats.",
  "people.own.gave_up": "Je gaf op en een bot speelt verder. Je kunt weggaan.",
  "people.own.time_lost":
    "Je tijd is om en dat telt als opgeven. Een bot speelt verder; je kunt weggaan.",
  "people.sit_again": "Ik ben terug",
  "people.proposal.claim":
    "Iemand die meekijkt zegt dat de plaats van {whose} van hem of haar is. Ga alleen akkoord als je zeker weet dat het {whose} is.",
  "people.proposal_mine.claim": "Je zegt dat de plaats van {whose} van jou is",
  "people.refused.claim": "{who} weigerde: de plaats van {whose} blijft zoals hij is.",
  "people.not_before": "Niet voor {time}.",
  "people.not_within": "Op zijn vroegst over {time}.",
  "people.only_owner": "Alleen een apparaat dat deze plaats heeft, kan het bevestigen.",
  "people.may_object": "{name} kan nog {time} bezwaar maken.",
  "people.still_here": "{name} is er: er valt geen bot in.",
  "people.reclaimed": "De plaats van {name} is teruggehaald op een nieuw apparaat.",
  "people.bot_played": "Een bot speelde voor je terwijl je weg was. De plaats is weer van jou.",

  // The end of a game: who won and why, the score over the game, another one.
  "ending.gave_up": { one: "{names} gaf op.", other: "{names} gaven op." },
  "ending.gave_up_you": "Je gaf op.",
  "ending.time_up": "De tijd van {names} was om.",
  "ending.time_up_you": "Je tijd was om.",
  "ending.decided.source": {
    one: "{winner} had één punt meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
    other:
      "{winner} had {n} punten meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.source_you": {
    one: "Je had één punt meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
    other:
      "Je had {n} punten meer dan {next}. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.source_them": {
    one: "{winner} had één punt meer dan jij. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
    other:
      "{winner} had {n} punten meer dan jij. De grootste voorsprong: {source}, {mine} tegen {theirs}.",
  },
  "ending.decided.shared":
    "{names} hebben elk {points} punten, en ook de regel voor een gelijke stand beslist niets.",
  "ending.decided.shared_you":
    "Jij en {names} hebben elk {points} punten, en ook de regel voor een gelijke stand beslist niets.",
  "ending.decided.tie_break":
    "{winner} en {next} hebben evenveel punten; de regel voor een gelijke stand besliste.",
  "ending.decided.tie_break_you":
    "Jij en {next} hebben evenveel punten; de regel voor een gelijke stand besliste in jouw voordeel.",
  "ending.decided.tie_break_them":
    "{winner} en jij hebben evenveel punten; de regel voor een gelijke stand besliste voor {winner}.",
  "ending.decided.resigned": "{winner} hield vol tot het einde.",
  "ending.decided.resigned_you": "Je hield vol tot het einde.",
  "ending.decided.late": "{winner} bleef binnen de tijd.",
  "ending.decided.late_you": "Je bleef binnen de tijd.",
  "ending.decided.ahead": "{winner} nam in ronde {round} de leiding en gaf die niet meer af.",
  "ending.decided.ahead_you": "Je nam in ronde {round} de leiding en gaf die niet meer af.",
  "ending.decided.behind": {
    one: "Voor de eindtelling had {next} nog één punt meer dan {winner}.",
    other: "Voor de eindtelling had {next} nog {n} punten meer dan {winner}.",
  },
  "ending.decided.behind_you": {
    one: "Voor de eindtelling had {next} nog één punt meer dan jij.",
    other: "Voor de eindtelling had {next} nog {n} punten meer dan jij.",
  },
  "ending.decided.behind_them": {
    one: "Voor de eindtelling had je nog één punt meer dan {winner}.",
    other: "Voor de eindtelling had je nog {n} punten meer dan {winner}.",
  },
  "ending.decided.counted": "Pas de eindtelling gaf de doorslag: {source}.",
  "ending.decided.best": {
    one: "Niemand scoorde in één beurt meer dan {name} in ronde {round}: één punt.",
    other: "Niemand scoorde in één beurt meer dan {name} in ronde {round}: {n} punten.",
  },
  "ending.decided.best_you": {
    one: "Niemand scoorde in één beurt meer dan jij in ronde {round}: één punt.",
    other: "Niemand scoorde in één beurt meer dan jij in ronde {round}: {n} punten.",
  },
  "ending.decided.own": {
    one: "Hierin was niemand beter dan jij: {source}, één punt.",
    other: "Hierin was niemand beter dan jij: {source}, {n} punten.",
  },

  // sources within a sentence
  "ending.source.play": "tijdens het spel",
  "ending.source.adventurers": "avonturiers",
  "ending.source.sarcophagi": "sarcofagen",
  "ending.source.keys": "sleutels",
  "ending.source.sets": "sets",
  "ending.source.scarabs": "scarabeeën",
  "ending.source.sceptres": "scepters",

  "ending.tomb.none": "Geen enkele avonturier bereikte de grafkamer.",
  "ending.tomb.only": {
    one: "Alleen {name} bereikte de grafkamer, met één avonturier.",
    other: "Alleen {name} bereikte de grafkamer, met {n} avonturiers.",
  },
  "ending.tomb.only_you": {
    one: "Alleen jij bereikte de grafkamer, met één avonturier.",
    other: "Alleen jij bereikte de grafkamer, met {n} avonturiers.",
  },
  "ending.tomb.most":
    "{name} bracht {n} avonturiers in de grafkamer, niemand anders meer dan {next}.",
  "ending.tomb.most_you":
    "Je bracht {n} avonturiers in de grafkamer, niemand anders meer dan {next}.",
  "ending.tomb.first": "{name} was in ronde {round} als eerste in de grafkamer.",
  "ending.tomb.first_you": "Je was in ronde {round} als eerste in de grafkamer.",
  "ending.tomb.all": "{n} avonturiers bereikten de grafkamer.",
  "ending.story": "Wat de doorslag gaf",
  "ending.watch": "Bekijk beurt {turn}",
  "ending.chart_about":
    "Punten tijdens het spel, ronde na ronde; daarna wat er aan het einde per bron bijkwam.",
  "ending.chart_table": "De grafiek als tabel",
  "ending.chart_round": "Ronde {round}",
  "ending.chart_counted": "Aan het einde geteld: {source}",
  "ending.again": "Nog een keer spelen",
  "ending.agreed": "Akkoord: {names}",
  "ending.start": "Naar de startpagina",

  // What lies on the board and beside it, in a sentence or two, for who asks.
  // --- treasures ---
  "described.treasure.vase":
    "Een vaas, een standbeeld en een juweel vormen een set; sets scoren aan het einde.",
  "described.treasure.statue":
    "Een vaas, een standbeeld en een juweel vormen een set; sets scoren aan het einde.",
  "described.treasure.jewellery":
    "Een vaas, een standbeeld en een juweel vormen een set; sets scoren aan het einde.",
  "described.treasure.sceptre":
    "Aan het einde mag elke complete set één scepter meenemen, voor 3 extra punten. Een joker vervangt nooit een scepter.",

  // --- tiles ---
  "described.tile.treasure": {
    one: "Eén avonturier van je die hier eindigt, is genoeg om deze schat te pakken. Je scoort meteen {points}, en hij telt mee voor je sets.",
    other:
      "Je pakt deze schat als je hier eindigt en er minstens {n} van je avonturiers rechtop op staan. Je scoort meteen {points}, en hij telt mee voor je sets.",
  },
  "described.tile.horus": {
    one: "Pak een sleutel, of de open Horuskaart met {n} oog in plaats van een kaart te trekken. De tegel blijft liggen voor anderen.",
    other:
      "Pak een sleutel, of de open Horuskaart met {n} ogen in plaats van een kaart te trekken. De tegel blijft liggen voor anderen.",
  },
  "described.tile.osiris": {
    one: "Wie hier eindigt, gaat meteen {n} tegel verder. Alleen de tegel waar je dan uitkomt, geeft een actie.",
    other:
      "Wie hier eindigt, gaat meteen {n} tegels verder. Alleen de tegel waar je dan uitkomt, geeft een actie.",
  },
  "described.tile.scarab":
    "Pak een scarabee. Tot het einde zie alleen jij hoeveel punten die waard is.",
  "described.tile.joker": "Pak een joker: die vervangt een schat naar keuze in een set.",
  "described.tile.joker_or_scarab": "Pak een joker of een scarabee, wat je maar wilt.",
  "described.tile.favour":
    "Pak de open Horuskaart met {low} of die met {high} ogen. Hier is geen sleutel te halen.",
  "described.tile.tunnel":
    "Je gaat naar de volgende tunnel richting grafkamer: één sprong, en geen actie aan de andere kant. Is er verderop geen tunnel, dan gebeurt er niets.",
  "described.tile.other": "Dit hoort bij een module die niet zegt wat ze doet.",

  // --- places ---
  "described.place.stairs":
    "Hier beginnen twee avonturiers van iedereen. Ook wie bij een Anubis-standbeeld gewekt wordt, komt hier te staan en mag vanaf de volgende ronde mee. Wie hier staat, scoort {points}.",
  "described.place.statue":
    "Hier ligt één avonturier van iedere speler. Zodra je er voor het eerst voorbijkomt, wordt de jouwe wakker: die komt op de trap te staan en mag vanaf de volgende ronde mee. Op deze plek zelf staat nooit iemand.",
  "described.place.empty":
    "Hier ligt geen tegel: je slaat het veld over en het telt niet als stap. Een avonturier op dit veld heeft geen actie, maar scoort wel de waarde op de muur.",
  "described.place.chamber":
    "De stap na de laatste tegel. Je moet er precies uitkomen en betaalt één sleutel per avonturier. Wie binnen is, scoort aan het einde {points} en blijft er.",
  "described.place.sarcophagi":
    "De eerste avonturier in de grafkamer wint de sarcofaag van {first} punten, de tweede die van {second}. Na de tweede wordt de ronde uitgespeeld en volgt de eindtelling.",

  // --- piles ---
  "described.pile.draw":
    "Aan het einde van een beurt wordt de hand hieruit aangevuld tot vijf. Is de stapel leeg, dan wordt de aflegstapel geschud tot een nieuwe.",
  "described.pile.discard": "Hier liggen de gespeelde kaarten. Iedereen mag ze bekijken.",
  "described.pile.horus":
    "De bovenste kaart ligt open. Met een Horustegel of een gunst van Horus steek je die in het midden van je hand.",
  "described.pile.osiris": "Deze tegels liggen dit keer niet op het speelbord.",
  "described.pile.treasures":
    "Ze liggen onder andere schatten en worden opengedraaid zodra die gepakt zijn.",
  "described.pile.cobra":
    "Wordt een schat bij een cobra gepakt, dan komt daar de bovenste tegel van deze stapel te liggen.",
  "described.pile.falcon":
    "Wordt een schat bij een valk gepakt, dan komt daar de bovenste tegel van deze stapel te liggen.",
  "described.pile.lion":
    "Wordt een schat bij een leeuw gepakt, dan komt daar de bovenste tegel van deze stapel te liggen.",
  "described.pile.scarabs": "Gedekt en geschud. Scarabeetegels leveren ze op.",
  "described.pile.mummy_tiles":
    "Er liggen er drie open naast; een gebruikte tegel wordt hieruit vervangen.",
  "described.pile.mummy_discards": "Ze worden geschud als de stapel mummietegels leeg is.",
  "described.pile.kit":
    "De uitrustingskaarten die niemand kreeg. Alleen wie die kleur speelt, kan nagaan welke het zijn.",
  "described.pile.characters": "Niemand heeft deze personages in dit spel.",

  // --- where points come from ---
  "described.source.play": "Schatten en al het andere dat meteen scoorde.",
  "described.source.adventurers": "Voor elke avonturier de waarde van zijn plek.",
  "described.source.sarcophagi":
    "{first} voor de eerste avonturier in de grafkamer, {second} voor de tweede.",
  "described.source.keys": "1 punt voor elke sleutel die over is.",
  "described.source.sets": "Eén, twee, drie … sets scoren {points}.",
  "described.source.scarabs": "Nu zie je wat eronder staat.",
  "described.source.sceptres": "3 punten voor elke scepter bij een complete set.",

  // What explanations say of things, and why something cannot be used.
  "explain.rules": "Spelregels: {title}",
  "explain.rules_plain": "De spelregels",
  "explain.new_tab": "opent een nieuw tabblad",
  "explain.rulings_all": "Alle {n} uitspraken",
  "explain.rulings_about":
    "Waar de spelregels zwijgen of op twee manieren te lezen zijn, heeft dit project beslist:",
  "explain.rulings_failed": "De teksten konden niet worden geladen; de links leiden erheen.",
  "explain.reconstructed":
    "Een deel van deze getallen is gereconstrueerd: nooit vergeleken met een doos van het spel.",
  "explain.reconstructed_link": "Hoe zeker is dat?",

  "explain.under": "Eronder ligt nog een schat, gedekt. Wie de bovenste pakt, draait die om.",
  "explain.value": "Waarde op de muur",
  "explain.value_about":
    "Elke avonturier die aan het einde op dit stuk van het pad is, scoort {points}.",
  "explain.symbol": "Tempeltegel-symbool",
  "explain.niche_about":
    "Wie de grafkamer in gaat, laat hier een sleutel achter. Die is uit het spel en scoort niets.",
  "explain.niche_now": {
    one: "Er is één sleutel neergelegd.",
    other: "Er zijn {n} sleutels neergelegd.",
  },
  "explain.lie_there": "Nog {n} over.",
  "explain.none_there": "Niets meer over.",
  "explain.face_up": "Open liggen: {cards}.",
  "explain.times": "{n} × {card}",
  "explain.round_about":
    "In een ronde is iedereen één keer aan de beurt. Het spel eindigt met de ronde waarin de tweede sarcofaag gewonnen wordt, of waarin niemand zich meer kan verplaatsen.",
  "explain.points_about":
    "Tot nu toe gescoord. Avonturiers, sarcofagen, sleutels, sets en scarabeeën tellen aan het einde.",

  "explain.figure_mine": "Jouw avonturier",
  "explain.figure_theirs": "Avonturier van {name}",
  "explain.status.active": "Hij is {where}.",
  "explain.status.released": "Net gewekt: hij staat op de trap en mag vanaf de volgende ronde mee.",
  "explain.status.lying":
    "Hij slaapt bij dit Anubis-standbeeld tot een andere avonturier van dezelfde kleur voorbijkomt.",
  "explain.status.inside": "Hij is in de grafkamer en blijft daar.",
  "explain.status.fallen":
    "Hij is {where} omgevallen: hij gaat niet verder en telt niet mee tot een worp hem overeind zet.",

  "explain.why.theirs": "Alleen {name} kan hem verplaatsen.",
  "explain.why.turn": "Je bent niet aan de beurt.",
  "explain.why.first": "Er wordt eerst iets anders gevraagd.",
  "explain.why.stuck": "Met wat je nu kunt spelen, gaat hij nergens heen.",
  "explain.why.middle": "Alleen de kaarten aan de twee uiteinden van de hand kun je spelen.",

  "hand.advice": "Tip: {what}",
  "hand.advice_chance": "Kans om te winnen: {chance}.",
  "hand.advice_next": "Op één na best, {chance}: {what}",
  "hand.advice_equal": "Ongeveer even goed: {what}",
  "chance.about": "ongeveer {chance}",
  "chance.low": "minder dan {chance}",
  "chance.high": "meer dan {chance}",
} as const;
