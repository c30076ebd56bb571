import type { ReleaseEvent } from '@aimante/api-contract/releases';
import { describe, expect, it } from '@jest/globals';
import { latestEvents } from './latest-events.ts';

/** Events as `number remote@version`, newest first. */
const log = (...lines: string[]) =>
  lines.map((line) => {
    const [number, remote, version] = line.split(/[ @]/);
    return { number: Number(number), remote, version } as ReleaseEvent;
  });

describe('the log of releases shows the state of a version', () => {
  it.each([
    ['at its only event', log('2 a@1', '1 b@1'), [2, 1]],
    ['at its latest event alone', log('3 a@1', '2 a@1', '1 a@1'), [3]],
    ['at the latest of each version', log('4 a@2', '3 a@1', '2 a@2', '1 a@1'), [4, 3]],
    ['for each remote, though versions are named alike', log('2 a@1', '1 b@1', '0 a@1'), [2, 1]],
    ['nowhere in an empty log', [], []],
  ])('%s', (_, events, shown) => {
    expect([...latestEvents(events)].map(({ number }) => number)).toEqual(shown);
  });
});
