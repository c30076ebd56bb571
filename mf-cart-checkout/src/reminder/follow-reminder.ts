import type { Platform } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import { readAskedReminder } from './asked-reminder.ts';

/** Nobody wants to be reminded of an empty cart. */
export function followReminder(platform: Pick<Platform, 'api' | 'events'>): void {
  platform.events.on('cart:changed', ({ count }) => {
    if (count === 0 && readAskedReminder()) void drop(platform);
  });
}

async function drop(platform: Pick<Platform, 'api'>): Promise<void> {
  const { dropAskedReminder } = await untilLoaded(
    () => import(/* webpackChunkName: "cart-sync" */ './drop-reminder.ts'),
  );
  await dropAskedReminder(platform);
}
