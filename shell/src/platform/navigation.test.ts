import { createWritable } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { createNavigation, localize } from './navigation.ts';

describe('navigation', () => {
  it.each([
    ['/products', 'en', '/en/products'],
    ['/products?search=a#b', 'en', '/en/products?search=a#b'],
    ['/en/products', 'en', '/en/products'],
    ['/en/products', 'fr', '/en/products'],
    ['/products', 'fr', '/products'],
    ['/', 'en', '/en'],
    ['/?a=1', 'en', '/en?a=1'],
    ['?page=2', 'en', '?page=2'],
  ] as const)('%s in %s goes to %s', (to, locale, expected) => {
    expect(localize(to, locale)).toBe(expected);
  });

  it('hands addresses and steps to the router', () => {
    const calls: unknown[][] = [];
    const navigation = createNavigation(createWritable('en'));
    navigation.connect((...call: unknown[]) => void calls.push(call));
    navigation.navigate('/cart', { replace: true });
    navigation.navigate(-1);
    expect(calls).toEqual([['/en/cart', { replace: true, state: undefined }], [-1]]);
  });

  it('keeps the last navigation until there is a router, and makes it once', () => {
    const calls: unknown[][] = [];
    const router = (...call: unknown[]) => void calls.push(call);
    const navigation = createNavigation(createWritable('fr'));
    navigation.navigate('/products');
    navigation.navigate('/cart');
    navigation.connect(router);
    navigation.connect(router);
    expect(calls).toEqual([['/cart', { replace: false, state: undefined }]]);
  });
});
