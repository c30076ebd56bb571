import type { Session } from '@aimante/contract';
import type { TabStorage } from './tab-storage.ts';

export const TOKEN_KEY = 'user-token';
export const ROLE_KEY = 'user-role';

/**
 * The session stored in this browser, valid or not: the server decides. Any role but administrator counts as customer.
 */
export function readSession(storage: Pick<TabStorage, 'getItem'>): Session | null {
  const token = storage.getItem(TOKEN_KEY);
  const role = storage.getItem(ROLE_KEY);
  return token ? { token, role: role === 'admin' ? 'admin' : 'customer' } : null;
}
