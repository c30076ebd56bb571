import { splitLocale } from '@aimante/contract';

export type LoginIntent = 'checkout' | 'crop';

/** The action that a visitor came to log in for, if it also works without an account. */
export function loginIntentOf(target = ''): LoginIntent | undefined {
  const { path } = splitLocale(target.split(/[?#]/)[0] ?? '');
  if (/^\/checkout(\/|$)/.test(path)) return 'checkout';
  return /^\/products\/[^/]+\/customize$/.test(path) ? 'crop' : undefined;
}
