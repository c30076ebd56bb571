/** Letters that join are not spaced out. */
export const JOINS = /\p{Script=Arabic}/u;
