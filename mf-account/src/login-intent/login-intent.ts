import { splitLocale } from '@aimante/contract';

export type LoginIntent = 'checkout' | 'crop';

/** The action that a visitor came to log in for, if it also works without an account. */
export function loginIntentOf(target = ''): LoginIntent | undefined {
  const { path } = splitLocale(target.split(/[?#]/)[0] ?? '');
  if (/^\/checkout(\/|$)/.test(path)) return 'checkout';
  return /^\/products\/[^/]+\/customize$/.test(path) ? 'crop' : undefined;
}

/** The equal page for guests, with the options of the page that asks for an account. */
export function guestAddress(intent: LoginIntent, target: string): string {
  if (intent === 'checkout') return '/checkout/guest';
  const [address = '', query] = target.split('?');
  return [`${splitLocale(address).path}/guest`, query].filter(Boolean).join('?');
}
