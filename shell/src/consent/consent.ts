import { createWritable, type EventBus, type Readable } from '@aimante/contract';
import type { TabStorage } from '../platform/tab-storage.ts';

const CHOICE_KEY = 'cookiesAccepted';
const DATE_KEY = 'cookiesAcceptedAt';
const KEPT_MS = 182 * 24 * 60 * 60 * 1000;

export type Choice = 'unset' | 'accepted' | 'refused';

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
  const choice = createWritable<Choice>(read(storage, now()));
  if (choice.get() !== 'unset') announce();
  events.on('consent:changed', () => choice.set(read(storage, now())));

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

function read(storage: TabStorage, now: number): Choice {
  const stored = storage.getItem(CHOICE_KEY);
  if (stored !== 'true' && stored !== 'false') return 'unset';
  const at = Date.parse(storage.getItem(DATE_KEY) ?? '');
  // A choice without a date still counts. Its six months start now.
  if (Number.isNaN(at)) storage.setItem(DATE_KEY, new Date(now).toISOString());
  else if (now - at > KEPT_MS) return 'unset';
  return stored === 'true' ? 'accepted' : 'refused';
}
