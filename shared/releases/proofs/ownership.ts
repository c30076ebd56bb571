import { isDeepStrictEqual } from 'node:util';
import type { RemoteDescriptor } from '@aimante/contract';
import { refuseForeign } from '../src/release/read-release.ts';
import { createShops, readersAfter, shopTeams } from '../src/testing/attacks/shop.ts';
import { HONEST } from '../src/testing/attacks/try-attack.ts';
import { fakeRoute } from '../src/testing/fake-route.ts';
import { refuseBeyondGrants } from '../src/trust/grants.ts';

/** A team claims what belongs to another team or to no team. Publishing refuses it, and so does the edge. */
const PROOF = 'a team takes no page, slot, link, port or name of another';
const AT = '2026-11-23T08:00:00.000Z';

type Claim = Partial<RemoteDescriptor>;
const page = (path: string): Claim => ({ routes: [fakeRoute('theft', path)] });
const offer = (slot: string): Claim => ({ slots: [slot] });
const fill = (slot: string): Claim => ({ fragments: [{ slot, order: 0, expose: './app' }] });
const texts = { fr: 'Vol', en: 'Theft' };
const link = (slot: string): Claim => ({ links: [{ slot, page: 'products', order: 1, label: texts }] });

const claims: readonly (readonly [string, Claim])[] = [
  ...[
    '/account',
    '/account/:id',
    '/account/profile',
    '/admin',
    '/cart',
    '/checkout',
    '/:page',
    '/productsx',
    '/product',
  ].map((path) => [`the page ${path}`, page(path)] as const),
  ...['search-box', 'cart-button', 'account-menu', 'main-nav', 'a-slot-of-nobody'].map(
    (slot) => [`the slot ${slot}`, offer(slot)] as const,
  ),
  ...['account-menu', 'search-box', 'cart-button'].flatMap((slot) => [
    [`a fragment in ${slot}`, fill(slot)] as const,
    [`a link in ${slot}`, link(slot)] as const,
  ]),
  ['the port cart', { ports: [{ port: 'cart', expose: './app' }] }],
  ['the team Compte', { team: 'Compte' }],
  ['the team Plateforme', { team: 'Plateforme' }],
];

const shops = await createShops();
let tried = 0;
let lost = 0;
const count = (what: string, isRefused: boolean) => {
  tried += 1;
  if (!isRefused) lost += 1;
  console.log(`${what}: ${isRefused ? 'refused' : 'TAKEN'}`);
  process.send?.({ type: 'proof', proof: PROOF, tried, lost });
};
const grants = shopTeams.Catalogue;
if (!grants) throw new Error('The team Catalogue is missing.');
for (const [what, claim] of claims) {
  const shop = await shops.open();
  const build = { ...(await shop.describe('mf-catalog', '3')), version: '9', ...claim };
  count(
    `${what}, at publish`,
    throws(() => refuseBeyondGrants(build, 'Catalogue', grants)),
  );
  const { running, restarted, fresh } = await readersAfter(shop, async () => {
    const key = await shop.signer('Catalogue');
    await shop.putRecord(build, [key]);
    await shop.forge(
      (state) => ({ ...state, live: { ...state.live, 'mf-catalog': [{ version: '9', since: AT }] } }),
      [key],
    );
  });
  const isHonest = [running, restarted, fresh].every(({ versions }) => isDeepStrictEqual(versions, HONEST));
  count(`${what}, at the edge`, isHonest);
}
for (const name of ['mf-account', 'shell', 'mf-nobody']) {
  const shop = await shops.open();
  const build = { ...(await shop.describe('mf-catalog', '3')), name, version: '9' };
  const trust = await shop.owner.trust.newest();
  const { keyId } = await shop.signer('Catalogue');
  count(
    `the name ${name}, at publish`,
    throws(() => refuseForeign({ value: build, digest: '', signedBy: [keyId] }, trust)),
  );
  const { running } = await readersAfter(shop, async () => {
    const key = await shop.signer('Catalogue');
    await shop.putRecord(build, [key]);
    await shop.forge((state) => ({ ...state, live: { ...state.live, [name]: [{ version: '9', since: AT }] } }), [key]);
  });
  count(`the name ${name}, at the edge`, running.versions?.[name] !== '9');
}
await shops.remove();
process.disconnect?.();

function throws(run: () => void): boolean {
  try {
    run();
    return false;
  } catch {
    return true;
  }
}
