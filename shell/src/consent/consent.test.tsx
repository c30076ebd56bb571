import { createEventBus } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createConsent } from './consent.ts';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.UTC(2026, 10, 20);

function consentAt(time: number) {
  const events = createEventBus();
  return { events, consent: createConsent({ storage: localStorage, events, now: () => time }) };
}

describe('consent', () => {
  beforeEach(() => localStorage.clear());

  it('is unset until the visitor chooses, and no listener is called before', () => {
    const { consent, events } = consentAt(NOW);
    const heard: boolean[] = [];
    events.on('consent:changed', ({ isAccepted }) => heard.push(isAccepted));
    expect(consent.get()).toBe('unset');
    expect(heard).toEqual([]);
  });

  it.each([
    [true, 'accepted', 'true'],
    [false, 'refused', 'false'],
  ] as const)('keeps the choice %s with its date', (isAccepted, expected, stored) => {
    consentAt(NOW).consent.choose(isAccepted);
    expect(localStorage.getItem('cookiesAccepted')).toBe(stored);
    expect(localStorage.getItem('cookiesAcceptedAt')).toBe('2026-11-20T00:00:00.000Z');
    expect(consentAt(NOW + 181 * DAY).consent.get()).toBe(expected);
  });

  it('asks again after six months', () => {
    consentAt(NOW).consent.choose(true);
    expect(consentAt(NOW + 183 * DAY).consent.get()).toBe('unset');
  });

  it.each([null, 'yesterday'])('counts the six months of a choice with the date %j from now', (date) => {
    localStorage.setItem('cookiesAccepted', 'true');
    if (date) localStorage.setItem('cookiesAcceptedAt', date);
    expect(consentAt(NOW).consent.get()).toBe('accepted');
    expect(consentAt(NOW + 181 * DAY).consent.get()).toBe('accepted');
    expect(consentAt(NOW + 183 * DAY).consent.get()).toBe('unset');
  });

  it('keeps the choice made before while it is asked again', () => {
    const { consent } = consentAt(NOW);
    consent.choose(true);
    consent.reopen();
    expect(consent.get()).toBe('unset');
    expect(consentAt(NOW).consent.get()).toBe('accepted');
  });

  it.each(['yes', '1', '<script>'])('takes the stored value %j for no choice', (value) => {
    localStorage.setItem('cookiesAccepted', value);
    localStorage.setItem('cookiesAcceptedAt', new Date(NOW).toISOString());
    expect(consentAt(NOW).consent.get()).toBe('unset');
  });
});
