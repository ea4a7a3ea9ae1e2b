// Whose seat it is: joining a table, watching, bots that stand in, lost and further devices.

export const seats = {
  "seats.join": "Doe mee",
  "seats.which": "Welke plaats?",
  "seats.watch": "Alleen kijken",
  "seats.will_watch": "Je kijkt mee. De tafel verschijnt zodra de partij begint.",
  "seats.join_after_all": "Toch meespelen",
  "seats.invited": "Kies een vrije plaats, of kijk mee.",
  "seats.rename": "Naam wijzigen",
  "seats.rename_yes": "Opslaan",
  "seats.get_up": "Opstaan",
  "seats.invite_none":
    "Deze browser heeft de link van de tafel niet. Vraag hem aan wie de partij heeft aangemaakt.",
  "seats.invite_play":
    "Stuur deze link naar iedereen: ze kunnen een vrije plaats kiezen of meekijken.",
  "seats.invite_watch": "Wie deze link opent, kan meekijken.",
  "seats.only_here":
    "Deze link werkt alleen op deze computer ({host}). Start Luxor met --host 0.0.0.0, open het op het adres van deze computer in je netwerk en stuur de link van daaruit. Meer staat in docs/hosting.md.",
  "seats.link": "Link naar deze tafel",
  "seats.qr": "QR-code",
  "menu.claim": "Dat is mijn plaats",
  "seats.mine_about":
    "Ben je het apparaat kwijt waarop je speelde? Zeg welke plaats van jou is. Je kunt het bevestigen op een ander apparaat van jou. Anders moet iedereen aan tafel akkoord gaan, op zijn vroegst na 2 minuten. Met z’n tweeën duurt het een dag.",
  "seats.mine_asked": "al gevraagd",
  "seats.mine_of": "De plaats van {name} is van mij",
  "seats.claim_ask": "Ben jij dat, {name}?",
  "seats.claim_about":
    "Iemand zegt op een ander apparaat dat dit zijn of haar plaats is. Ben jij dat, bevestig het dan. Zo niet, weiger: dan krijgt niemand je plaats.",
  "seats.claim_yes": "Ja, dat ben ik",
  "seats.claim_no": "Nee, dat ben ik niet",
  "seats.still_there": "Ben je er nog?",
  "seats.still_there_name": "{name}, ben je er nog?",
  "seats.still_about":
    "{name} wil een bot voor je laten spelen. Dat gebeurt alleen als jij niets zegt en alle anderen akkoord gaan. Je kunt altijd terugkomen.",
  "seats.here": "Ik ben er",
  "seats.bot_in": "Over {time} mag een bot voor {name} spelen.",
  "seats.silent": "{name} reageert al een tijdje niet.",
  "seats.ask_there": "Vragen of {name} er nog is",
  "seats.let_bot": "Een bot laten spelen voor {name}",
  "seats.devices": {
    one: "Je plaats staat alleen op dit apparaat.",
    other: "Je plaats staat op {n} apparaten.",
  },
  "seats.sign_out": "Overal elders afmelden",
  "seats.sign_out_about":
    "Alle andere apparaten raken je plaats kwijt. Alleen dit apparaat houdt hem.",
  "seats.signed_out": "Overal elders afgemeld.",
} as const;
