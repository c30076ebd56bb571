import { expect, it } from '@jest/globals';
import { faultOf, randomMagnets } from './random-magnets.fixture.ts';

// The long form, with 10,000 magnets and a comparison with the browser: npm run proof -- designs.
it('prints any design without a failure or a blank corner', async () => {
  const magnets = await randomMagnets(150, 20_261_125);
  const faults = await Promise.all(magnets.map((magnet) => faultOf(magnet, 1)));
  expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  expect(magnets.filter(({ isCovered }) => isCovered).length).toBeGreaterThan(50);
}, 60_000);
