import type { Order } from '@aimante/api-contract/orders';

/** An order that waits for its payment. */
export const unpaidOrder = (change: Partial<Order> = {}): Order =>
  ({
    id: 'o1',
    number: 'PM-26-004217',
    createdAt: '2026-11-20T08:00:00.000Z',
    status: 'en_attente',
    paymentStatus: 'pending',
    stage: 'a_verifier',
    email: 'camille@example.org',
    totalCents: 900,
    refundedCents: 0,
    subtotalCents: 900,
    discountCents: 0,
    pointsSpent: 0,
    pointsCents: 0,
    shippingCents: 0,
    vatCents: 150,
    vatNotice: 'dont TVA 20 %',
    shippingMethod: 'standard',
    lines: [],
    events: [],
    documents: [],
    loyaltyPoints: 0,
    actions: { canPay: true },
    trackToken: 'abc',
    ...change,
  }) as Order;
