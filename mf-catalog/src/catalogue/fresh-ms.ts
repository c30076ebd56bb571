/**
 * How long the answers of the first view stay fresh, in milliseconds: until then the browser does not request them
 * again.
 */
export const FRESH_MS = 60_000;
