import { releaseToAll } from '../src/channel/channel-plan.ts';
import { flipChannels } from '../src/channel/flip-channels.ts';
import { openReleaseStore } from '../src/open-release-store.ts';

/** Runs as a separate process that the test kills midway: flips one remote between two versions in a loop. */
const [dataDir = '', name = ''] = process.argv.slice(2);
const store = await openReleaseStore({ dataDir });
for (let round = 0; ; round += 1) {
  await flipChannels(store, releaseToAll([{ name, version: `${1 + (round % 2)}` }]));
  // One of the two versions was already live, so the first flip may change nothing. After two rounds, at least one
  // state was written by this process.
  if (round === 1) process.send?.('flipping');
}
