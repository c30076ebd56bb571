import { createClient } from '@aimante/api-contract';
import { dropCartReminder } from '@aimante/api-contract/carts';
import type { Platform } from '@aimante/contract';
import { keepAskedReminder, readAskedReminder } from './asked-reminder.ts';

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

const followed = new WeakSet<object>();

/** An empty cart needs no reminder. */
export function followReminder(platform: Pick<Platform, 'api' | 'events'>): void {
  if (followed.has(platform)) return;
  followed.add(platform);
  platform.events.on('cart:changed', ({ count }) => {
    if (count === 0) void dropAskedReminder(platform);
  });
}
