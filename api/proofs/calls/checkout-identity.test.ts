import { expect, it } from '@jest/globals';
import { testIdentity } from '../../testing/people/identity.ts';
import { runTwoTabs } from '../../testing/selling/two-tabs.ts';

const running = testIdentity({ TRUST_PROXY: '127.0.0.1' });
const runs = 12;

// The long form: `npm run proof -- checkout-identity`.
it('makes one paid order and one charge of a cart in two tabs, whatever happens', async () => {
  const { services, url } = running.api;
  const shop = { services, url, later: running.later, random: Math.random };
  for (let run = 0; run < runs; run += 1) expect(await runTwoTabs(shop)).toEqual([]);
}, 240_000);
