// Options and whole ways in words, and the signs of ways on the board.

export { optionWords, type OptionText } from "./option";
export { tabWords, wayTab, type Sign, type WayTab } from "./tab";
export { wayWords } from "./ways";
