import { expect, it } from '@jest/globals';
import { unpaidOrder } from '../../placed-order/order.fixture.ts';
import { methodOf, openPayment, shopWith } from './payment-page.fixture.ts';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

it.each([
  [20, /^Vos magnets sont réservés encore (?:19|20) min\.$/],
  [7 * 24 * 60, /^Vos magnets sont réservés jusqu’au \d.* à \d/],
])(
  'shows how long the stock is reserved: %d minutes',
  async (minutes, text) => {
    const order = unpaidOrder({ holdExpiresAt: inMinutes(minutes) });
    const shop = shopWith({
      '/api/payments/methods': () => Response.json(['demo'].map(methodOf)),
      '/api/orders/track/abc': () => Response.json(order),
    });
    const { view } = await openPayment(shop, { path: '/checkout/payment#token=abc' });
    expect(await view.findByText(text, undefined, { timeout: 8000 })).toBeTruthy();
  },
  30_000,
);
