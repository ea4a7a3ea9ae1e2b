// Whose seat it is: joining a table, watching, bots that stand in, lost and further devices.

export const seats = {
  "seats.join": "Join the table",
  "seats.which": "Which seat?",
  "seats.watch": "Just watch",
  "seats.will_watch": "You’re watching. The table appears as soon as the game begins.",
  "seats.join_after_all": "Take a seat after all",
  "seats.invited": "Take a free seat, or watch.",
  "seats.rename": "Change name",
  "seats.rename_yes": "Save",
  "seats.get_up": "Get up",
  "seats.invite_none":
    "This browser doesn’t have the link to the table. Ask the person who created the game.",
  "seats.invite_play": "Send this link to everyone: they can take a free seat or watch.",
  "seats.invite_watch": "Anyone who opens this link can watch.",
  "seats.only_here":
    "This link only works on this computer ({host}). Start Luxor with --host 0.0.0.0, open it at this computer’s address in your network, and send the link from there. docs/hosting.md tells you more.",
  "seats.link": "Link to this table",
  "seats.qr": "QR code",
  "menu.claim": "That’s my seat",
  "seats.mine_about":
    "Lost the device you played on? Say which seat is yours. You can approve it on another device of yours. Otherwise everyone else at the table has to agree, after 2 minutes at the earliest. With only two players it takes a day.",
  "seats.mine_asked": "already asked for",
  "seats.mine_of": "The seat of {name} is mine",
  "seats.claim_ask": "Is that you, {name}?",
  "seats.claim_about":
    "Someone on another device says that this is their seat. If that’s you, let them in. If not, refuse: then nobody gets your seat.",
  "seats.claim_yes": "Yes, that’s me",
  "seats.claim_no": "No, that isn’t me",
  "seats.still_there": "Are you still there?",
  "seats.still_there_name": "{name}, are you still there?",
  "seats.still_about":
    "{name} would like a bot to play for you. It happens only if you say nothing and all the others agree. You can come back at any time.",
  "seats.here": "I’m here",
  "seats.bot_in": "A bot may play for {name} in {time}.",
  "seats.silent": "{name} hasn’t answered for a while.",
  "seats.ask_there": "Ask if {name} is still there",
  "seats.let_bot": "Let a bot play for {name}",
  "seats.devices": {
    one: "Your seat is on this device only.",
    other: "Your seat is on {n} devices.",
  },
  "seats.sign_out": "Sign out everywhere else",
  "seats.sign_out_about": "All other devices lose your seat. Only this one keeps it.",
  "seats.signed_out": "Signed out everywhere else.",
} as const;
