import type { Quote } from '@aimante/api-contract/checkout';

/** Whether the chosen way of delivery leads to where the magnets go; until the shop has said no, it does. */
export const isServed = (quote: Quote | undefined): boolean =>
  quote?.notices.every(({ code }) => code !== 'SHIPPING_UNAVAILABLE') ?? true;
