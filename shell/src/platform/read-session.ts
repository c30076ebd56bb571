import type { Role, Session } from '@aimante/contract';
import type { TabStorage } from './tab-storage.ts';

export const TOKEN_KEY = 'user-token';
export const ROLE_KEY = 'user-role';

/** The session that this browser keeps, good or not: the server decides. */
export function readSession(storage: Pick<TabStorage, 'getItem'>): Session | null {
  const token = storage.getItem(TOKEN_KEY);
  const role = storage.getItem(ROLE_KEY);
  return token && isRole(role) ? { token, role } : null;
}

function isRole(value: string | null): value is Role {
  return value === 'customer' || value === 'admin';
}
