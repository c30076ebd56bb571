const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long the stock of an unpaid order is reserved. A declined card extends it by the same time, once. */
export const holdMs = 30 * minuteMs;

/** Most customers pay within this time and get one mail instead of two. */
export const orderMailDelayMs = 2 * minuteMs;

/** Unpaid orders older than this are cancelled once their stock reservation has ended. */
export const pendingMs = 24 * hourMs;

/** A bank transfer takes days. */
export const transferMs = 7 * 24 * hourMs;

/** An order that the team took for a customer: how long its stock is reserved, by payment method. */
export const takenMs = { link: 7 * 24 * hourMs, transfer: 14 * 24 * hourMs };
