import { createWritable, type EventBus, type Readable } from '@aimante/contract';
import type { TabStorage } from '../platform/tab-storage.ts';
import { CHOICE_KEY, type Choice, DATE_KEY, readConsent } from './read-consent.ts';

export interface Consent extends Readable<Choice> {
  choose(isAccepted: boolean): void;
  reopen(): void;
}

export interface ConsentOptions {
  readonly storage: TabStorage;
  readonly events: EventBus;
  readonly now: () => number;
}

/** The visitor's consent to measuring, kept for six months. No answer means no consent. */
export function createConsent({ storage, events, now }: ConsentOptions): Consent {
  const choice = createWritable<Choice>(readConsent(storage, now()));
  if (choice.get() !== 'unset') announce();
  events.on('consent:changed', () => choice.set(readConsent(storage, now())));

  function announce(): void {
    events.emit('consent:changed', { isAccepted: choice.get() === 'accepted' });
  }

  return {
    get: choice.get,
    subscribe: choice.subscribe,
    choose(isAccepted) {
      storage.setItem(CHOICE_KEY, String(isAccepted));
      storage.setItem(DATE_KEY, new Date(now()).toISOString());
      choice.set(isAccepted ? 'accepted' : 'refused');
      announce();
    },
    reopen: () => choice.set('unset'),
  };
}
