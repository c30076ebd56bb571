/** How often a list looks for new rows. */
export const ARRIVALS_MS = 10_000;
