import { describe, expect, it } from '@jest/globals';
import { withoutTrackers } from './without-trackers.ts';

describe('withoutTrackers', () => {
  it.each([
    ['', ''],
    ['?', ''],
    ['?sort=price&q=caf%C3%A9', '?sort=price&q=caf%C3%A9'],
    ['?utm_source=lettre&utm_medium=mail', ''],
    ['?fbclid=IwAR0x&sort=price&GCLID=1', '?sort=price'],
    ['?sort=price&mc_eid', '?sort=price'],
    ['?msclkid=a&gbraid=b&igshid=c&lang=fr', '?lang=fr'],
    ['?search=utm_source&utmost=1&token=fbclid=1', '?search=utm_source&utmost=1&token=fbclid=1'],
  ])('%s: %s', (search, expected) => {
    expect(withoutTrackers(search)).toBe(expected);
  });
});
