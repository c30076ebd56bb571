import { accountOf } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import type { Follower } from './follow-account.ts';

/** Visitors without a session never load the exchange with an account. */
export function followLater(follower: Follower): void {
  const { session } = follower.platform;
  let isBegun = false;
  async function begin(): Promise<void> {
    if (isBegun || accountOf(session.get()) === undefined) return;
    isBegun = true;
    try {
      const { followAccount } = await untilLoaded(
        () => import(/* webpackChunkName: "cart-sync" */ './follow-account.ts'),
      );
      followAccount(follower);
    } catch {
      // The next change of the session tries again. Until then the cart stays on this device.
      isBegun = false;
    }
  }
  session.subscribe(() => void begin());
  void begin();
}
