import { describe, expect, it } from '@jest/globals';
import { newOrderBody } from './new-order-body.ts';

type Body = Parameters<typeof newOrderBody>[0];

const address = { firstName: 'Ada', lastName: 'Lovelace', phone: '0612345678' } as NonNullable<
  Body['shipping']['address']
>;
const bodyWith = (shipping: object): Body =>
  ({ email: 'ada@example.org', shipping: { address, relayId: 'r1', marketEventId: 'm1', ...shipping } }) as Body;

describe('the body of a new order', () => {
  it('has the address alone for a delivery to the door', () => {
    expect(newOrderBody(bodyWith({ method: 'standard' })).shipping).toEqual({ method: 'standard', address });
  });

  it('has the pick-up point that was chosen', () => {
    expect(newOrderBody(bodyWith({ method: 'relay' })).shipping).toEqual({ method: 'relay', address, relayId: 'r1' });
  });

  it('is billed to the address for a market, and sent nowhere', () => {
    const { shipping, billingAddress } = newOrderBody(bodyWith({ method: 'market' }));
    expect(shipping).toEqual({ method: 'market', marketEventId: 'm1' });
    expect(billingAddress).toMatchObject({ lastName: 'Lovelace', siret: null, vatNumber: null, purchaseOrder: null });
  });

  it('has the phone number of the address, and none without an address', () => {
    expect(newOrderBody(bodyWith({ method: 'standard' })).phone).toBe('0612345678');
    expect(newOrderBody(bodyWith({ method: 'market', address: undefined }))).toMatchObject({
      phone: null,
      billingAddress: null,
    });
  });
});
