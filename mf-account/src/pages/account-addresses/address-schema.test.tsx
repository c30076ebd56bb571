/** @jest-environment node */
import { schemaResolver } from '@aimante/remote/form';
import { describe, expect, it } from '@jest/globals';
import { type AddressInput, type AddressValues, addressBody, addressInput, addressSchema } from './address-schema.ts';

const typed: AddressInput = {
  ...addressInput({ firstName: 'Camille', lastName: 'Moreau' }),
  line1: '8 rue des Lices',
  postalCode: '49100',
  city: 'Angers',
};

async function check(change: Partial<AddressInput>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values, errors } = await schemaResolver(addressSchema)({ ...typed, ...change }, undefined, options);
  return { values, faults: Object.entries(errors).map(([field, error]) => `${field} ${error?.message}`) };
}

describe('an address', () => {
  it.each<[string, Partial<AddressInput>, string[]]>([
    ['is complete without company, phone and name of its own', {}, []],
    ['needs more than spaces', { line1: '   ', city: '' }, ['line1 required', 'city required']],
    ['has French postal codes of five digits', { postalCode: '4910' }, ['postalCode invalid']],
    ['takes a postal code as people type it', { postalCode: 'F-49 100' }, []],
    ['has no postal code that France does not use', { postalCode: '96000' }, ['postalCode invalid']],
    ['has Belgian postal codes of four digits', { country: 'BE', postalCode: '1000' }, []],
    ['has no French postal code in Belgium', { country: 'BE', postalCode: '49100' }, ['postalCode invalid']],
    ['has any postal code where the shop knows no rule', { country: 'IE', postalCode: 'D02 X285' }, []],
    ['names a missing postal code once', { postalCode: '' }, ['postalCode required']],
    [
      'fits a label',
      { line2: 'A'.repeat(161), instructions: 'A'.repeat(301) },
      ['line2 tooLong 160', 'instructions tooLong 300'],
    ],
    [
      'shows the fault of its postal code beside the others',
      { firstName: '', postalCode: '1' },
      ['firstName required', 'postalCode invalid'],
    ],
  ])('%s', async (_, change, faults) => expect((await check(change)).faults).toEqual(faults));

  it('is sent trimmed, with null for what is empty', async () => {
    const { values } = await check({
      line1: ' 8 rue des Lices ',
      company: '  ',
      postalCode: '2A 004',
      phone: '+33 (0)6.12.34.56.78',
    });
    expect(addressBody(values as AddressValues)).toMatchObject({
      line1: '8 rue des Lices',
      company: null,
      postalCode: '20004',
      label: null,
      phone: '06 12 34 56 78',
    });
  });

  it.each([
    ['both', { isDefaultShipping: true, isDefaultBilling: true }],
    ['shipping', { isDefaultShipping: true, isDefaultBilling: false }],
    ['billing', { isDefaultShipping: false, isDefaultBilling: true }],
  ] as const)('for %s is the default only of its own use', async (type, defaults) => {
    const { values } = await check({ type, isDefaultShipping: true, isDefaultBilling: true });
    expect(addressBody(values as AddressValues)).toMatchObject(defaults);
  });

  it('opens in the form as it was sent', async () => {
    const { values } = await check({ label: 'Maison', line2: 'Bâtiment B' });
    expect(addressInput(addressBody(values as AddressValues))).toEqual(values);
  });
});
