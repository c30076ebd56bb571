import type { BrowserRemote } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { remoteWith } from '../routing/remote.fixture.ts';
import { fragmentsIn } from './slot-fragments.ts';

const remote = (name: string, ...fragments: BrowserRemote['fragments']): BrowserRemote => ({
  ...remoteWith([]),
  name,
  fragments,
});
const aside = (expose: string, order: number) => ({ slot: 'product-aside', expose, order });

describe('fragmentsIn', () => {
  it('gives all fragments of a slot, by their order and then by the name of the remote', () => {
    const remotes = [
      remote('mf-b', aside('./late', 20), aside('./early', 10)),
      remote('mf-a', aside('./late', 20), { slot: 'other', expose: './other', order: 0 }),
    ];
    expect(fragmentsIn(remotes, 'product-aside').map(({ remote: { name }, expose }) => `${name} ${expose}`)).toEqual([
      'mf-b ./early',
      'mf-a ./late',
      'mf-b ./late',
    ]);
  });
});
