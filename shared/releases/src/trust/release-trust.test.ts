import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { otherKeyAttacks, ownerOf, teamKeyAttacks } from '../testing/attacks/key-attacks.ts';
import { createShops, readersAfter } from '../testing/attacks/shop.ts';
import { storeAttacks } from '../testing/attacks/store-attacks.ts';
import { HONEST, tryAttack } from '../testing/attacks/try-attack.ts';
import { renewRoot } from './make-trust.ts';

let shops: Awaited<ReturnType<typeof createShops>>;
beforeAll(async () => {
  shops = await createShops();
});
afterAll(() => shops.remove());

describe.each([
  ['who can write to the store', storeAttacks],
  ['who has the key of a team', teamKeyAttacks],
  ['who has another key', otherKeyAttacks],
])('an attacker %s', (_, attacks) => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('gains nothing: %s', async (_name, attack) => {
    expect(await tryAttack(shops, attack)).toBeUndefined();
  });
});

describe('the owner', () => {
  it('replaces the root with two of its three keys, and releases go on', async () => {
    const shop = await shops.open();
    const { running, restarted, fresh } = await readersAfter(shop, async () => void (await renewRoot(ownerOf(shop))));
    for (const { versions } of [running, restarted, fresh]) expect(versions).toEqual(HONEST);
  });

  it('gets a warning that a timestamp has expired, while the shop goes on', async () => {
    const shop = await shops.open();
    const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000);
    const { running, restarted, fresh } = await readersAfter(shop, async () => {}, inTwoDays);
    for (const { versions, said } of [running, restarted, fresh]) {
      expect(versions).toEqual(HONEST);
      expect(said).toContain('The timestamp of the releases expired');
    }
  });
});
