import { renewTrust } from '../../channel/channel-plan.ts';
import type { ChannelState } from '../../channel/channel-state.ts';
import { flipChannels } from '../../channel/flip-channels.ts';
import { delegate } from '../../trust/make-trust.ts';
import { type Json, signRoot, signTimestamp } from '../../trust/tuf.ts';
import { type Shop, shopTeams } from './shop.ts';
import type { Attack } from './store-attacks.ts';

const AT = '2026-11-23T08:00:00.000Z';

type Edit = (state: ChannelState) => ChannelState;

/** By an attacker who can write to the store and has stolen the key of the team Catalogue. */
export const teamKeyAttacks: readonly Attack[] = [
  ...Object.entries({
    'rolls mf-account back': (state) => ({
      ...state,
      live: { ...state.live, 'mf-account': (state.live['mf-account'] ?? []).slice(0, 1) },
    }),
    'kills mf-account': (state) => ({ ...state, killed: [...state.killed, { name: 'mf-account', version: '2' }] }),
    'stops mf-account': ({ live: { 'mf-account': former = [], ...live }, ...state }) => ({
      ...state,
      live,
      stopped: [{ name: 'mf-account', version: '2', kind: 'retired', since: AT, former }],
    }),
    'starts a canary of mf-account': (state) => ({
      ...state,
      canaries: [{ name: 'mf-account', version: '1', share: 100, since: AT }],
    }),
    'takes the shell away': ({ live: { shell: _, ...live }, ...state }) => ({ ...state, live }),
    'makes an unknown remote live': (state) => ({
      ...state,
      live: { ...state.live, 'mf-evil': [{ version: '1', since: AT }] },
    }),
  } satisfies Record<string, Edit>).map(([name, edit]): Attack => byCatalogue(name, edit, /belongs to/)),
  byCatalogue(
    'brings its killed release back',
    (state) => ({ ...state, killed: [] }),
    /forgets that mf-catalog@2 was killed/,
  ),
  byCatalogue(
    'jumps to the highest number',
    (state) => ({ ...state, number: 99_999_999, live: { ...state.live, 'mf-catalog': oneOnly } }),
    /out of order/,
  ),
  byCatalogue(
    'starts a log of its own',
    (state) => ({ ...state, previous: null, live: { ...state.live, 'mf-catalog': oneOnly } }),
    /does not follow the state before/,
  ),
  byCatalogue(
    'follows a state that is not there',
    (state) => ({ ...state, previous: 'a'.repeat(64), live: { ...state.live, 'mf-catalog': oneOnly } }),
    /does not follow the state before/,
  ),
  byCatalogue(
    'names another digest for a release of mf-account',
    (state) => ({ ...state, digests: { ...state.digests, 'mf-account@1': 'b'.repeat(64) } }),
    /exchanges mf-account@1/,
  ),
  byCatalogue(
    'names a set that its releases do not make',
    (state) => ({ ...state, stable: 'another' }),
    /its sets are not/,
  ),
  byCatalogue(
    'names trust documents of the future',
    (state) => ({ ...state, trust: { root: 9, targets: 9 } }),
    /are not in the store/,
  ),
  {
    name: 'signs a release of mf-account, and makes it live',
    async run(shop) {
      const key = await shop.signer('Catalogue');
      await shop.putRecord({ ...(await shop.describe('mf-account', '2')), version: '9' }, [key]);
      await shop.forge(
        (state) => ({ ...state, live: { ...state.live, 'mf-account': [{ version: '9', since: AT }] } }),
        [key],
      );
    },
    says: /belongs to Compte/,
  },
  ...(['page', 'home of another', 'offer', 'fill', 'port', 'team'] as const).map(
    (claim): Attack => ({
      name: `releases a build with a ${claim} that it was not granted`,
      async run(shop) {
        const key = await shop.signer('Catalogue');
        const build = { ...(await shop.describe('mf-catalog', '3')), version: '9' };
        await shop.putRecord({ ...build, ...CLAIMS[claim] } as typeof build, [key]);
        await shop.forge(
          (state) => ({ ...state, live: { ...state.live, 'mf-catalog': [{ version: '9', since: AT }] } }),
          [key],
        );
      },
      says: /not granted to the team|belongs to Catalogue/,
    }),
  ),
  {
    name: 'signs with a key that was revoked, and names the older trust',
    async run(shop) {
      const key = await shop.signer('Catalogue');
      await revoke(shop);
      await shop.forge(
        (state) => ({ ...state, trust: { root: 1, targets: 1 }, live: { ...state.live, 'mf-catalog': oneOnly } }),
        [key],
      );
    },
    says: /returns to older trust documents/,
  },
  {
    name: 'signs with a key that was revoked',
    async run(shop) {
      const key = await shop.signer('Catalogue');
      await revoke(shop);
      await shop.forge((state) => ({ ...state, live: { ...state.live, 'mf-catalog': oneOnly } }), [key]);
    },
    says: /no team has signed it/,
  },
];

