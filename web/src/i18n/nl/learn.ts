// The first game: nine lessons and the counting. A scene says what there is, what to do, and what to
// answer somebody who does something else.

export default {
  "learn.page": "Leer het spel",
  "learn.step": "Stap {step} van {steps}",
  "learn.other_player": "Teo",
  "learn.back": "Terug",
  "learn.next": "Verder",
  "learn.skip": "Overslaan",
  "learn.again": "Nog een keer",
  "learn.jump": "Een nieuw voorbeeld, in ronde {round}.",
  "learn.watch": "Kijk wat er gebeurt …",
  "learn.possible": "Dat kan ook.",
  "learn.in_words": "De situatie in woorden",
  "learn.play": "Nu spelen",
  "learn.play_wait": "Het spel wordt klaargezet …",
  "learn.rules": "Lees de spelregels",
  "learn.home": "Naar de startpagina",

  "learn.walk.title": "De tempel in",
  "learn.walk.say":
    "Jij bent rood, Teo is groen. Je avonturiers wachten op de trap. Hun weg loopt door de gang, rond en rond, naar de grafkamer in het midden: hoe verder ze komen, hoe meer ze waard zijn, en onderweg valt er veel te halen.",
  "learn.walk.do": "Stuur er een naar binnen: kies een van de twee verlichte tegels op het bord.",
  "learn.walk.done":
    "Je kaart zei hoe ver, en precies zo ver ging je avonturier. De eerste tegel telt als één, de trap telt niet mee. Daarna was Teo aan de beurt: een kaart spelen, lopen, een kaart trekken. Zo gaat het rond.",
  "learn.walk.right":
    "En je hebt iets gevonden: een kleine schat waarvoor één avonturier genoeg is.",

  "learn.hand.title": "Het geheim van de hand",
  "learn.hand.say":
    "Je hebt vijf kaarten en mag hun volgorde nooit veranderen. Alleen de twee aan de uiteinden kun je spelen: hier de 1 links of de 3 rechts. De 5 zit opgesloten naast de 1.",
  "learn.hand.do": "Je wilt de volgende keer de 5 spelen. Maak hem vrij: speel de 1 links.",
  "learn.hand.other": "Maar dan blijft de 5 opgesloten. Probeer de kaart links.",
  "learn.hand.done":
    "Nu staat de 5 helemaal links. De kaart die je trok, ging naar het midden, zoals elke nieuwe kaart: het duurt nog twee beurten voor je hem kunt spelen. Denk dus na over wat je straks vrijmaakt.",

  "learn.treasure.title": "Samen voor een schat",
  "learn.alone.say":
    "Op een schat zie je twee dingen: hoeveel hij scoort en, aan de kleine figuurtjes, hoeveel van je avonturiers er moeten staan om hem te pakken. Het standbeeld twee tegels voor je voorste avonturier scoort 3 en vraagt er twee.",
  "learn.alone.do": "Ga vooruit met de voorste avonturier: 2 tegels, naar het standbeeld.",
  "learn.alone.other":
    "Maar hier zijn we uit op het standbeeld. Verplaats de voorste avonturier met de 2 links.",
  "learn.together.say":
    "Er gebeurde nog niets: één avonturier is niet genoeg voor dit standbeeld, er ontbreekt er nog een. Teo is geweest, en jij bent weer aan de beurt.",
  "learn.together.do": "Haal de tweede erbij: die staat 3 tegels verderop.",
  "learn.together.other":
    "Maar het standbeeld wacht. Verplaats de achterste avonturier met de 3 links.",
  "learn.treasure.done":
    "Er staan er twee van jou, dus het standbeeld is van jou en scoort meteen 3 punten. Let op wat je verzamelt: een vaas, een standbeeld en een juweel vormen een set, en sets scoren aan het einde nog eens.",

  "learn.empty.title": "Kale vloer telt niet",
  "learn.empty.say":
    "Waar een schat gepakt is, kan de vloer leeg blijven. Lege velden sla je over en tel je niet mee. Vlak voor je achterste avonturier ligt er zo een; dan komen een Horustegel en het standbeeld waar je andere op gezelschap wacht.",
  "learn.empty.do": "Breng hem naar het standbeeld. Met welke kaart lukt dat: de 2 of de 3?",
  "learn.empty.other":
    "Maar zo blijft het standbeeld hier liggen. Sla het lege veld over bij het tellen en verplaats de achterste avonturier met de 2.",
  "learn.empty.done":
    "Drie velden verderop, maar slechts twee tegels: met een 2 was je er. Hoe langer een spel duurt, hoe leger het pad wordt, en hoe sneller de achterblijvers bijkomen.",

  "learn.horus.title": "Het oog van Horus",
  "learn.horus.say":
    "Tegels met een oog zijn van Horus. Daar is één avonturier genoeg, en de tegel blijft liggen: iedereen die erop eindigt, krijgt er iets.",
  "learn.horus.do": "Ga erheen met de voorste avonturier: 2 tegels.",
  "learn.horus.other":
    "Maar hier gaan we bij Horus langs. Verplaats de voorste avonturier met de 2 links.",
  "learn.gift.say":
    "Horus laat je kiezen. Met een sleutel mag één avonturier de grafkamer in; een sleutel die overblijft, scoort 1 punt. Een Horuskaart is beter dan een gewone kaart: met deze ga je 1, 2 of 3 tegels, wat je maar wilt.",
  "learn.gift.do": "Pak wat je het liefst hebt.",
  "learn.gift.key": "Je hebt nu een sleutel, en je trok een kaart zoals altijd.",
  "learn.gift.horus1":
    "De Horuskaart ging naar het midden van je hand. Hij komt in de plaats van de kaart die je anders getrokken had.",
  "learn.horus.done":
    "Hoe meer ogen op een tegel, hoe beter de kaarten van die stapel. Zonder sleutel komt niemand de grafkamer in, dus haal er op tijd een.",

  "learn.osiris.title": "Osiris stuurt je verder",
  "learn.osiris.say":
    "De tegel vlak voor je voorste avonturier is van Osiris. Niemand blijft daar staan: wie erop eindigt, gaat meteen zoveel tegels verder als erop staat. Hier is dat 2.",
  "learn.osiris.do": "Probeer het: verplaats de voorste avonturier met de 1.",
  "learn.osiris.other":
    "Maar hier kan Osiris je helpen. Verplaats de voorste avonturier met de 1 links.",
  "learn.osiris.done":
    "Eén stap werd drie, en alleen de laatste tegel telde: daar kreeg je een scarabee. Scarabeeën scoren aan het einde 1 tot 4 punten. Tot dan weet alleen jij hoeveel.",

  "learn.statue.title": "Wek de slapers",
  "learn.roll.say":
    "Drie van je vijf avonturiers slapen nog, elk bij een Anubis-standbeeld in de hoeken. Komt een van jou zo’n standbeeld voorbij, dan staat de slaper daar op. Het eerste ligt drie velden voor je voorste avonturier, en je linkerkaart is een dobbelsteen.",
  "learn.roll.do":
    "Durf het aan: speel de dobbelsteen. Klik er twee keer op, of op de regel onder je hand.",
  "learn.roll.other":
    "Maar met een 2 kom je niet voorbij het Anubis-standbeeld. Speel de dobbelsteen links.",
  "learn.statue.say":
    "Een vijf! Bij een dobbelsteen zie je eerst het getal en kies je daarna wie er loopt.",
  "learn.statue.do": "Laat de voorste avonturier lopen, voorbij het Anubis-standbeeld.",
  "learn.statue.other":
    "Maar die komt niet tot voorbij het Anubis-standbeeld. Neem de voorste avonturier.",
  "learn.statue.done":
    "Je derde avonturier staat nu op de trap en mag vanaf de volgende ronde lopen. Met meer avonturiers ben je makkelijker met z’n tweeën of drieën waar dat nodig is.",

  "learn.temple.title": "Onder de schat",
  "learn.temple.say":
    "Sommige velden hebben een tempelsymbool: een cobra, een valk of een leeuw. Wordt de schat daar gepakt, dan komt er een tempeltegel tevoorschijn. Je voorste avonturier staat op zo’n veld, op juwelen waarvoor je er twee nodig hebt.",
  "learn.temple.do": "Pak ze: haal de avonturier vlak erachter erbij, met de 1.",
  "learn.temple.other":
    "Maar de juwelen zijn bijna van jou. Verplaats de avonturier vlak erachter met de 1 links.",
  "learn.tunnel.say":
    "Een tunnel! Wie er staat als hij tevoorschijn komt, doet niets. Maar wie er van nu af op eindigt, gaat meteen door naar de volgende tunnel, en ver vooruit ligt er een.",
  "learn.tunnel.do": "Stuur je achterste avonturier erin: 3 tegels.",
  "learn.tunnel.other":
    "Maar hier is een kortere weg open. Verplaats je achterste avonturier met de 3 links.",
  "learn.temple.done":
    "Drie tegels, en twaalf velden verder. Onder de grond kwam hij zelfs een Anubis-standbeeld voorbij en wekte je vierde avonturier. Andere tempeltegels geven scarabeeën, Horuskaarten of jokers, die een schat naar keuze vervangen in een set.",

  "learn.tomb.title": "De grafkamer",
  "learn.tomb.say":
    "Laat in het spel. De grafkamer komt vlak na de laatste tegel. Je moet er precies uitkomen, en wie naar binnen gaat, betaalt een sleutel; jij hebt er twee. De eerste binnen, een van Teo, kreeg de sarcofaag van 5 punten. Die van 3 is er nog.",
  "learn.tomb.do":
    "Ga naar binnen met je voorste avonturier: 2 stappen, de laatste tegel en de grafkamer.",
  "learn.tomb.other":
    "Maar de grafkamer staat voor je open. Verplaats je voorste avonturier met de 2 links.",
  "learn.tomb.done":
    "Binnen! Eén sleutel is op, en de sarcofaag is van jou. Zijn er twee binnen, van wie dan ook, dan wordt de ronde uitgespeeld en is het spel afgelopen. Nu de eindtelling.",

  "learn.count.title": "De eindtelling",
  "learn.count.say":
    "Wie de meeste punten heeft, wint. Dit heeft jouw spel opgeleverd, met dat van Teo ernaast.",
  "learn.count.play": "Wat je onderweg scoorde: de schatten die je pakte.",
  "learn.count.adventurers":
    "Hoe ver je avonturiers gekomen zijn; de getallen staan op de muren. Die van jou: {places}.",
  "learn.count.sarcophagi": "De sarcofaag die je vond: 5 voor de eerste, 3 voor de tweede.",
  "learn.count.keys": "1 voor elke sleutel die je niet nodig had.",
  "learn.count.sets":
    "Drie sets van vaas, standbeeld en juwelen, twee daarvan met een joker. Eén set scoort 3, twee 7, drie 12, enzovoort.",
  "learn.count.scarabs": "Je scarabeeën, omgedraaid.",
  "learn.count.total": "Alles samen",
  "learn.count.points": "Punten",
  "learn.count.source": "Waarvoor",
  "learn.count.end":
    "Meer hoef je niet te weten. Aan tafel vertelt elke tegel en elke kaart wat die doet, en er is altijd een tip als je er een wilt.",
} as const;
