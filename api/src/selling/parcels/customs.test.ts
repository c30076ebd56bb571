import type { Quote } from '@aimante/api-contract/checkout';
import type { Order } from '@aimante/api-contract/orders';
import { expect, it } from '@jest/globals';
import { testDesk } from '../../../testing/desk/desk.ts';
import { testAddress } from '../../../testing/selling/test-buyer.ts';
import { addCoupon } from '../../../testing/selling/test-shop.ts';
import { readShipment } from './read-shipment.ts';

const desk = testDesk();

/** Paid, to Geneva, with a coupon of ten percent. */
async function swissOrder(): Promise<Order> {
  await addCoupon(desk.api.services, { code: 'SUISSE10' });
  const place = { postalCode: '1201', country: 'CH' };
  const asked = { items: [{ productId: desk.box, quantity: 2 }], couponCode: 'SUISSE10' };
  const quote = { ...asked, ...place, shippingMethod: 'standard' };
  const { quoteHash } = (await desk.customer.call<Quote>('POST /api/checkout/quote', quote)).body;
  const shipping = { method: 'standard', address: { ...testAddress, ...place, city: 'Genève' } } as const;
  return desk.pay((await desk.customer.order({ ...asked, shipping, quoteHash })).body);
}

it('declares to customs what was paid after a coupon, and names the invoice', async () => {
  const order = await desk.read(await swissOrder());
  const { services } = desk.api;
  const shipment = await readShipment(services, services.db, order.id);
  const value = shipment?.articles.reduce((sum, { quantity, valueCents }) => sum + quantity * valueCents, 0);
  expect(order.discountCents).toBeGreaterThan(0);
  expect(value).toBe(order.totalCents - order.shippingCents);
  expect(shipment?.invoice).toMatch(/^F2026-\d{6}$/);
  expect(order.documents.map(({ label }) => label)).toEqual([shipment?.invoice]);
});
