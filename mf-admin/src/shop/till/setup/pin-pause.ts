import type { WrongPins } from '@aimante/till';

const FREE_TRIES = 5;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/** How long no code is tried after several wrong ones. The pause doubles with each further one. */
export function pinPause(wrong: WrongPins | undefined, now: number): number {
  if (!wrong || wrong.count < FREE_TRIES) return 0;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (wrong.count - FREE_TRIES));
  // A clock that was set back must not lengthen the pause.
  return Math.min(pause, Math.max(0, wrong.at + pause - now));
}
