const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the stock of an order that is not paid is set aside; a refused card gives as long again, once. */
export const holdMs = 30 * minuteMs;

/** Most pay within this time, and then get one mail, not two. */
export const orderMailDelayMs = 2 * minuteMs;

/** After this an order that nobody paid is given up. */
export const pendingMs = 24 * hourMs;

/** A bank transfer takes days. */
export const transferMs = 7 * 24 * hourMs;
