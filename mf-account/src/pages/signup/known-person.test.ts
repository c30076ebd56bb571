import { describe, expect, it } from '@jest/globals';
import { knownPerson } from './known-person.ts';

describe('knownPerson', () => {
  it.each([
    [null, {}],
    ['camille@exemple.fr', {}],
    [
      { email: 'camille@exemple.fr', firstName: '' },
      { email: 'camille@exemple.fr', firstName: '' },
    ],
    [{ email: 12, lastName: 'Moreau', password: 'Lune-verte-42', acceptTerms: true }, { lastName: 'Moreau' }],
  ])('takes from %j only names and address', (state, person) => expect(knownPerson(state)).toEqual(person));
});
