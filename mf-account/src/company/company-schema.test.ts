import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { type CompanyValues, companyBody, companyShape, withCompanyRules } from './company-schema.ts';

const schema = withCompanyRules(z.object(companyShape));
const EMPTY: CompanyValues = {
  accountType: 'business',
  companyName: '',
  siret: '',
  vatNumber: '',
  legalRepresentative: '',
};
const company = { ...EMPTY, companyName: 'Atelier Moreau' };

const faultsOf = (values: unknown) =>
  schema.safeParse(values).error?.issues.map(({ path, message }) => `${path} ${message}`);

describe('a company', () => {
  it.each<[string, Partial<CompanyValues>, string[] | undefined]>([
    ['needs its name only', {}, undefined],
    ['has a name of more than spaces', { companyName: '   ' }, ['companyName required']],
    ['has a name of at most 160 characters', { companyName: 'A'.repeat(161) }, ['companyName tooLong 160']],
    ['may space its SIRET as it is printed', { siret: '732 829 320 00074' }, undefined],
    ['has a SIRET with the right check digit', { siret: '73282932000075' }, ['siret invalid']],
    ['has no SIRET of nine digits', { siret: '732829320' }, ['siret invalid']],
    ['may be of another country', { vatNumber: 'BE0123456749' }, undefined],
    ['has a French VAT number with the right key', { vatNumber: 'FR45732829320' }, ['vatNumber invalid']],
    [
      'shows all its faults at once',
      { companyName: '', siret: '1', vatNumber: 'x' },
      ['companyName required', 'siret invalid', 'vatNumber invalid'],
    ],
  ])('%s', (_, change, faults) => expect(faultsOf({ ...company, ...change })).toEqual(faults));
});

describe('a person', () => {
  const leftovers = {
    ...EMPTY,
    accountType: 'personal' as const,
    companyName: 'A'.repeat(161),
    siret: '1',
    vatNumber: 'X'.repeat(21),
    legalRepresentative: 'A'.repeat(161),
  };

  it('is not stopped by the hidden fields of a company', () => {
    expect(faultsOf(leftovers)).toBeUndefined();
  });

  it('sends nothing of them', () => {
    expect(Object.values(companyBody(leftovers))).toEqual(['personal', null, null, null, null]);
  });
});

describe('companyBody', () => {
  it('sends the digits of a SIRET, and null for what is empty', () => {
    const values = schema.parse({ ...company, siret: ' 732 829 320 00074', companyName: ' Atelier Moreau ' });
    expect(companyBody(values)).toEqual({
      accountType: 'business',
      companyName: 'Atelier Moreau',
      siret: '73282932000074',
      vatNumber: null,
      legalRepresentative: null,
    });
  });
});
