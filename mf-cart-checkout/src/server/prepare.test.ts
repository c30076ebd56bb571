import { createFakePlatform } from '@aimante/testing';
import { expect, it } from '@jest/globals';
import { prepare } from './prepare.ts';

const request = (id: string) =>
  ({ page: { id, params: {} }, pathname: '/', search: '', locale: 'fr', apiUrl: 'http://api.test', fetch }) as const;
const prepared = (id: string) =>
  prepare({ request: request(id), platform: createFakePlatform().platform, t: ((key: string) => key) as never });

it('lets the server render the cart, and leaves the rest of the checkout to the browser', async () => {
  expect(await prepared('cart')).toEqual({});
  for (const id of ['guest-checkout', 'confirmation', 'success', 'payment-error'])
    expect(await prepared(id)).toEqual({ isForBrowser: true });
});
