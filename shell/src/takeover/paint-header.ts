import { readCartCount } from '../layout/cart-count.ts';
import { readSession } from '../platform/read-session.ts';
import type { TabStorage } from '../platform/tab-storage.ts';

/** The server's header is the same for all visitors. Writes what this browser knows: the cart's count, the session. */
export function paintHeader(document: Document, storage: Pick<TabStorage, 'getItem'>): void {
  const cart = document.querySelector<HTMLElement>('[data-cart]');
  const count = readCartCount(storage);
  if (cart && count > 0) {
    const label = (count === 1 ? cart.dataset.one : cart.dataset.many) ?? '';
    cart.dataset.count = String(count);
    cart.setAttribute('aria-label', label.replace('#', String(count)));
  }
  const account = document.querySelector<HTMLAnchorElement>('[data-account]');
  if (!account || !readSession(storage)) return;
  account.setAttribute('href', account.dataset.account ?? '');
  const name = account.querySelector('span');
  if (name) name.textContent = account.dataset.name ?? '';
}
