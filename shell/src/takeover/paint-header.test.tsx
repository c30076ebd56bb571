import { beforeEach, describe, expect, it } from '@jest/globals';
import { COUNT_KEY } from '../layout/cart-count.ts';
import { TOKEN_KEY } from '../platform/read-session.ts';
import { paintHeader } from './paint-header.ts';

const paint = () => paintHeader(document, localStorage);
const cart = () => document.querySelector('[data-cart]') as HTMLElement;
const account = () => document.querySelector('[data-account]') as HTMLAnchorElement;

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<a data-cart data-none="Panier" data-one="Panier, # article" data-many="Panier, # articles" aria-label="Panier"></a>' +
    '<a href="/auth/login" data-login="/auth/login" data-login-name="Connexion" data-account="/account" data-name="Mon compte"><span>Connexion</span></a>';
});

describe('the header before the scripts', () => {
  it('shows the number of magnets in the stored cart', () => {
    localStorage.setItem(COUNT_KEY, '3');
    paint();
    expect([cart().dataset.count, cart().getAttribute('aria-label')]).toEqual(['3', 'Panier, 3 articles']);
    localStorage.setItem(COUNT_KEY, '1');
    paint();
    expect(cart().getAttribute('aria-label')).toBe('Panier, 1 article');
  });

  it.each(['', '0', '-2', '1.5', 'many', '<b>'])('shows no number for the stored count "%s"', (stored) => {
    localStorage.setItem(COUNT_KEY, stored);
    paint();
    expect([cart().dataset.count, cart().getAttribute('aria-label')]).toEqual([undefined, 'Panier']);
  });

  it.each([
    ['[{"productId":"a","quantity":2},{"productId":"b","quantity":3}]', '5'],
    ['[{"productId":"a"}]', '1'],
    ['[]', undefined],
    ['[{', undefined],
    ['{}', undefined],
  ])('counts a cart %s that was stored without its count', (lines, count) => {
    localStorage.setItem('cart', `{"cart":${lines}}`);
    paint();
    expect(cart().dataset.count).toBe(count);
  });

  it('links the account of a visitor with a session, and the login otherwise', () => {
    paint();
    expect([account().getAttribute('href'), account().textContent]).toEqual(['/auth/login', 'Connexion']);
    localStorage.setItem(TOKEN_KEY, 'token');
    paint();
    expect([account().getAttribute('href'), account().textContent]).toEqual(['/account', 'Mon compte']);
  });

  it('follows a cart that was emptied and a session that ended since', () => {
    localStorage.setItem(COUNT_KEY, '3');
    localStorage.setItem(TOKEN_KEY, 'token');
    paint();
    localStorage.clear();
    paint();
    expect([cart().dataset.count, cart().getAttribute('aria-label')]).toEqual([undefined, 'Panier']);
    expect([account().getAttribute('href'), account().textContent]).toEqual(['/auth/login', 'Connexion']);
  });
});
