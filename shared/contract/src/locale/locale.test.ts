import { describe, expect, it } from '@jest/globals';
import { localizePath, splitLocale } from './locale.ts';

describe('addresses in two languages', () => {
  it.each([
    ['/', 'fr', '/'],
    ['/products', 'fr', '/products'],
    ['/en', 'en', '/'],
    ['/en/', 'en', '/'],
    ['/en/products', 'en', '/products'],
    ['/english', 'fr', '/english'],
  ])('reads %s as %s %s', (address, locale, path) => {
    expect(splitLocale(address)).toEqual({ locale, path });
  });

  it('writes French without a prefix and English under /en', () => {
    expect(localizePath('/products', 'fr')).toBe('/products');
    expect(localizePath('/products', 'en')).toBe('/en/products');
    expect(localizePath('/', 'en')).toBe('/en');
    expect(localizePath('/#faq', 'en')).toBe('/en#faq');
  });
});
