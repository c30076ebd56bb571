import { describe, expect, it } from '@jest/globals';
import { loginIntentOf } from './login-intent.ts';

describe('errandOf', () => {
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
