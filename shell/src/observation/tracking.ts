import type { EventBus, Platform, TrackedEvent } from '@aimante/contract';
import { untilLoaded } from '@aimante/remote';
import type { Consent } from '../consent/consent.ts';
import type { Counter } from './visit-counter.ts';

interface TrackingOptions {
  readonly api: Platform['api'];
  readonly consent: () => Consent;
  readonly events: Pick<EventBus, 'on'>;
  /** The releases that this visitor runs. */
  readonly releases: () => Readonly<Record<string, string>>;
}

/**
 * Counts on our own server, only with consent and without personal data. Without consent, its code is not even loaded.
 * What happens before the visitor answers waits in memory, and a refusal drops it.
 */
export function createTracking({ consent, ...counted }: TrackingOptions): (event: TrackedEvent) => void {
  let counter: Promise<Counter> | undefined;
  let waiting: ((loaded: Counter) => void)[] = [];
  const count = (work: (loaded: Counter) => void): void => {
    const choice = consent().get();
    if (choice === 'unset') waiting.push(work);
    if (choice !== 'accepted') return;
    counter ??= untilLoaded(() => import('./visit-counter.ts')).then(({ createCounter }) => createCounter(counted));
    void counter.then(work, () => {
      counter = undefined;
    });
  };
  counted.events.on('consent:changed', () => {
    const before = waiting;
    waiting = [];
    before.forEach(count);
  });
  counted.events.on('cart:changed', (cart) => count(({ cartChanged }) => cartChanged(cart.count)));
  return (event) => count(({ viewed }) => viewed(event));
}
