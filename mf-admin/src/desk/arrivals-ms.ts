/** Polling interval of lists, in milliseconds. */
export const ARRIVALS_MS = 10_000;
