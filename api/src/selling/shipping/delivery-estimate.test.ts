import { isWorkingDay } from '@aimante/shop/calendar';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { arrivesOn, type Promised, readyOn } from './delivery-estimate.ts';

const workshop = (now: string, more: Partial<Promised> = {}): Promised => ({
  now: new Date(now),
  cutOffHour: 14,
  productionDays: [2, 3],
  backlog: 0,
  magnets: 0,
  dailyCapacity: 100,
  christmasCutOffDay: 15,
  ...more,
});

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

  it.each([
    [200, '2026-11-19'],
    [201, '2026-11-20'],
    [400, '2026-11-23'],
  ])('moves when %i magnets wait in a workshop of 100 a day, with those of the order', (magnets, from) => {
    expect(readyOn(workshop('2026-11-17T09:00:00Z', { backlog: magnets })).from).toBe(from);
    expect(readyOn(workshop('2026-11-17T09:00:00Z', { backlog: 50, magnets: magnets - 50 })).from).toBe(from);
  });

  it('keeps Christmas on the cut-off day, and not a day later', () => {
    expect(arrivesOn(workshop('2026-12-15T09:00:00Z'), [1, 2])).toEqual({ from: '2026-12-18', to: '2026-12-22' });
    expect(arrivesOn(workshop('2026-12-16T09:00:00Z'), [1, 2])).toEqual({ from: '2026-12-28', to: '2026-12-28' });
  });

  const days = fc.tuple(fc.nat(5), fc.nat(5)).map(([fastest, more]): [number, number] => [fastest, fastest + more]);
  const anyWorkshop = fc.record({
    now: fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
    cutOffHour: fc.nat(23),
    productionDays: days,
    backlog: fc.nat(5000),
    magnets: fc.nat(500),
    dailyCapacity: fc.integer({ min: 50, max: 1000 }),
    christmasCutOffDay: fc.integer({ min: 1, max: 24 }),
  });

  it('is a range of working days from today on, and never moves forward with more work', () => {
    fc.assert(
      fc.property(anyWorkshop, days, fc.nat(5000), (promised, transit, more) => {
        const { from, to } = arrivesOn(promised, transit);
        expect(from <= to).toBe(true);
        expect(from >= promised.now.toISOString().slice(0, 10)).toBe(true);
        expect([from, to].every(isWorkingDay)).toBe(true);
        const busy = arrivesOn({ ...promised, backlog: promised.backlog + more }, transit);
        expect(busy.from >= from && busy.to >= to).toBe(true);
      }),
    );
  });
});
