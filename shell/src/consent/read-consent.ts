import type { TabStorage } from '../platform/tab-storage.ts';

export const CHOICE_KEY = 'cookiesAccepted';
export const DATE_KEY = 'cookiesAcceptedAt';
const KEPT_MS = 182 * 24 * 60 * 60 * 1000;

export type Choice = 'unset' | 'accepted' | 'refused';

/** The choice that this browser keeps. */
export function readConsent(storage: TabStorage, now: number): Choice {
  const stored = storage.getItem(CHOICE_KEY);
  if (stored !== 'true' && stored !== 'false') return 'unset';
  const at = Date.parse(storage.getItem(DATE_KEY) ?? '');
  // A choice without a date still counts. Its six months start now.
  if (Number.isNaN(at)) storage.setItem(DATE_KEY, new Date(now).toISOString());
  else if (now - at > KEPT_MS) return 'unset';
  return stored === 'true' ? 'accepted' : 'refused';
}
