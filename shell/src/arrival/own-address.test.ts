import { describe, expect, it } from '@jest/globals';
import { type Arrival, ownAddress } from './own-address.ts';

const session = { token: 't', role: 'customer' } as const;
const at = (pathname: string, more: Partial<Arrival> = {}) =>
  ownAddress({
    pathname,
    search: '',
    hash: '',
    access: 'public',
    session: null,
    stored: null,
    languages: ['fr-FR'],
    userAgent: 'Mozilla/5.0 Firefox/130',
    ...more,
  });

describe('ownAddress', () => {
  it('does not redirect a visitor on the right language', () => {
    expect(at('/about')).toBeUndefined();
    expect(at('/account', { access: 'login', session })).toBeUndefined();
    expect(at('/auth/login', { access: 'visitor-only' })).toBeUndefined();
  });

  it('redirects to the language chosen before, with query and hash', () => {
    expect(at('/products', { stored: 'en', search: '?search=a', hash: '#b' })).toBe('/en/products?search=a#b');
    expect(at('/en/about', { stored: 'fr' })).toBe('/about');
  });

  it('follows the browser’s language on a first visit, but never away from a language that the address names', () => {
    expect(at('/', { languages: ['en-GB'] })).toBe('/en');
    expect(at('/en/about', { languages: ['fr-FR'] })).toBeUndefined();
  });

  it('applies guards and language in one redirect', () => {
    expect(at('/orders', { access: 'login', search: '?page=2' })).toBe('/auth/login?redirect=%2Forders%3Fpage%3D2');
    expect(at('/admin', { access: 'admin', stored: 'en' })).toBe('/en/auth/login?redirect=%2Fen%2Fadmin');
    expect(at('/en/auth/login', { access: 'visitor-only', session })).toBe('/en/orders');
  });

  it('guards no unknown path', () => {
    expect(at('/nowhere', { access: undefined, session })).toBeUndefined();
  });
});
