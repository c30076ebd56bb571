import { describe, expect, it } from '@jest/globals';
import { testParty } from '../../../testing/books/test-documents.ts';
import { shownLines } from './party-address.ts';

describe('the address of a customer on a document', () => {
  it.each([
    ['BE', 'fr', 'Belgique'],
    ['CH', 'en', 'Switzerland'],
    ['FR', 'fr', 'France'],
  ] as const)('ends with the name of the country %s, in the language %s', (code, locale, name) => {
    const lines = ['12 rue Neuve', '1000 Bruxelles', code];
    expect(shownLines({ ...testParty(code, 'Els De Smet'), lines }, locale)).toEqual([...lines.slice(0, 2), name]);
  });

  it('is the mail address alone for a customer without one', () => {
    expect(shownLines({ name: 'els@exemple.test', lines: [] }, 'fr')).toEqual([]);
  });
});
