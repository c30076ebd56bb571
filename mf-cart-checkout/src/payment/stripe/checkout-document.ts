import { splitLocale } from '@aimante/contract';

/**
 * True if the browser loaded this document at the checkout. Only there does the edge's policy allow a provider's
 * script. A client-side navigation keeps the policy of the first page.
 */
export function isCheckoutDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || /^\/checkout(?:\/|$)/.test(splitLocale(new URL(loaded.name).pathname).path);
}
