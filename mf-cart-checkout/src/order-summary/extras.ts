import type { Quote } from '@aimante/api-contract/checkout';

/** Only the shop knows these amounts. */
export const extrasOf = (quote: Quote | undefined) => ({
  giftWrapCents: quote?.giftWrap.isChosen ? quote.giftWrap.cents : 0,
  pointsCents: quote?.pointsCents ?? 0,
  shippingCents: quote?.shippingCents ?? null,
});
