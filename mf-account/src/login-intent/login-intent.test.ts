import { describe, expect, it } from '@jest/globals';
import { guestAddress, loginIntentOf } from './login-intent.ts';

describe('the intent of a login', () => {
  it.each([
    ['/checkout', 'checkout'],
    ['/checkout/payment', 'checkout'],
    ['/en/checkout?x=1', 'checkout'],
    ['/products/magnet-carre-5x5/customize?quantity=2', 'crop'],
    ['/en/products/1/customize', 'crop'],
    ['/orders', undefined],
    ['/checkouts', undefined],
    ['/products/checkout', undefined],
    ['/products/customize', undefined],
    [undefined, undefined],
  ])('of %s is %s', (path, intent) => expect(loginIntentOf(path)).toBe(intent));
});

describe('the address for guests', () => {
  it.each([
    ['checkout', '/en/checkout?x=1', '/checkout/guest'],
    ['crop', '/products/1/customize', '/products/1/customize/guest'],
    ['crop', '/en/products/1/customize?bundle=b&quantity=9', '/products/1/customize/guest?bundle=b&quantity=9'],
  ] as const)('for %s of %s is %s', (intent, target, address) => expect(guestAddress(intent, target)).toBe(address));
});