const oneOnly = [{ version: '1', since: AT }];

const CLAIMS = {
  page: { routes: [route('/account/theft')] },
  'home of another': { routes: [route('/account')] },
  offer: { slots: ['account-menu'] },
  fill: { fragments: [{ slot: 'account-menu', order: 0, expose: './app' }] },
  port: { ports: [{ port: 'cart', expose: './app' }] },
  team: { team: 'Compte' },
} as const;

function route(path: string) {
  const texts = { fr: 'Vol', en: 'Theft' };
  return {
    id: 'theft',
    path,
    access: 'public',
    layout: 'site',
    title: texts,
    description: texts,
    robots: 'index, follow',
    prefetch: [],
    assets: { js: [], css: [] },
  };
}

function byCatalogue(name: string, edit: Edit, says: RegExp): Attack {
  return { name, says, run: async (shop) => shop.forge(edit, [await shop.signer('Catalogue')]) };
}

/** By an attacker with one of the keys that are online, or one of three root keys. */
export const otherKeyAttacks: readonly Attack[] = [
  ...(['operations', 'timestamp', 'targets', 'root-1'] as const).map(
    (role): Attack => ({
      name: `signs a release with the ${role} key`,
      async run(shop) {
        const key = await shop.signer(role);
        const operations = await shop.signer('operations');
        await shop.putRecord({ ...(await shop.describe('mf-catalog', '3')), version: '9' }, [key]);
        await shop.forge(
          (state) => ({ ...state, live: { ...state.live, 'mf-catalog': [{ version: '9', since: AT }] } }),
          [operations],
        );
      },
      says: /is not signed with the key of the team Catalogue/,
    }),
  ),
  ...[2, 9].map(
    (number): Attack => ({
      name: `signs a timestamp for state ${number} with the timestamp key`,
      async run(shop) {
        const signed = {
          _type: 'timestamp',
          spec_version: '1.0.34',
          version: 2,
          expires: '2999-01-01T00:00:00Z',
          meta: { 'snapshot.json': { version: number, hashes: { sha256: 'c'.repeat(64) } } },
        };
        const body = signTimestamp(signed, [await shop.signer('timestamp')]);
        await shop.owner.blobs.put('timestamps/00000002.json', body);
      },
    }),
  ),
  {
    name: 'signs a new root with one of three keys',
    async run(shop) {
      const first = JSON.parse(String(await shop.owner.blobs.get('trust/1.root.json'))) as { signed: Json };
      const body = signRoot({ ...first.signed, version: 2 }, [await shop.signer('root-1')]);
      await shop.owner.blobs.put('trust/2.root.json', body);
    },
    says: /not signed as it must be/,
  },
];

export function ownerOf({ owner, folder }: Shop) {
  return { ...owner, dataDir: `${folder}/owner` };
}

async function revoke(shop: Shop): Promise<void> {
  await delegate(ownerOf(shop), { teams: shopTeams, renewed: ['Catalogue'] });
  await flipChannels(shop.owner, renewTrust('the key was stolen'));
}
