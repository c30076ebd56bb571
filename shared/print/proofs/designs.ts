import { availableParallelism } from 'node:os';
import { faultOf, type RandomMagnet, randomMagnets } from '../src/tile/random-magnets.fixture.ts';

/** Random designs go through JSON, parser, text engine and tile: none fails, and none that is covered shows paper. */
const COUNT = Number(process.env.PROOF_ROUNDS ?? 10_000);
const SEED = Number(process.env.PROOF_SEED ?? 20_261_125);
const PX_PER_MM = 1;

const magnets = await randomMagnets(COUNT, SEED);
const counts = {
  all: { title: 'random designs are read back and printed without a failure', tried: 0, lost: 0 },
  covered: { title: 'a magnet that a photo or ground covers has no blank pixel, bleed included', tried: 0, lost: 0 },
};

async function check(magnet: RandomMagnet): Promise<void> {
  const fault = await faultOf(magnet, PX_PER_MM);
  const isBlank = fault?.startsWith('blank') ?? false;
  counts.all.tried += 1;
  if (fault && !isBlank) counts.all.lost += 1;
  if (magnet.isCovered) counts.covered.tried += 1;
  if (isBlank) counts.covered.lost += 1;
  if (fault) console.log(`${fault}: ${JSON.stringify(magnet.recipe)}`);
}

const waiting = magnets.values();
const started = performance.now();
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const magnet of waiting) await check(magnet);
  }),
);
console.log(`${COUNT} magnets in ${Math.round((performance.now() - started) / 1000)} s, seed ${SEED}`);
for (const { title: proof, tried, lost } of Object.values(counts))
  process.send?.({ type: 'proof', proof, tried, lost });
process.disconnect?.();
