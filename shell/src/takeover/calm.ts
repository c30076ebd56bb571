import { createWritable, type Readable } from '@aimante/contract';
import { onFirstTouch } from './first-touch.ts';
import { whenIdle } from './when-idle.ts';

export interface Calm extends Readable<boolean> {
  /** Call when the page is shown. */
  begin(): void;
}

const PATIENCE_MS = 2000;

/**
 * True when work with a plain fallback may start: the page is shown and the browser is idle, or the visitor has begun
 * to use it. True from the start for a page without server HTML, because its own scripts come first anyway.
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
