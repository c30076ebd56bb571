interface Lifetime {
  idleMs: number;
  absoluteMs: number;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

export const accessTokenMs = 10 * minute;
/** Tabs that renew at the same moment all succeed. A stolen token used later ends the whole session. */
export const overlapMs = 10_000;

const shopper: Lifetime = { idleMs: 30 * minute, absoluteMs: 12 * hour };
const remembered: Lifetime = { idleMs: 14 * day, absoluteMs: 30 * day };
const administrator: Lifetime = { idleMs: 15 * minute, absoluteMs: 8 * hour };

/** `remember` applies to customers only. */
export function lifetimeOf({ role, remember }: { role: 'customer' | 'admin'; remember: boolean }): Lifetime {
  if (role === 'admin') return administrator;
  return remember ? remembered : shopper;
}
