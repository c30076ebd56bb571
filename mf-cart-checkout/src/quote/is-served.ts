import type { Quote } from '@aimante/api-contract/checkout';

/** False if the chosen method does not deliver to the destination. True until the shop says so. */
export const isServed = (quote: Quote | undefined): boolean =>
  quote?.notices.every(({ code }) => code !== 'SHIPPING_UNAVAILABLE') ?? true;
