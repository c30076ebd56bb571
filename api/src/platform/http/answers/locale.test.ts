import { describe, expect, it } from '@jest/globals';
import { localeOf } from './locale.ts';

const of = (header: string | undefined, query: object = {}) =>
  localeOf({ headers: header === undefined ? {} : { 'accept-language': header }, query });

describe('the language of an answer', () => {
  it.each([
    [undefined, 'fr'],
    ['', 'fr'],
    ['en', 'en'],
    ['en-GB,en;q=0.9,fr;q=0.8', 'en'],
    ['fr-FR,en;q=0.9', 'fr'],
    ['de,en;q=0.5', 'en'],
    ['de', 'fr'],
    ['*', 'fr'],
    ['en;q=0', 'fr'],
    ['fr;q=0.2, en;q=0.7', 'en'],
    [';;;,,,=en', 'fr'],
  ])('for %p is %s', (header, locale) => {
    expect(of(header)).toBe(locale);
  });

  it('is the one of the address, before any header', () => {
    expect(of('fr', { lang: 'en' })).toBe('en');
    expect(of('en', { lang: 'xx' })).toBe('en');
  });

  it('is found at once in a header made to take long', () => {
    const begun = performance.now();
    of(`${'a,'.repeat(50_000)}en`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});
