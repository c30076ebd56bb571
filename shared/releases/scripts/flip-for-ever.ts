import { releaseToAll } from '../src/channel/channel-plan.ts';
import { flipChannels } from '../src/channel/flip-channels.ts';
import { openReleaseStore } from '../src/open-release-store.ts';

/** Run as a program of its own, to be killed in the middle: flips one remote between two versions, again and again. */
const [dataDir = '', name = ''] = process.argv.slice(2);
const store = await openReleaseStore({ dataDir });
for (let round = 0; ; round += 1) {
  await flipChannels(store, releaseToAll([{ name, version: `${1 + (round % 2)}` }]));
  // One of the two versions was live already: by the second round, one state at least is its work.
  if (round === 1) process.send?.('flipping');
}
