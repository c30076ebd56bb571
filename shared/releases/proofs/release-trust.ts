import { otherKeyAttacks, teamKeyAttacks } from '../src/testing/attacks/key-attacks.ts';
import { createShops } from '../src/testing/attacks/shop.ts';
import { storeAttacks } from '../src/testing/attacks/store-attacks.ts';
import { tryAttack } from '../src/testing/attacks/try-attack.ts';

/** Every attack on the release store: rollback, freeze, mix-and-match, stolen keys, forged and damaged documents. */
const PROOF = 'nothing unsigned, older or foreign is served, and the site is never empty';

const shops = await createShops();
let tried = 0;
let lost = 0;
for (const attack of [...storeAttacks, ...teamKeyAttacks, ...otherKeyAttacks]) {
  const gain = await tryAttack(shops, attack);
  tried += 1;
  if (gain) lost += 1;
  console.log(gain ?? `${attack.name}: nothing gained`);
  process.send?.({ type: 'proof', proof: PROOF, tried, lost });
}
await shops.remove();
process.disconnect?.();
