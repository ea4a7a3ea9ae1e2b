import { group } from "../things";
import type { Section } from "../types";

export const meetings: readonly Section[] = [
  group("meetings-mummy-equipment", "Uitspraken: mummie en uitrusting samen", {
    "Y2-Q4":
      "Een Horuskaart na twee kaarten: de mummie loopt meteen, dan kies je de kant voor de kaart, dan gaat de volgende kaart van de stapel open. De andere kaart trek je aan het eind in het midden.",
    "Y10-Q4":
      "Een Horuskaart van een mummietegel gaat in het midden, ook na twee kaarten: de hand is dan al vol.",
    "Y10-Q4-2": "*Nieuwe hand* vraagt niet naar een kant.",
    "Y10-Q1-Q2":
      "Uitrusting die door een mummietegel wordt afgelegd, gaat naar de gezamenlijke aflegstapel. Is die geschud, dan kan iedereen haar trekken.",
    "Q2-A7-Y6":
      "Wie met een 0 door een tunnel gaat en bij de mummie uitkomt, valt om: wat de actie doet, is een verplaatsing.",
    "T6-M9-Y6":
      "Een verplaatsing die bij de mummie eindigt, is er een als elke andere: ze maakt een kaart speelbaar, en is ze de enige, dan moet ze.",
    "M6-Y6":
      "De mummie voor de grafkamer houdt niemand tegen: alleen wie op haar tegel stopt, valt om.",
    "Q4-T5":
      "Raakt de trekstapel op tussen twee keer trekken, dan worden de twee zojuist gespeelde kaarten mee geschud.",
  }),
  group("meetings-mummy-treasures", "Uitspraken: mummie en nieuwe schatten samen", {
    "N1-Y2": "Twee tegels op één veld zijn ook voor de mummie één stap.",
    "N2-Y7":
      "Waar de mummie staat, wordt geen tegel gepakt; de onderste blijft dus gedekt tot ze weg is.",
    "Y7-Y10": "De schat onder de mummie kan de *laagste schat* zijn: hij ligt open op het bord.",
    "H4-N2":
      "*Eén minder* geldt ook voor scepters, en wat eronder ligt, wordt als altijd omgedraaid.",
  }),
  group("meetings-mummy-characters", "Uitspraken: mummie en personages samen", {
    "C2-Y10": "*Plunderen* levert niets op bij de *laagste schat*: er wordt geen tegel gepakt.",
    "C2-Y10-2":
      "Voor verplaatsingen met mummietegels gelden *één tegel*, *opnieuw gooien* en *sleuteldraaier* niet. *Herschikken* wel, vóór de volgende avonturier gaat en vóór de tegel vervangen wordt.",
    "C3-Y6-M5":
      "*Herschikken* kan ook als wie het standbeeld passeerde bij de mummie omvalt, en wel daarna.",
    "T6-Y2-C2":
      "Wordt een Horuskaart gespeeld omwille van een gave en gooit de mummie iedereen om, dan is de kaart verloren en blijft iedereen staan.",
    "Y2-M9-C2":
      "Gooit de mummie degene om die de kaart had kunnen verplaatsen, dan mag je een gave gebruiken die nog een verplaatsing toelaat; het hoeft niet.",
    "Y2-C2":
      "Voor *opnieuw gooien* loopt de mummie niet nog eens: ze loopt één keer, vóór de eerste worp.",
    "Y2-T5-C2":
      "Voor een Horuskaart van de trekstapel loopt de mummie niet en geldt *vrije keuze* niet. De mummie loopt als de kaart gespeeld wordt.",
    "Y3-C2-C3":
      "De mummie kan de tempelkenner omgooien die haar stuurde. Schat en kaart houdt die.",
    "Y6-A7-C2":
      "*Tempelkenner:* een tunnel kan naar de mummie leiden. De avonturier valt daar om; dan komt *herschikken* voor elke gewekte, dan het trekken.",
    "Y8-C2": "Geen sleutel verandert de worp om op te staan.",
    "Y10-C3-M6":
      "Gedraaide sleutels komen niet terug. Is er geen in de voorraad, dan is de mummietegel met sleutels niet te koop.",
    "M5-Y7-Y10":
      "Wie in deze ronde gewekt is en wie omgevallen is, kan niet de achterste zijn: ze zijn geen van beiden actief.",
  }),
  group(
    "meetings-equipment-characters",
    "Uitspraken: uitrusting, nieuwe schatten en personages samen",
    {
      "N2-Q2-C2-Y11":
        "Wie op een omgedraaide tegel staat, kan die met een 0 pakken, vanaf de volgende beurt. Een extra beurt is er zo een.",
      "Q3-C2":
        "Een tweede kaart mag erbij als een gave de som een verplaatsing geeft of er 0 van maakt. Wie daarvoor een gedrukte verplaatsing laat lopen, moet de gave gebruiken.",
      "Q3-C3":
        "Met ±1 als tweede kaart kunnen sleutels er tot twee bij doen. Gaat hij eraf, dan kan alleen de eerste kaart lager.",
      "Q3-Q5-C3":
        "Elke kaart op zich kan niet onder 0: van 2+ en 0 maakt een sleutel 1, en een tweede heeft niets te veranderen.",
      "T6-T7-Q3-C2":
        "Een dobbelsteen mag erbij als een gave bij een van de zijden helpt. Laat de worp haar niets te doen, dan blijft iedereen staan.",
      "Q4-C2":
        "Een Horuskaart uit een gunst die de tempelkenner na twee kaarten gebruikt, is de eerste die hij krijgt: hij kiest haar kant en trekt er nog een.",
      "Q2-C2-E2":
        "De tempelkenner gebruikt ook wat een 0 blootlegt. Wie dan door een tunnel gaat, is verplaatst.",
      "Y2-Q4-C3":
        "Twee kaarten, *vrije keuze* en mummie: kaarten en verplaatsing; de keuze; de mummie, naar de ogen van de kaart; haar kant; de volgende open kaart; het trekken.",
      "T7-M9-C2":
        "*Opnieuw gooien* hoeft niet bij een mislukte worp en mag bij elke. De tweede worp telt, ook als er dan niemand kan gaan.",
      "N2-A3-C2":
        "Maakt een schat een set compleet, dan wordt eerst de onderste tegel omgedraaid of de tempeltegel gelegd; dan wordt de verzamelaar gevraagd.",
      "C2-C3-N2":
        "*Verzamelaar:* een scepter maakt geen set compleet, maar een wachtende set mag dienen als hij gepakt wordt. Eén schat levert hoogstens één extra beurt op.",
      "N3-C2": "Een scepter mag bij een set die de verzamelaar omgedraaid heeft.",
    },
  ),
  group("meetings-end", "Uitspraken: modules en het einde", {
    "E1-Y11":
      "Gaat de tweede na de laatste gewone beurt van de ronde de grafkamer in, dan eindigt het spel als de wachtende extra beurten gespeeld zijn.",
    "E1-Y11-C2":
      "In de laatste ronde kunnen extra beurten op elkaar volgen; ze worden allemaal gespeeld.",
    "E1-Y9": "Ook in de allerlaatste beurt mag een mummietegel gebruikt worden.",
    "E1-M7-Y10":
      "Gaan er twee door één *allemaal +4* de grafkamer in, dan zijn beide sarcofagen van die speler en is deze ronde de laatste.",
    "Y8-Y11":
      "Een beurt die door de worp voorbij is, kost geen extra beurten: die komen vóór de beurt van de volgende speler.",
    "E3-E5-Y4": "Talismans zijn aan het eind niets waard en beslissen geen gelijke stand.",
    "E3-C2": "De sleutels van de sleuteldraaier tellen, voor zover ze over zijn.",
    "E2-Q2-C2-Y8-Y10":
      "Iemand verplaatsen kon: wie een 0 speelde naast een kaart die iemand verplaatst had, wie iemand had kunnen laten opstaan, of wiens speelbare kaart de mummie bedierf. Niet: wie er alleen een 0, een sleutel, een gave of een mummietegel voor had en er niemand mee verplaatste, of wiens avonturiers vanaf het begin allemaal onder de mummie lagen.",
    "E2-Q3":
      "Wie een 0 maakt van een +-kaart die met een som had kunnen verplaatsen, kon iemand verplaatsen.",
  }),
  group("meetings-chamber", "Uitspraken: modules bij de grafkamer, bij lege stapels en met vijf", {
    "M6-C2":
      "Met een door sleutels veranderd getal de grafkamer in: één sleutel per verandering en één voor de kamer. Met *één tegel* alleen die voor de kamer.",
    "H3-Y7-M6":
      "*Laatste naar voorlaatste:* omgevallen avonturiers verder vooruit worden overgeslagen; het doel is de grafkamer als er een van jou in is. Zonder sleutel is de kaart niet speelbaar.",
    "H2-H3-Y2":
      "*Allemaal* en *laatste naar voorlaatste* slaan over wie de mummie voor deze kaart omgooit.",
    "A4-A6-C2":
      "*Vrije keuze* als alle Horusstapels leeg zijn: op een Horustegel blijft de sleutel over, bij een gunst niets.",
    "A5-C2":
      "Van een scarabee- of jokertegel waarvan er geen meer zijn, pakt de tempelkenner niets.",
    "X1-Y1-Q1-C1": "Er is van alles genoeg voor vijf spelers met alle modules.",
    "X1-Y4":
      "Vallen vier tegenstanders om en heeft de voorraad minder talismans, dan pakt de speler wat er is.",
    "S2-Y11": "Extra beurten veranderen niet wie er volgt, noch waar de ronde eindigt.",
  }),
];
