import { describe, expect, it } from '@jest/globals';
import { createVitalsTrial } from './vitals-trial.ts';

interface Pages {
  readonly tried: number;
  readonly usual: number;
  readonly address?: string;
}

/** Pages that take from half to one and a half of these milliseconds, evenly. */
function afterPages({ tried, usual, address }: Pages, visitors = 100) {
  const trial = createVitalsTrial();
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const spread = 0.5 + ((visitor * 37) % 100) / 100;
    const who = { visitor: `${visitor}`, address: address ?? `${visitor}`, name: 'LCP' as const };
    trial.measure({ ...who, isTried: false, value: usual * spread });
    trial.measure({ ...who, visitor: `tried ${visitor}`, isTried: true, value: tried * spread });
  }
  return trial.slower();
}

describe('the speed of a canary', () => {
  it('is worse when its 75th percentile is well above that of stable', () => {
    expect(afterPages({ tried: 4000, usual: 2000 })).toMatchObject({ name: 'LCP' });
  });

  it('is no worse when both are equal, or a tenth apart', () => {
    expect(afterPages({ tried: 2000, usual: 2000 }, 2000)).toBeUndefined();
    expect(afterPages({ tried: 2200, usual: 2000 }, 2000)).toBeUndefined();
  });

  it('does not matter as long as both are fast', () => {
    expect(afterPages({ tried: 900, usual: 300 }, 2000)).toBeUndefined();
  });

  it('is not measured by one address', () => {
    expect(afterPages({ tried: 9000, usual: 2000, address: '203.0.113.9' }, 2000)).toBeUndefined();
  });
});
