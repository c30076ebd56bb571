import { createClient } from '@aimante/api-contract';
import { dropCartReminder } from '@aimante/api-contract/carts';
import type { Platform } from '@aimante/contract';

/** The checkout id of the cart of which a reminder was asked for on this device. */
const REMINDER_KEY = 'cart-reminder';

export function readAskedReminder(): string | null {
  try {
    return localStorage.getItem(REMINDER_KEY);
  } catch {
    return null;
  }
}

/** Null: none any more. */
export function keepAskedReminder(checkoutId: string | null): void {
  try {
    if (checkoutId === null) localStorage.removeItem(REMINDER_KEY);
    else localStorage.setItem(REMINDER_KEY, checkoutId);
  } catch {
    // Without storage, the server finds out by the order whether a reminder is still wanted.
  }
}

/** Takes the reminder back, if there is one. A failed call is repeated at the next change of the cart. */
export async function dropAskedReminder({ api }: Pick<Platform, 'api'>): Promise<void> {
  const checkoutId = readAskedReminder();
  if (!checkoutId) return;
  const call = createClient({ baseUrl: '', fetch: api.fetch });
  await call(dropCartReminder, { params: { checkoutId } }).then(
    () => keepAskedReminder(null),
    () => undefined,
  );
}

/** Nobody wants to be reminded of an empty cart. */
export function followReminder(platform: Pick<Platform, 'api' | 'events'>): void {
  platform.events.on('cart:changed', ({ count }) => {
    if (count === 0) void dropAskedReminder(platform);
  });
}
