import { describe, expect, it } from '@jest/globals';
import { secondFactorOf } from './second-factor-of.ts';

const at = new Date('2026-11-25T12:00:00Z');
const of = (provedAt: string | null, hasFactor: boolean, isDemo = false) =>
  secondFactorOf({ provedAt, hasFactor }, { at, isDemo });

describe('the second factor of a session', () => {
  it('is missing where the account has none, and spared in the demo only', () => {
    expect([of(null, false), of(null, false, true)]).toEqual(['missing', 'spared']);
  });

  it('is not spared in the demo once the account has one', () => {
    expect(of(null, true, true)).toBe('unproved');
  });

  it('is fresh for ten minutes', () => {
    expect(of('2026-11-25T11:50:01Z', true)).toBe('fresh');
    expect(of('2026-11-25T11:50:00Z', true)).toBe('proved');
  });
});
