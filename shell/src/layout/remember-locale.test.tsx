/** @jest-environment-options {"url": "https://shop.test/"} */
import { rememberLocale } from '@aimante/contract';
import { expect, it } from '@jest/globals';

it('the chosen language is a cookie of this host alone, where the shop runs on TLS', () => {
  rememberLocale('en');
  expect(document.cookie).toBe('__Host-user-locale=en');
  expect(localStorage.getItem('user-locale')).toBe('en');
});
