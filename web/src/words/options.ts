// Options and whole ways in words, and the signs of ways on the board.

export { moved, optionWords, rearranged, saysMore, type OptionText } from "./option";
export { stepsOf } from "./steps";
export { tabWords, wayTab, type Sign, type WayTab } from "./tab";
export { wayWords } from "./ways";
