import type { Quote, QuoteRequest } from '@aimante/api-contract/checkout';
import { totalsWithPoints } from '@aimante/shop/pricing';

const PRICE_CENTS = 450;

/** Answer of a shop in which all magnets are the same and cost 4.50 €. */
export function quoteOf(body: string, change: Partial<Quote> = {}): Quote {
  const request = JSON.parse(body) as QuoteRequest;
  const lines = request.items.map(({ lineId, productId, quantity }) => ({
    lineId: lineId ?? null,
    productId,
    variantId: null,
    bundleId: null,
    name: 'Magnet carré',
    slug: 'magnet-carre',
    options: null,
    imageUrl: null,
    quantity,
    unitPriceCents: PRICE_CENTS,
    totalCents: PRICE_CENTS * quantity,
    price: PRICE_CENTS / 100,
    priceSource: 'product' as const,
    parts: [{ name: null, quantity, unitPriceCents: PRICE_CENTS, totalCents: PRICE_CENTS * quantity }],
    nextStep: null,
    isPersonalised: true,
    loyaltyPoints: 0,
  }));
  const giftWrap = { cents: 390, isChosen: request.isGiftWrapped === true };
  return {
    currency: 'EUR',
    lines,
    coupon: null,
    giftWrap,
    points: null,
    ...totalsWithPoints({
      lines: [...lines, ...(giftWrap.isChosen ? [{ totalCents: giftWrap.cents }] : [])],
      pointsCents: 0,
      shippingCents: request.shippingMethod === 'express' ? 999 : 0,
      vatRate: 20,
    }),
    vatRate: 20,
    vatNotice: 'dont TVA 20 %',
    shippingMethod: request.shippingMethod ?? 'standard',
    estimate: { from: '2026-11-27', to: '2026-12-02' },
    loyaltyPoints: 0,
    notices: [],
    canBeOrdered: true,
    quoteHash: `hash-${body.length}`,
    quotedAt: '2026-11-20T08:00:00.000Z',
    ...change,
  };
}
