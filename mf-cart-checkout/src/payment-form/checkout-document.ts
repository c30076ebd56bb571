import { splitLocale } from '@aimante/contract';

/**
 * Whether the browser loaded this document for the checkout: the edge lets a provider's script in there alone, and who
 * came from another page still has that page's policy.
 */
export function isCheckoutDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || /^\/checkout(?:\/|$)/.test(splitLocale(new URL(loaded.name).pathname).path);
}
