/** The seed of this run of a proof. `PROOF_SEED` repeats a run, and `npm run proof` prints the seed. */
export function seedOfProof(otherwise: number = Date.now() % 1_000_000): number {
  const seed = Number(process.env.PROOF_SEED ?? otherwise);
  process.send?.({ type: 'seed', seed });
  return seed;
}
