import { describe, expect, it } from '@jest/globals';
import type { Canary, ChannelState } from './channel-state.ts';
import { nextShare, stepCanary } from './ramp.ts';

const start = '2026-01-01T10:00:00.000Z';
const later = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000);
const canaryAt = (share: number): Canary => ({
  name: 'mf-catalog',
  version: '2',
  share,
  since: start,
  ramp: { minutes: 10, visitors: 50, at: start },
});
const stateAt = (share: number): ChannelState => ({
  schema: 2,
  number: 3,
  previous: null,
  trust: { root: 1, targets: 1 },
  at: start,
  change: { kind: 'canary', releases: [] },
  stable: 'a',
  canaries: [canaryAt(share)],
  tiers: [],
  live: { 'mf-catalog': [{ version: '1', since: start }] },
  stopped: [],
  killed: [],
  digests: {},
});

describe('a ramp', () => {
  it('goes through 1, 5, 25, 50 and 100 %', () => {
    const steps = [1, 5, 25, 50].map((share) => nextShare(canaryAt(share), later(10)));
    expect(steps).toEqual([5, 25, 50, 100]);
  });

  it('keeps a step for its minutes', () => {
    expect(nextShare(canaryAt(5), later(9.9))).toBeUndefined();
    expect(stepCanary('mf-catalog', 25)(stateAt(5), later(9.9).toISOString())).toBeUndefined();
  });

  it('keeps the begin of the canary, so that its trial goes on', () => {
    const plan = stepCanary('mf-catalog', 25)(stateAt(5), later(10).toISOString());
    expect(plan?.canaries).toEqual([
      { ...canaryAt(25), ramp: { minutes: 10, visitors: 50, at: later(10).toISOString() } },
    ]);
  });

  it('promotes the release at the last step', () => {
    const plan = stepCanary('mf-catalog', 100)(stateAt(50), later(10).toISOString());
    expect(plan).toMatchObject({ canaries: [], change: { kind: 'promote' } });
    expect(plan?.live['mf-catalog']?.map(({ version }) => version)).toEqual(['1', '2']);
  });

  it('takes a step once, whichever edge asks first', () => {
    expect(stepCanary('mf-catalog', 5)(stateAt(5), later(10).toISOString())).toBeUndefined();
  });
});
