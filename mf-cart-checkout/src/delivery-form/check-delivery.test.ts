import { describe, expect, it } from '@jest/globals';
import { draftToADoor } from '../checkout-draft/checkout-draft.fixture.ts';
import type { CheckoutDraft } from '../checkout-draft/checkout-draft.ts';
import { EMPTY_ADDRESS, EMPTY_BILLING } from '../checkout-draft/empty-address.ts';
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

  const wrongNumbers = { ...EMPTY_BILLING, ...draftToADoor.address, siret: '1', vatNumber: 'FR00' };
  it.each<[string, Partial<CheckoutDraft>]>([
    ['a billing address that is the same', { billing: wrongNumbers }],
    ['numbers of a business that it is not', { isBillingSame: false, billing: wrongNumbers }],
    ['a billing address of a pickup point', { method: 'relay', relayId: 'r1', isBillingSame: false }],
    ['a billing address of a market', { method: 'market', marketEventId: 'm1', isBillingSame: false }],
    ['a new address beside a saved one', { addressId: 'home', address: EMPTY_ADDRESS }],
  ])('is not stopped by hidden fields: %s', (_, change) => expect(faultsOf(change)).toEqual([]));

  it('needs an invoice address of a business, even for a pickup', () => {
    const faults = faultsOf({ method: 'relay', relayId: 'r1', isBusiness: true }).map(([name]) => name);
    expect(faults).toContain('billing.line1');
    expect(faults).toContain('billing.company');
  });

  it.each([
    ['', true],
    ['06 12 34 56 78', true],
    ['06.12.34.56.78', true],
    ['+33 (0)6-12-34-56-78', true],
    ['0032 470 12 34 56', true],
    ['06 12 34 56', false],
    ['appelez-moi', false],
    ['+33+612345678', false],
  ])('takes the phone number %j: %s', (phone, isTaken) => expect(faultsOf({ phone }).length === 0).toBe(isTaken));
});

describe('the e-mail of a guest', () => {
  it.each([
    [' camille@exemple.fr ', undefined],
    ['', 'required'],
    ['   ', 'required'],
    ['camille', 'email'],
    ['camille@exemple', 'email'],
    ['camille@exemple.fr, autre@exemple.fr', 'email'],
    [`${'a'.repeat(250)}@exemple.fr`, 'tooLong'],
  ])('of %j is %s', (email, fault) => expect(new Map(faultsOf({ email })).get('email')).toBe(fault));

  it('is not asked of an account', () => expect(faultsOf({ email: '', account: 'nour@exemple.fr' })).toEqual([]));
});
