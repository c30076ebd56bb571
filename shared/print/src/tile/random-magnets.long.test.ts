import { expect, it } from '@jest/globals';
import { printMagnet, randomMagnets } from './random-magnets.fixture.ts';

// The long form, with 10,000 magnets and a comparison with the browser: npm run proof -- designs.
it('prints any design without a failure or a blank corner', async () => {
  const magnets = await randomMagnets(150, 20_261_125);
  const printed = await Promise.all(magnets.map((magnet) => printMagnet(magnet, 1)));
  expect(printed.filter((each) => 'fault' in each)).toEqual([]);
  expect(magnets.filter(({ isCovered }) => isCovered).length).toBeGreaterThan(50);
}, 60_000);
