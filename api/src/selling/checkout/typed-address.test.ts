import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { TestBuyer, testAddress } from '../../../testing/selling/test-buyer.ts';
import { addProduct } from '../../../testing/selling/test-shop.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
}, 60_000);
afterAll(() => api.close(), 30_000);

describe('an order', () => {
  it('keeps a postal code and a phone number in one form, however they were typed', async () => {
    const guest = new TestBuyer(api);
    const product = await addProduct(api.services, { stock: 10 });
    const { body } = await guest.order({
      items: [{ productId: product, quantity: 1 }],
      shipping: {
        method: 'standard',
        address: { ...testAddress, postalCode: 'F-49 100', phone: '0033 (0)6.12.34.56.78' },
      },
    });
    expect(body.shippingAddress).toMatchObject({ postalCode: '49100', phone: '06 12 34 56 78' });
    const corsican = { ...testAddress, postalCode: '2A004', city: 'Ajaccio' };
    const changed = await guest.call(`PUT /api/orders/${body.id}/address?token=${body.trackToken}`, corsican);
    expect(changed.body).toMatchObject({ shippingAddress: { postalCode: '20004', city: 'Ajaccio' } });
  });
});
