import { splitLocale } from '@aimante/contract';

export type Errand = 'checkout' | 'crop';

/** What a visitor was about to do that can be done without an account. */
export function errandOf(target = ''): Errand | undefined {
  const { path } = splitLocale(target.split(/[?#]/)[0] ?? '');
  if (/^\/checkout(\/|$)/.test(path)) return 'checkout';
  return /^\/products\/[^/]+\/customize$/.test(path) ? 'crop' : undefined;
}
