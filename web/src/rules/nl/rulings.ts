import { group } from "../things";
import type { Section } from "../types";

export const rulings: readonly Section[] = [
  {
    id: "rulings",
    depth: 1,
    title: "Uitspraken",
    blocks: [
      {
        kind: "paragraph",
        text: "Waar de spelregelboekjes zwijgen of op twee manieren te lezen zijn, moest dit project beslissen. Het meeste hieronder zijn zulke *uitspraken*. Sommige antwoorden *volgen* uit wat er gedrukt staat; een paar komen *uit bronnen*, van mensen die het spel kennen. De nummers zijn die van de documenten van het project: docs/rules/rulings.md geeft redenen en bronnen, docs/rules/rulings-meetings.md zegt wat er gebeurt waar modules samenkomen.",
      },
    ],
  },
  group("rulings-turn", "Uitspraken: voorbereiding en beurt", {
    S2: "De startspeler wordt bij het aanmaken van het spel aangewezen, of geloot.",
    S4: "Van elke Horusstapel mag alleen de bovenste kaart bekeken worden.",
    "T5.1":
      "De aflegstapel wordt geschud zodra er een kaart getrokken moet worden en er geen is, niet eerder.",
    "T5.2": "Gespeelde Horuskaarten komen nooit terug op het Horusbord.",
    "T6.1":
      "Kun je maar met één van de buitenste kaarten iemand verplaatsen, dan mag je de andere niet spelen om te blijven staan.",
    "T6.2":
      "Een kaart is speelbaar als één actieve avonturier er, met de waarde die erop staat, een toegestane verplaatsing mee heeft.",
    T7: "Eén getal dat een verplaatsing toelaat, maakt een dobbelsteenkaart speelbaar. Laat de worp er geen toe, dan blijft iedereen staan en trek je een kaart.",
    P1: "Verborgen zijn handen van anderen voor zover niemand de kaarten zag, wat er in stapels nog komt, scarabeeën van anderen, de voorkant van tempel- en mummietegels op een stapel, tegels onder andere tegels en weggelegde uitrusting.",
    "P2.1":
      "Al het andere is openbaar, ook welke Horuskaart op welke plek in wiens hand gekomen is.",
    "P2.2": "Wat op de aflegstapel ligt, is openbaar.",
    "P2.3": "De punten tot nu toe zijn te zien; een tafel mag ze verbergen.",
  }),
  group("rulings-moving", "Uitspraken: verplaatsen", {
    M1: "Ook achteruit worden lege velden overgeslagen.",
    M2: "Ligt er vanaf een leeg veld geen tegel meer vooruit, dan gaat de eerste stap de grafkamer in.",
    M4: "Ligt er achter je geen tegel, dan kun je niet achteruit: nooit naar de trap.",
    M5: "Bij een Anubis-standbeeld kan niemand blijven staan.",
    "M6.1":
      "Een sleutel waarmee de grafkamer openging, is weg: hij scoort niet en gaat niet terug naar de voorraad.",
    "M6.2": "Is de grafkamer binnengaan je enige toegestane verplaatsing, dan moet je dat doen.",
    M7: "Wie in de grafkamer is, gaat nergens meer heen en is niet actief.",
    "M8.1":
      "Osiris leidt vooruit, ook wie achteruit kwam: met een Osiris 1 ben je terug op de tegel waarop je stond, en die geeft zijn actie.",
    "M8.2": "Een Osiristegel die op een andere Osiristegel uitkomt, leidt vandaar verder.",
    "M8.3":
      "Zou een Osiristegel te ver leiden, of zonder sleutel de grafkamer in, dan is de hele verplaatsing niet toegestaan.",
    M9: "Wat een kaart te kiezen laat, moet je zo kiezen dat iemand verplaatst wordt of dat het een 0 wordt, als dat kan. Een gave hoef je er niet voor te gebruiken.",
  }),
  group("rulings-tiles", "Uitspraken: tegels", {
    "A1.1": "Van de actie van een tegel kun je niet afzien, behalve waar de regels *mag* zeggen.",
    "A1.2": "Op een leeg veld, op de trap en in de grafkamer is er geen actie.",
    A2: "Voor een schat tellen alleen actieve avonturiers.",
    A3: "Zonder symbool, of als er geen tempeltegel meer is, blijft het veld voorgoed leeg.",
    A4: "Is er alleen een sleutel of alleen een kaart, dan krijg je die; is er geen van beide, dan niets. De Horustegel blijft liggen.",
    A5: "Zijn de scarabeeën of jokers op, dan pak je niets; waar ze er allebei staan, de andere.",
    A6: "Een gunst levert geen sleutel op.",
    A7: "Een tunnel is één sprong, en aan de andere kant is er geen actie.",
  }),
  group("rulings-horus", "Uitspraken: Horuskaarten", {
    "H2.1": "*Allemaal:* wie door deze verplaatsing gewekt wordt, blijft op de trap.",
    "H2.2":
      "*Allemaal:* op volgorde verplaatst ieder zich als dat is toegestaan, zo nodig met een sleutel; anders blijft hij staan.",
    "H2.3":
      "*Allemaal:* de grafkamer ingaan hoort bij de verplaatsing. Een actie elders komt daarna nog.",
    "H2.4":
      "*Allemaal:* wie de actie uitvoert, moet verplaatst zijn en nog actief zijn. Is er zo niemand, dan is er geen actie.",
    "H2.5": "*Allemaal:* speelbaar als minstens één avonturier zich kan verplaatsen.",
    "H3.1":
      "*Laatste naar voorlaatste:* de trap telt als een veld; van wie daar staan, gaat er één.",
    "H3.2":
      "*Laatste naar voorlaatste:* wie niet actief is, gaat niet, en er gaat niemand naar hem toe.",
    "H3.3":
      "*Laatste naar voorlaatste:* staat er geen actieve avonturier verder vooruit, dan is de grafkamer het doel als er een van jou binnen is, tegen een sleutel. Anders is de kaart niet speelbaar.",
    H4: "*Eén minder:* met het volle aantal is het een gewone schat en pak je hem.",
  }),
  group("rulings-end", "Uitspraken: het einde", {
    "E2.1":
      "Een speler kon iemand verplaatsen als een van zijn buitenste kaarten een verplaatsing toeliet (een 0 is er geen; een dobbelsteen telt vóór de worp), als hij hoe dan ook een avonturier verplaatste, of als hij er een had kunnen laten opstaan.",
    "E2.2":
      "Of niemand iemand kon verplaatsen, wordt na de laatste beurt van de ronde nagegaan, extra beurten inbegrepen.",
    "E2.3": "Voor de zekerheid eindigt een spel na 500 ronden; dan volgt de eindtelling.",
    "E2.4":
      "Een gave die niemand gebruikte, houdt het spel niet gaande; een verplaatsing ermee wel.",
    E4: "De software verdeelt schatten en jokers zo goed mogelijk over sets.",
  }),
  group("rulings-mummy", "Uitspraken: de mummie", {
    "Y2.1":
      "Ze loopt meteen: bij het pakken van een kaart, nog vóór de volgende kaart van de stapel te zien is.",
    "Y2.2":
      "Bij het spelen: kaart, mummie, dobbelsteen; dan al het andere, op het bord zoals het nu is.",
    "Y2.3": "Ze loopt ook als de kaart niemand verplaatst.",
    "Y2.4":
      "Of een kaart speelbaar is, wordt beoordeeld vóór de mummie loopt. Wat zij dan onmogelijk maakt, is verloren.",
    "Y2.5":
      "Een Horuskaart afleggen voor een mummietegel is niet hetzelfde als spelen: de mummie blijft staan.",
    "Y3.1": "Avonturiers van anderen op lege velden die ze passeert, vallen om.",
    "Y3.2": "Bij de Anubis-standbeelden en in de grafkamer is iedereen veilig.",
    Y4: "Zijn er te weinig talismans, dan pak je wat er is.",
    Y5: "Haar eerste en laatste tegel zijn de eerste en de laatste die er nog liggen. Bij de sprong ertussen passeert ze niemand.",
    Y6: "Op een Osiristegel ga je verder voordat je zou omvallen. Aan het begin van een tunnel val je om zonder sprong, aan de andere kant na de sprong.",
    "Y7.1": "Alles wat over actieve avonturiers gaat, slaat omgevallen avonturiers over.",
    "Y7.2": "De schat onder de mummie kan niet gepakt worden.",
    "Y8.1":
      "{wake_one}: één staat op en de beurt is voorbij; {wake_all}: allemaal, en de beurt is voorbij; {wake_go_on}: allemaal, en de beurt gaat door.",
    "Y8.2": "De worp wekt niemand bij een Anubis-standbeeld.",
    "Y8.3": "Is er niemand die kan opstaan, dan wordt er niet gegooid.",
    "Y8.4": "Gooien mag, wat volgt moet: de uitkomst wordt uitgevoerd.",
    "Y8.5":
      "In een beurt die door de worp voorbij is, speel en trek je geen kaart en gebruik je geen mummietegel.",
    "Y10.1": "*Twee van drie* biedt scarabee, joker en sleutel.",
    "Y10.2":
      "Twee willekeurige schattegels vormen een paar, ook scepters en omgedraaide. Jokers niet.",
    "Y10.3": "*Allemaal +4* gaat in de volgorde van de kaart *allemaal*; wie kan, moet.",
    "Y10.4": "Voor *scarabee ruilen* heb je er zelf een nodig, en een in de voorraad.",
    "Y10.5": "Alleen schatten die open liggen, kunnen de laagste zijn.",
    "Y10.6":
      "De achterste wordt gezocht onder de actieve; kan die niet verplaatst worden, dan is de tegel niet te koop.",
    "Y10.7": "Heeft de voorraad minder dan een tegel geeft, dan pak je wat er is.",
    "Y10.8":
      "Verplaatsingen met mummietegels wekken slapers en volgen Osiris, wie bij de mummie eindigt valt om, en tegen een sleutel mag je de grafkamer in.",
    "Y10.9": "Een tegel die niets zou doen, kun je niet kopen.",
    Y11: "Extra beurten komen na de lopende beurt, in de volgorde waarin ze verdiend zijn. Het zijn hele beurten, maar er begint geen ronde mee. Ook in de laatste ronde worden ze gespeeld.",
  }),
  group("rulings-equipment", "Uitspraken: uitrusting", {
    "T6.3": "Naast een speelbare kaart mag je een 0 spelen, en het hoeft nooit.",
    Q2: "Een 0 kun je spelen zolang er een avonturier actief is; op de trap en op lege velden gebeurt er niets.",
    "Q3.1":
      "De tweede kaart wordt gelegd, dan wordt er zo nodig gegooid, dan wordt de avonturier gekozen.",
    "Q3.2": "Als tweede kaart telt ±1 er 1 bij of af.",
    "Q3.3": "Dobbelsteen ±1 telt de worp zoals je die veranderd hebt.",
    "Q3.4": "Een som van 0 werkt als de kaart 0.",
    "Q3.5":
      "Een +-kaart is speelbaar als haar getal of een som een verplaatsing toelaat. Kan het alleen met een som, dan moet de tweede kaart gespeeld worden.",
    "Q3.6":
      "Een tweede kaart mag er alleen bij als een som ermee een verplaatsing toelaat of 0 is.",
    "Q3.7":
      "Laat de som met de worp geen verplaatsing toe, dan blijft iedereen staan: terug naar het getal alleen kan niet.",
    "Q4.1": "De kant kies je nadat je de kaart gezien hebt.",
    "Q4.2":
      "Een Horuskaart die je na twee kaarten pakt, is de eerste die je krijgt, en krijgt meteen haar plek.",
    Q5: "Een worp die tot 0 verlaagd is, werkt als de kaart 0.",
  }),
  group("rulings-treasures", "Uitspraken: uitbreiding en nieuwe schatten", {
    X2: "De extra Horuskaarten staan vanzelf aan met vijf spelers of met een module, en kunnen ook zonder module aan. Met vijf spelers kan het niet zonder.",
    N1: "Twee tegels op één veld zijn één stap.",
    N3: "Ook sets na de laatste die scoort, mogen een scepter meenemen.",
  }),
  group("rulings-characters", "Uitspraken: personages", {
    "C1.1": "Naar *plunderen* wordt nooit gevraagd; naar alle andere gaven telkens.",
    "C3.1":
      "*Opnieuw gooien* geldt voor elke worp van een kaart, niet voor de worp om op te staan.",
    "C3.2": "*Opnieuw gooien* kan één keer per kaart; de tweede worp telt.",
    "C3.3":
      "*Herschikken* komt als de verplaatsing klaar is, met Osiris of tunnel, vóór de actie van de tegel; gaan er meer, dan vóór de volgende gaat.",
    "C3.4":
      "*Herschikken* kan één keer voor elke gewekte avonturier, met de hand zoals die dan is.",
    "C3.5":
      "*Vrije keuze* kan zolang er in een van de stapels een kaart is, ook als die van de tegel zelf leeg is.",
    "C3.6": "De mummie loopt dan zoveel als de gepakte kaart ogen heeft.",
    "C3.7": "*Plunderen* geldt voor scepters, niet voor jokers.",
    "C3.8":
      "*Eén tegel* kies je uiterlijk na de worp, en het vervangt de hele waarde, ook een som. Bij een +-kaart die je zo gebruikt, komt geen tweede kaart.",
    "C3.9":
      "*Eén tegel* vervangt ook *allemaal* en *laatste naar voorlaatste*, speelbaar of niet; er gaat één avonturier.",
    "C3.10":
      "Voor een Horuskaart die je als *één tegel* speelt, loopt de mummie toch, en *één minder* behoudt zijn tweede helft.",
    "C3.11": "*Tempelkenner:* een tunnel neemt de avonturier mee die de schat gepakt heeft.",
    "C3.12":
      "*Tempelkenner:* een kaart van een gunst komt in de plaats van het trekken en laat de mummie lopen.",
    "C3.13":
      "*Verzamelaar:* zie je ervan af, dan blijven de drie liggen en mogen ze bij je volgende schat dienen, die hoogstens één extra beurt oplevert.",
    "Y11.1": "*Verzamelaar:* de extra beurt komt als de lopende klaar is, ook in de laatste ronde.",
    "C3.14": "*Sleuteldraaier:* één sleutel voor elke gespeelde kaart, na de worp.",
    "C3.15":
      "*Sleuteldraaier:* ±1 vooruit is een 1, dus met een sleutel 0 of 2. Achteruit kun je hem niet veranderen.",
    "C3.16": "*Sleuteldraaier:* een waarde van 0 werkt als de kaart 0.",
    "C3.17": "*Sleuteldraaier:* de sleutel is uit het spel, zoals een voor de grafkamer.",
    "T6.4":
      "Gaven geven meer keus en verplichten nooit. Een onspeelbare kaart mag alleen in plaats van een speelbare als een gave er dan een verplaatsing of een 0 van maakt.",
    "T6.5": "Wie zo’n kaart speelt, moet de gave dan ook gebruiken.",
    "T6.6": "Maakt de mummie dat onmogelijk, dan blijft iedereen staan.",
    "T6.7":
      "Is geen van beide kaarten speelbaar, dan mag je elk van de twee spelen en hoef je geen gave te gebruiken.",
    "M9.1":
      "Bij een worp die geen verplaatsing toelaat, hoeft geen gave. Wie een verplaatsing die met twee kaarten kan, laat lopen, moet daar de gave voor gebruiken.",
  }),
];
