import { splitLocale } from '@aimante/contract';

export type Errand = 'checkout' | 'crop';

/** The action that a visitor came to log in for, if it also works without an account. */
export function errandOf(target = ''): Errand | undefined {
  const { path } = splitLocale(target.split(/[?#]/)[0] ?? '');
  if (/^\/checkout(\/|$)/.test(path)) return 'checkout';
  return /^\/products\/[^/]+\/customize$/.test(path) ? 'crop' : undefined;
}
