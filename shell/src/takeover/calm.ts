import { createWritable, type Readable } from '@aimante/contract';
import { onFirstTouch } from './first-touch.ts';
import { whenIdle } from './when-idle.ts';

export interface Calm extends Readable<boolean> {
  /** The page stands. */
  begin(): void;
}

const PATIENCE_MS = 2000;

/**
 * Whether the page leaves time for what has a plain stand-in: it stands and rests, or the visitor has begun to use it. One
 * that came without its view has all the time: its own scripts come first in any case.
 */
export function createCalm(isSeen: boolean): Calm {
  const isCalm = createWritable(!isSeen);
  const settle = () => isCalm.set(true);
  onFirstTouch(settle);
  return {
    get: isCalm.get,
    subscribe: isCalm.subscribe,
    begin() {
      whenIdle(settle, PATIENCE_MS);
    },
  };
}

export function whenCalm({ get, subscribe }: Calm, act: () => void): void {
  if (get()) act();
  else {
    const forget = subscribe(() => {
      forget();
      act();
    });
  }
}
