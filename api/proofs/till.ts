import { createClient } from '@aimante/api-contract';
import { checkTillDays } from '../testing/books/check-till-days.ts';
import { runTillDays } from '../testing/books/till-days.ts';
import { startShop } from '../testing/platform/start-shop.ts';
import { tokenFor } from '../testing/platform/test-actors.ts';

/** Random market days on three tablets. Afterwards nothing is lost, doubled or changed. */
const days = Number(process.env.PROOF_ROUNDS ?? 2000);
const PER_SHOP = 100;

let now = new Date();
let tried = 0;
let lost = 0;
for (let done = 0; done < days; done += PER_SHOP) {
  const shop = await startShop(() => now);
  const visitor = createClient({ baseUrl: shop.url });
  const authorization = `Bearer ${await tokenFor(shop.services, 'admin')}`;
  const admin = createClient({
    baseUrl: shop.url,
    fetch: (address, init) =>
      fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), authorization } }),
  });
  const api = { services: shop.services, visitor, url: shop.url, as: async () => admin };
  const options = { days: Math.min(PER_SHOP, days - done), seed: done + 1, setNow: (time: Date) => (now = time) };
  const faults = await checkTillDays(api, admin, await runTillDays(api, admin, options));
  for (const fault of faults) console.error(`seed ${done + 1}: ${fault}`);
  tried += options.days;
  lost += faults.length;
  process.send?.({ type: 'proof', proof: 'till: every sale once, and all totals equal', tried, lost });
  await shop.close();
}
process.disconnect?.();
