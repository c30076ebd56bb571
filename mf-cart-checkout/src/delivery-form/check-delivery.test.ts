import { describe, expect, it } from '@jest/globals';
import { EMPTY_ADDRESS, EMPTY_BILLING } from '../address/address-schema.ts';
import { draftToADoor } from '../checkout-draft/checkout-draft.fixture.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { checkDelivery } from './check-delivery.ts';

const faultsOf = (change: Partial<CheckoutDraft>) => [...checkDelivery({ ...draftToADoor, ...change })];

describe('a delivery', () => {
  it('is complete with an address', () => expect(faultsOf({})).toEqual([]));

  it('names the fields in their order', () => {
    const faults = faultsOf({ phone: '12', address: { ...draftToADoor.address, firstName: '', postalCode: '9999' } });
    expect(faults).toEqual([
      ['phone', 'phone'],
      ['address.firstName', 'required'],
      ['address.postalCode', 'postalCode'],
    ]);
  });

  it('needs no address for a pickup, but a place', () => {
    const fetched = { address: EMPTY_ADDRESS, method: 'relay' as const };
    expect(faultsOf(fetched)).toEqual([['relayId', 'choose']]);
    expect(faultsOf({ ...fetched, relayId: 'r1' })).toEqual([]);
    expect(faultsOf({ ...fetched, method: 'market' })).toEqual([['marketEventId', 'choose']]);
  });

  it('needs the name of a company, and valid numbers', () => {
    const billing = { ...EMPTY_BILLING, ...draftToADoor.address, siret: '73282932000075', vatNumber: 'FR44732829320' };
    expect(faultsOf({ isBusiness: true, billing })).toEqual([
      ['billing.siret', 'siret'],
      ['billing.company', 'required'],
    ]);
    const right = { ...billing, company: 'Studio Moreau', siret: '732 829 320 00074' };
    expect(faultsOf({ isBusiness: true, billing: right })).toEqual([]);
  });
});
