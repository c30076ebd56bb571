import { describe, expect, it } from '@jest/globals';
import fr from '../../locales/fr.json' with { type: 'json' };
import { checkDelivery } from '../delivery-form/check-delivery.ts';
import { billingSchema, toBillingAddress } from './address-schema.ts';
import { draftToADoor } from './checkout-draft.fixture.ts';
import { EMPTY_DRAFT } from './checkout-draft.ts';
import { EMPTY_BILLING } from './empty-address.ts';

const { address } = draftToADoor;

describe('a delivery', () => {
  it('to a door needs an address', () => {
    expect([...checkDelivery(EMPTY_DRAFT).keys()]).toEqual([
      'email',
      'address.firstName',
      'address.lastName',
      'address.line1',
      'address.postalCode',
      'address.city',
    ]);
    expect(checkDelivery(draftToADoor).size).toBe(0);
  });

  it('asks for a code that fits the country', () => {
    const abroad = { ...draftToADoor, address: { ...address, country: 'BE' as const } };
    expect([...checkDelivery(abroad)]).toEqual([['address.postalCode', 'postalCode']]);
  });

  it('takes a saved address at its word', () => {
    expect(checkDelivery({ ...draftToADoor, address: EMPTY_DRAFT.address, addressId: 'home' }).size).toBe(0);
  });

  it('to a pick-up point or a market needs that one, and no address', () => {
    expect([...checkDelivery({ ...draftToADoor, method: 'relay' })]).toEqual([['relayId', 'choose']]);
    expect([...checkDelivery({ ...draftToADoor, method: 'market' })]).toEqual([['marketEventId', 'choose']]);
    expect(checkDelivery({ ...draftToADoor, method: 'market', marketEventId: 'lorraine' }).size).toBe(0);
  });

  it('to a business is billed to a business', () => {
    const billing = { ...EMPTY_BILLING, ...address, siret: '1', vatNumber: 'FR1' };
    const faults = checkDelivery({ ...draftToADoor, isBusiness: true, billing });
    expect([...faults]).toEqual([
      ['billing.siret', 'siret'],
      ['billing.vatNumber', 'vatNumber'],
      ['billing.company', 'required'],
    ]);
  });

  it.each(['06 39 98 12 47', '+33 6 39 98 12 47', ''])('takes the phone number "%s"', (phone) =>
    expect(checkDelivery({ ...draftToADoor, phone }).size).toBe(0),
  );
  it('refuses a phone number that is none', () => {
    expect([...checkDelivery({ ...draftToADoor, phone: 'demain' })]).toEqual([['phone', 'phone']]);
  });
});

describe('a missing value', () => {
  it('is asked for by the name of its field', () => {
    const { error } = billingSchema.safeParse(EMPTY_BILLING);
    const missing = error?.issues.filter(({ message }) => message === 'required').map(({ path }) => path.at(-1)) ?? [];
    expect(missing).toHaveLength(5);
    const asked = ['company', 'email', 'password', ...missing];
    expect(new Set(Object.keys(fr.field.missing))).toEqual(new Set(asked));
  });
});

describe('an address on its way to the server', () => {
  it('shows nothing where nothing was typed', () => {
    expect(toBillingAddress({ ...EMPTY_BILLING, ...address, siret: '732 829 320 00074' })).toMatchObject({
      company: null,
      line2: null,
      siret: '73282932000074',
      vatNumber: null,
    });
  });
});
