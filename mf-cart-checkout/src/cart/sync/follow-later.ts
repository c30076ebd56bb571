import { accountOf } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import { readAskedReminder } from '../../reminder/asked-reminder.ts';
import type { Follower } from './follow-account.ts';

/** Visitors without a session, and without a reminder that they asked for, load none of this. */
export function followLater(follower: Follower): void {
  const { session } = follower.platform;
  let isBegun = false;
  const begin = () => {
    if (isBegun || accountOf(session.get()) === undefined) return;
    isBegun = true;
    void load().then(
      ({ followAccount }) => followAccount(follower),
      () => {
        // The next change of the session tries again. Until then the cart stays on this device.
        isBegun = false;
      },
    );
  };
  session.subscribe(begin);
  begin();
  if (readAskedReminder()) void load().then(({ followReminder }) => followReminder(follower.platform), begin);
}

const load = () => untilLoaded(() => import(/* webpackChunkName: "cart-sync" */ './followers.ts'));
