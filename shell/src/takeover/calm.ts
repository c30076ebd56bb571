import { createWritable, type Readable } from '@aimante/contract';
import { onFirstTouch } from './first-touch.ts';

export interface Calm extends Readable<boolean> {
  /** The page stands. */
  begin(): void;
}

const PATIENCE_MS = 2000;

/** Whether the page leaves time for what has a plain stand-in: it stands and rests, or the visitor has begun to use it. */
export function createCalm(): Calm {
  const isCalm = createWritable(false);
  const settle = () => isCalm.set(true);
  onFirstTouch(settle);
  return {
    get: isCalm.get,
    subscribe: isCalm.subscribe,
    begin() {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(settle, { timeout: PATIENCE_MS });
      else setTimeout(settle, PATIENCE_MS);
    },
  };
}
