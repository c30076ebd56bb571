import { isDeepStrictEqual } from 'node:util';
import { type createShops, readersAfter, type Served } from './shop.ts';
import type { Attack } from './store-attacks.ts';

export const HONEST = { shell: '1', 'mf-catalog': '3', 'mf-account': '2' };

type Shops = Awaited<ReturnType<typeof createShops>>;

/** Undefined if the attack gained nothing, otherwise what it gained. */
export async function tryAttack(shops: Shops, { name, run, says, misleadsNew }: Attack): Promise<string | undefined> {
  const shop = await shops.open();
  const { restarted, running, fresh } = await readersAfter(shop, () => run(shop));
  const all = { restarted, running, fresh };
  for (const [reader, served] of Object.entries(all)) {
    const mayRefuse = reader === 'fresh';
    if (isHonest(served) || (mayRefuse && (misleadsNew || !served.versions))) continue;
    return `${name}: the ${reader} reader serves ${JSON.stringify(served.versions)}. It said: ${served.said}`;
  }
  const said = Object.values(all).map((served) => served.said);
  if (says && !said.some((text) => says.test(text))) return `${name}: no reader said ${says}, but: ${said.join('\n')}`;
  return undefined;
}

function isHonest({ versions }: Served): boolean {
  return isDeepStrictEqual(versions, HONEST);
}
