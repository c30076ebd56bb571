/** A start that cannot go on, in one line for the person who started it. */
export class StartError extends Error {}
