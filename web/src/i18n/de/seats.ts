// Whose seat it is: joining a table, watching, bots that stand in, lost and further devices.

export const seats = {
  "seats.join": "Mach mit",
  "seats.which": "Welcher Platz?",
  "seats.watch": "Nur zuschauen",
  "seats.will_watch": "Du schaust zu. Der Tisch erscheint, sobald die Partie beginnt.",
  "seats.join_after_all": "Doch mitspielen",
  "seats.invited": "Nimm einen freien Platz oder schau zu.",
  "seats.rename": "Name ändern",
  "seats.rename_yes": "Speichern",
  "seats.get_up": "Aufstehen",
  "seats.invite_none":
    "Dieser Browser hat den Link zum Tisch nicht. Frag, wer die Partie angelegt hat.",
  "seats.invite_play": "Schick diesen Link allen: Sie nehmen einen freien Platz oder schauen zu.",
  "seats.invite_watch": "Wer diesen Link öffnet, kann zuschauen.",
  "seats.only_here":
    "Dieser Link funktioniert nur auf diesem Computer ({host}). Starte Luxor mit --host 0.0.0.0, öffne es unter der Adresse dieses Computers in deinem Netz und verschick den Link von dort. Mehr steht in docs/hosting.md.",
  "seats.link": "Link zu diesem Tisch",
  "seats.qr": "QR-Code",
  "menu.claim": "Das ist mein Platz",
  "seats.mine_about":
    "Gerät verloren, auf dem du gespielt hast? Sag, welcher Platz deiner ist. Du kannst es auf einem anderen deiner Geräte bestätigen. Sonst müssen alle anderen am Tisch zustimmen, frühestens nach 2 Minuten. Zu zweit dauert es einen Tag.",
  "seats.mine_asked": "schon beansprucht",
  "seats.mine_of": "Der Platz von {name} ist meiner",
  "seats.claim_ask": "Bist du das, {name}?",
  "seats.claim_about":
    "Auf einem anderen Gerät sagt jemand, das sei sein Platz. Wenn du das bist, bestätige es. Sonst lehn ab: Dann bekommt niemand deinen Platz.",
  "seats.claim_yes": "Ja, das bin ich",
  "seats.claim_no": "Nein, das bin ich nicht",
  "seats.still_there": "Bist du noch da?",
  "seats.still_there_name": "{name}, bist du noch da?",
  "seats.still_about":
    "{name} möchte einen Bot für dich spielen lassen. Das passiert nur, wenn du nichts sagst und alle anderen zustimmen. Du kannst jederzeit zurückkommen.",
  "seats.here": "Ich bin da",
  "seats.bot_in": "In {time} kann ein Bot für {name} spielen.",
  "seats.silent": "{name} antwortet schon länger nicht.",
  "seats.ask_there": "Fragen, ob {name} noch da ist",
  "seats.let_bot": "Einen Bot für {name} spielen lassen",
  "seats.devices": {
    one: "Dein Platz ist nur auf diesem Gerät.",
    other: "Dein Platz ist auf {n} Geräten.",
  },
  "seats.sign_out": "Überall sonst abmelden",
  "seats.sign_out_about": "Alle anderen Geräte verlieren deinen Platz. Nur dieses behält ihn.",
  "seats.signed_out": "Überall sonst abgemeldet.",
} as const;
