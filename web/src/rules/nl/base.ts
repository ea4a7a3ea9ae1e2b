import type { Section } from "../types";

export const base: readonly Section[] = [
  {
    id: "need",
    depth: 1,
    title: "Wat je nodig hebt",
    blocks: [
      {
        kind: "paragraph",
        text: "Twee, drie of vier spelers; met de [uitbreiding|expansion] vijf. Het pad door de tempel telt {spaces} velden tussen de trap en de grafkamer. Er zijn vijf avonturiers in elke kleur, {starters} startkaarten, drie stapels Horuskaarten, tegels voor het pad, scarabeeën, jokers, sleutels en een dobbelsteen. De tafel in je browser heeft dat allemaal en schudt, telt en vult vanzelf aan.",
      },
      {
        kind: "picture",
        picture: "players",
        caption: "Elke speler heeft een kleur en een teken. Paars hoort bij de uitbreiding.",
      },
      {
        kind: "paragraph",
        text: "Niet alle getallen van het echte spel waren ons bekend. Hoe zeker de getallen zijn die je hier ziet, staat op [over dit project|/about].",
      },
    ],
  },
  {
    id: "aim",
    depth: 1,
    title: "Het doel",
    blocks: [
      {
        kind: "paragraph",
        text: "Je leidt je avonturiers door de gangen naar de *grafkamer*. Onderweg pakken ze schatten, die meteen scoren en later nog eens als set, en vinden ze scarabeeën, sleutels en betere kaarten. Aan het einde scoort elke avonturier voor hoe ver hij gekomen is. Wie de *meeste punten* heeft, wint.",
      },
      {
        kind: "paragraph",
        text: "Het bijzondere is je hand: alleen de twee buitenste kaarten kun je spelen, en wat je krijgt, komt in het midden.",
      },
    ],
  },
  {
    id: "setup",
    depth: 1,
    title: "De spelvoorbereiding",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Avonturiers:* twee van jou staan op de trap. Bij elk van de drie Anubis-standbeelden ligt er een te slapen tot je hem [wekt|statues].",
          },
          {
            text: "*Handkaarten:* vijf startkaarten voor iedereen. Ze blijven in de volgorde waarin ze zijn uitgedeeld. De rest is de trekstapel.",
          },
          {
            text: "*Horusbord:* de Horuskaarten met één, twee en drie ogen, {horus_cards} van elk in het basisspel, vormen drie geschudde stapels. Ze liggen open, dus van elke stapel is de bovenste kaart te zien.",
          },
          {
            text: "*Horus en Osiris:* de Horustegels liggen op de velden met hun aantal ogen. Vier van de {osiris} Osiristegels, door het toeval gekozen, liggen op de Osirisvelden; de andere doen niet mee.",
          },
          {
            text: "*Schatten:* de {treasures} schatten worden open over alle andere velden verdeeld.",
          },
          {
            text: "*Tempeltegels:* drie geschudde, gedekte stapels, één voor elke achterkant: cobra, valk en leeuw.",
          },
          {
            text: "*Voorraad:* {scarabs} gedekte scarabeeën, {jokers} jokers, {keys} sleutels. In de grafkamer liggen twee sarcofagen, van {sarcophagus_1} en {sarcophagus_2} punten.",
          },
          {
            text: "*Startspeler:* de jongste. Hier wijs je iemand aan of beslist het toeval. De startspeler begint elke ronde, de anderen volgen met de klok mee.",
          },
        ],
      },
    ],
    rulings: ["S2", "S4"],
  },
  {
    id: "turn",
    depth: 1,
    title: "Je beurt",
    blocks: [
      {
        kind: "list",
        steps: true,
        items: [
          {
            text: "*Speel een kaart en verplaats.* Neem de kaart helemaal links of helemaal rechts in je hand en verplaats er een avonturier mee.",
          },
          {
            text: "*Voer de actie uit.* Doe wat de tegel zegt waarop de verplaatsing geëindigd is.",
          },
          { text: "*Trek een kaart* en steek die in het midden van je hand." },
        ],
      },
      {
        kind: "paragraph",
        text: "Hier kun je een zet terugnemen met *Terugnemen*, zolang er niets is getrokken of gegooid en niemand anders sindsdien iets heeft beslist. Daarna vraagt het menu aan de anderen of ze het goedvinden.",
      },
    ],
  },
  {
    id: "hand",
    depth: 2,
    title: "Je hand",
    blocks: [
      {
        kind: "picture",
        picture: "hand",
        caption:
          "Alleen de twee buitenste kaarten kun je nu spelen. De nieuwe kaart komt straks tussen de andere.",
      },
      {
        kind: "paragraph",
        text: "Verander nooit de volgorde van je kaarten. De kaart die je speelt, gaat open op de gezamenlijke aflegstapel; pas daarna verplaats je. Er blijven vier kaarten over: de nieuwe komt in het midden, met twee aan elke kant.",
      },
      {
        kind: "paragraph",
        text: "Ook een *Horuskaart* die je pakt, komt in het midden, en je *trekt dan geen kaart* meer. Aan het einde van je beurt heb je precies vijf kaarten.",
      },
      {
        kind: "paragraph",
        text: "Moet er een kaart getrokken worden en is de trekstapel leeg, dan wordt de aflegstapel geschud, mét de gespeelde Horuskaarten. Dat is dan de nieuwe trekstapel.",
      },
    ],
    rulings: ["T5.1", "T5.2"],
  },
  {
    id: "stuck",
    depth: 2,
    title: "Als niemand verder kan",
    blocks: [
      {
        kind: "paragraph",
        text: "Kun je maar met één van je buitenste kaarten iemand verplaatsen, dan *moet je die spelen*. Lukt het met geen van beide, dan speel je er een naar keuze zonder iemand te verplaatsen, en trek je een kaart.",
      },
      {
        kind: "paragraph",
        text: "Een dobbelsteenkaart mag je spelen als minstens één van de zes getallen een verplaatsing toelaat. Gooi je daarna een getal waar niemand iets aan heeft, dan blijft iedereen staan en trek je een kaart.",
      },
    ],
    rulings: ["T6.1", "T6.2", "T7", "M9"],
  },
  {
    id: "cards",
    depth: 1,
    title: "De kaarten",
    blocks: [
      {
        kind: "paragraph",
        text: "Een kaart zegt hoe ver een avonturier gaat. De getallen zijn *tegels*, geen velden: zie [verplaatsen|moving].",
      },
    ],
  },
  {
    id: "starter-cards",
    depth: 2,
    title: "Startkaarten",
    blocks: [
      {
        kind: "picture",
        picture: "starters",
        caption: "De {starters} startkaarten, en hoeveel er van elk zijn.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "number_cards",
            text: "*Getal:* één avonturier gaat precies zoveel tegels vooruit.",
          },
          {
            picture: "step_card",
            text: "*±1:* één avonturier gaat één tegel vooruit of één tegel achteruit.",
          },
          {
            picture: "die_card",
            text: "*Dobbelsteen:* gooi eerst. Kies daarna de avonturier, die precies zoveel tegels vooruitgaat.",
          },
        ],
      },
    ],
    rulings: ["M4", "T7"],
  },
  {
    id: "horus-cards",
    depth: 2,
    title: "Horuskaarten",
    blocks: [
      {
        kind: "paragraph",
        text: "Horuskaarten krijg je van [Horustegels|horus-tiles] en [gunsten|favours]. Je speelt ze en legt ze af zoals alle andere kaarten.",
      },
      {
        kind: "list",
        items: [
          {
            picture: "range_cards",
            text: "*1 tot en met een getal:* kies een getal uit die reeks; één avonturier gaat zo ver.",
          },
          {
            picture: "range_die_card",
            text: "*1–dobbelsteen:* gooi, en kies dan een getal van 1 tot en met de worp.",
          },
          {
            picture: "all_card",
            text: "*Allemaal:* al je actieve avonturiers gaan zoveel tegels vooruit; wie het dichtst bij de grafkamer staat, gaat eerst. Wie kan, moet; wie niet kan, blijft staan. Een Osiristegel werkt meteen. Kies daarna *één* van hen die verplaatst zijn en voer de actie van zijn tegel uit; voor een schat tellen al je avonturiers mee die er dan op staan. Wie door deze verplaatsing wakker wordt, blijft op de trap.",
          },
          {
            picture: "last_card",
            text: "*Laatste naar voorlaatste:* je actieve avonturier die het verst van de grafkamer is, gaat naar de plek van je eerstvolgende actieve avonturier vóór hem en voert daar de actie uit. Staan er meer op de laatste plek, dan gaat er één. Op een leeg veld kom je alleen zo, en daar is geen actie.",
          },
          {
            picture: "fewer_card",
            text: "*Eén minder:* één avonturier gaat precies het aangegeven aantal tegels vooruit. Eindigt hij op een schat, dan mag je die pakken met één avonturier minder dan nodig.",
          },
        ],
      },
    ],
    rulings: ["H2.1", "H2.2", "H2.3", "H2.4", "H2.5", "H3.1", "H3.2", "H3.3", "H4"],
  },
  {
    id: "moving",
    depth: 1,
    title: "Verplaatsen",
    blocks: [
      {
        kind: "paragraph",
        text: "Verplaats één van je *actieve* avonturiers, welke je maar wilt: actief is wie op de trap of op het pad staat en niet pas in deze ronde gewekt is. Hij gaat richting grafkamer; alleen met ±1 kun je terug.",
      },
      {
        kind: "paragraph",
        text: "*Tel tegels.* Een veld zonder tegel sla je over en tel je niet mee, vooruit en achteruit. Vanaf een leeg veld gaat de eerste stap naar de volgende tegel. Op een veld mogen zoveel avonturiers staan als je wilt, van elke kleur. Terug naar de trap kan niemand.",
      },
      {
        kind: "picture",
        picture: "skip",
        caption: "Blauw speelt een 2. Het lege veld telt niet: de tweede tegel is de Horustegel.",
      },
    ],
    rulings: ["M1", "M2", "M4", "M9"],
  },
];
