import { createWritable, type Readable } from '@aimante/contract';
import { onFirstTouch } from './first-touch.ts';
import { whenIdle } from './when-idle.ts';

export interface IdleSignal extends Readable<boolean> {
  /** Call when the page is shown. */
  begin(): void;
}

const TIMEOUT_MS = 2000;

/**
 * True when work with a plain fallback may start: the page is shown and the browser is idle, or the visitor has begun
 * to use it. True from the start for a page without server HTML, because its own scripts come first anyway.
 */
export function createIdleSignal(isSeen: boolean): IdleSignal {
  const isIdle = createWritable(!isSeen);
  const settle = () => isIdle.set(true);
  onFirstTouch(settle);
  return {
    get: isIdle.get,
    subscribe: isIdle.subscribe,
    begin() {
      whenIdle(settle, TIMEOUT_MS);
    },
  };
}

export function runOnceIdle({ get, subscribe }: IdleSignal, act: () => void): void {
  if (get()) act();
  else {
    const forget = subscribe(() => {
      forget();
      act();
    });
  }
}
