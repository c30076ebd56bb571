import { describe, expect, it } from '@jest/globals';
import { arrivesOn, readyOn } from './delivery-estimate.ts';

const workshop = (now: string) => ({ now: new Date(now), cutOffHour: 14, productionDays: [2, 3] as const });

describe('the estimate', () => {
  it('counts from today before the cut-off hour', () => {
    expect(readyOn(workshop('2026-11-17T12:59:00Z'))).toEqual({ from: '2026-11-19', to: '2026-11-20' });
  });

  it('counts from the next working day after the cut-off hour', () => {
    expect(readyOn(workshop('2026-11-17T13:00:00Z'))).toEqual({ from: '2026-11-20', to: '2026-11-23' });
  });

  it('adds the carrier’s days to the workshop’s', () => {
    expect(arrivesOn(workshop('2026-11-20T09:00:00Z'), [3, 5])).toEqual({ from: '2026-11-27', to: '2026-12-02' });
  });
});
