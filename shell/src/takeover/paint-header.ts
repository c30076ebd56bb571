import { readCartCount } from '../layout/cart-count.ts';
import { readSession } from '../platform/read-session.ts';
import type { TabStorage } from '../platform/tab-storage.ts';

/** The server's header is the same for all visitors. Writes what this browser knows: the cart's count, the session. */
export function paintHeader(document: Document, storage: Pick<TabStorage, 'getItem'>): void {
  const cart = document.querySelector<HTMLElement>('[data-cart]');
  const count = readCartCount(storage);
  if (cart) paintCart(cart, count);
  const account = document.querySelector<HTMLAnchorElement>('[data-account]');
  if (account) paintAccount(account, readSession(storage) !== null);
}

function paintCart(cart: HTMLElement, count: number): void {
  const { none = '', one = '', many = '' } = cart.dataset;
  const label = count === 0 ? none : (count === 1 ? one : many).replace('#', String(count));
  cart.setAttribute('aria-label', label);
  if (count > 0) cart.dataset.count = String(count);
  else delete cart.dataset.count;
}

function paintAccount(link: HTMLAnchorElement, isKnown: boolean): void {
  const { account = '', name = '', login = '', loginName = '' } = link.dataset;
  link.setAttribute('href', isKnown ? account : login);
  const text = link.querySelector('span');
  if (text) text.textContent = isKnown ? name : loginName;
}
