import { describe, expect, it } from '@jest/globals';
import { cartOf, line, photo } from '../cart/cart.fixture.ts';
import { draftToADoor } from '../checkout-draft/checkout-draft.fixture.ts';
import { destinationOf, orderBody } from './order-body.ts';

const { address } = draftToADoor;
const draft = { ...draftToADoor, email: ' camille@example.org ', phone: '06 39 98 12 47' };
const cart = cartOf(line({ photos: [photo('cat', { copies: 3 }), photo('bear')] }));
const parts = { cart, draft, addresses: [], isGuest: true, quoteHash: 'seen', checkoutId: 'c1', lastCheckoutId: 'c0' };

describe('an order on its way to the server', () => {
  it('contains each photo by its original and recipe, and no price', () => {
    const body = orderBody(parts);
    expect(body.items[0]).toMatchObject({
      quantity: 4,
      photos: [
        { photoId: 'cat', copies: 3 },
        { photoId: 'bear', copies: 1 },
      ],
    });
    expect(JSON.stringify(body)).not.toMatch(/price|cents|preview/i);
  });

  it('identifies a guest by address and a customer by account', () => {
    expect(orderBody(parts).contact).toEqual({ email: 'camille@example.org', phone: '06 39 98 12 47' });
    expect(orderBody({ ...parts, isGuest: false }).contact).toEqual({ phone: '06 39 98 12 47' });
  });

  it('is sent to the chosen saved address', () => {
    const saved = {
      ...address,
      id: 'home',
      city: 'Nantes',
      postalCode: '44000',
      company: null,
      line2: null,
      type: 'both' as const,
      label: null,
      phone: null,
      instructions: null,
      isDefaultShipping: true,
      isDefaultBilling: true,
      createdAt: '',
    };
    const chosen = { ...parts, draft: { ...draft, addressId: 'home' }, addresses: [saved] };
    expect(orderBody(chosen).shipping.address).toMatchObject({ city: 'Nantes', phone: '06 39 98 12 47' });
    expect(destinationOf(chosen.draft, [saved])).toMatchObject({ country: 'FR', postalCode: '44000' });
  });

  it('that is fetched somewhere has no address', () => {
    const fetched = {
      ...parts,
      draft: { ...draft, method: 'market' as const, marketEventId: 'lorraine', relayId: 'left over' },
    };
    expect(orderBody(fetched).shipping).toEqual({
      method: 'market',
      address: null,
      relayId: null,
      marketEventId: 'lorraine',
    });
  });

  it('states the numbers of a business only', () => {
    const billing = { ...draft.billing, ...address, siret: '732 829 320 00074' };
    const other = { ...draft, isBillingSame: false, billing };
    expect(orderBody({ ...parts, draft: other }).billingAddress?.siret).toBeNull();
    expect(orderBody({ ...parts, draft: { ...other, isBusiness: true } }).billingAddress?.siret).toBe('73282932000074');
    expect(orderBody(parts).billingAddress).toBeNull();
  });

  it('has no billing address of its own where none was asked for', () => {
    const left = { ...draft, method: 'relay' as const, relayId: 'r1', isBillingSame: false };
    expect(orderBody({ ...parts, draft: left }).billingAddress).toBeNull();
  });
});
