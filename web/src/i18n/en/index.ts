// The English catalogue, whose keys all others must have: a file for each part.

export { default as about } from "./about";
export { default as base } from "./base";
export { default as learn } from "./learn";
export { default as menu } from "./menu";
export { default as more } from "./more";
export { default as play } from "./play";
export { default as replay } from "./replay";
export { default as settings } from "./settings";
export { default as start } from "./start";
export { default as table } from "./table";
export { default as things } from "./things";
export { default as trouble } from "./trouble";
