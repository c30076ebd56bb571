import { createAuthenticate } from '../src/people/identity/sessions/authenticate.ts';
import { randomSource } from '../testing/books/random-books.ts';
import { seedOfProof } from '../testing/platform/seed-of-proof.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { runTwoTabs } from '../testing/selling/two-tabs.ts';

/** One cart in two tabs, with lost answers, renewals, logouts, 3-D Secure and edited addresses. */
const runs = Number(process.env.PROOF_ROUNDS ?? 500);
const { next: random } = randomSource(seedOfProof());
let now = new Date();
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const shop = await startShop(() => now, undefined, { authenticateBy: createAuthenticate });

let lost = 0;
for (let tried = 1; tried <= runs; tried += 1) {
  const faults = await runTwoTabs({ url: shop.url, services: shop.services, later, random });
  if (faults.length > 0) {
    lost += 1;
    console.log(`run ${tried}: ${faults.join('; ')}`);
  }
  const proof = 'one cart in two tabs: one paid order, one charge, coupon and stock whole';
  process.send?.({ type: 'proof', proof, tried, lost });
}

await shop.close();
process.exit(0);
