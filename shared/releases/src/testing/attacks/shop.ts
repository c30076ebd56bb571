import { generateKeyPairSync } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import { killRelease, releaseToAll } from '../../channel/channel-plan.ts';
import type { ChannelState } from '../../channel/channel-state.ts';
import { composeSets } from '../../channel/compose-sets.ts';
import { flipChannels } from '../../channel/flip-channels.ts';
import { type Followed, followChain } from '../../channel/follow-chain.ts';
import { openReleaseStore } from '../../open-release-store.ts';
import { publishRelease } from '../../release/publish-release.ts';
import { readSignedRelease } from '../../release/read-release.ts';
import { labelOf, type ReleaseStore } from '../../release-store.ts';
import { keptKey, toSigner } from '../../signing/key-ring.ts';
import { type Signer, signDocument } from '../../signing/signed-document.ts';
import type { Teams } from '../../trust/grants.ts';
import { keepTimestamps } from '../../trust/keep-timestamps.ts';
import { keepTrust, keyFiles } from '../../trust/make-trust.ts';
import { writeFakeDist } from '../fake-dist.ts';
import { fakeRoute } from '../fake-route.ts';

/** Three teams, each with one remote. */
export const shopTeams: Teams = {
  Plateforme: {
    remotes: ['shell'],
    pages: [],
    offers: ['search-box', 'cart-button', 'account-menu', 'main-nav'],
    fills: [],
    provides: [],
  },
  Catalogue: { remotes: ['mf-catalog'], pages: ['/', '/products'], offers: [], fills: ['main-nav'], provides: [] },
  Compte: { remotes: ['mf-account'], pages: ['/account'], offers: [], fills: ['account-menu'], provides: [] },
};

/** A shop under attack: its store, and what its machines have seen. */
export interface Shop {
  readonly folder: string;
  /** The owner's machine, with all keys. */
  readonly owner: ReleaseStore;
  readonly channels: (number: number) => string;
  readonly signer: (key: 'operations' | 'timestamp' | 'targets' | 'root-1' | keyof typeof shopTeams) => Promise<Signer>;
  readonly stranger: Signer;
  /** Puts a signed release record into the store, without any check. */
  readonly putRecord: (descriptor: RemoteDescriptor, signers: readonly Signer[]) => Promise<void>;
  /** Puts a state into the store that claims to follow the newest one. */
  readonly forge: (edit: (state: ChannelState) => ChannelState, signers: readonly Signer[]) => Promise<void>;
  readonly describe: (name: string, version: string) => Promise<RemoteDescriptor>;
  readonly state: () => Promise<ChannelState>;
}

/** What a reader serves after an attack: versions by remote, or why it serves nothing. */
export interface Served {
  readonly versions: Readonly<Record<string, string>> | undefined;
  readonly said: string;
}

/**
 * mf-catalog 1, 2 and 3 were live; 2 was killed. A timestamp covers all of it. Each attack gets its own copy, and
 * readers that have seen everything.
 */
export async function createShops() {
  const template = await mkdtemp(join(tmpdir(), 'aimante-attacked-'));
  await prepare(template);
  const folders = [template];
  return {
    async open(): Promise<Shop> {
      const folder = await mkdtemp(join(tmpdir(), 'aimante-attack-'));
      folders.push(folder);
      await cp(template, folder, { recursive: true });
      return openShop(folder);
    },
    remove: () => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))),
  };
}

const dataDirOf = (folder: string) => join(folder, 'owner');
const storeOf = (folder: string) => join(folder, 'store');

async function prepare(folder: string): Promise<void> {
  const dataDir = dataDirOf(folder);
  const store = await openReleaseStore({ dataDir, releasesDir: storeOf(folder) });
  await keepTrust({ ...store, dataDir }, shopTeams);
  const publish = async (name: string, version: string, descriptor: Partial<RemoteDescriptor>) => {
    const dist = join(folder, 'dist', name);
    await writeFakeDist(dist, { name, descriptor: { version, ...descriptor } });
    return publishRelease(store, dist);
  };
  const shell = await publish('shell', '1', { team: 'Plateforme' });
  const account = await publish('mf-account', '1', { team: 'Compte', routes: [fakeRoute('account', '/account')] });
  const catalog = { team: 'Catalogue', routes: [fakeRoute('products', '/products')] };
  await flipChannels(store, releaseToAll([shell, account, await publish('mf-catalog', '1', catalog)]));
  for (const version of ['2', '3'])
    await flipChannels(store, releaseToAll([await publish('mf-catalog', version, catalog)]));
  await flipChannels(store, releaseToAll([await publish('mf-account', '2', { team: 'Compte' })]));
  await flipChannels(store, killRelease({ name: 'mf-catalog', version: '2' }));
  await keepTimestamps(store);
}

async function openShop(folder: string): Promise<Shop> {
  const dataDir = dataDirOf(folder);
  const place = storeOf(folder);
  // The floor names its store by its folder, and this shop is a copy.
  const owner = await openReleaseStore({ dataDir, releasesDir: place });
  await followChain(owner);
  const files = keyFiles(dataDir);
  const state = async () => (await followChain(owner)).head?.value as ChannelState;
  return {
    folder,
    owner,
    state,
    channels: (number) => join(place, 'channels', `${String(number).padStart(8, '0')}.json`),
    signer: (key) => keptKey(key in shopTeams ? files.team(key) : join(files.folder, `${key}.pem`)),
    stranger: toSigner(generateKeyPairSync('ed25519').privateKey),
    async putRecord(descriptor, signers) {
      const key = `releases/${descriptor.name}/${descriptor.version}.json`;
      await owner.blobs.repair(key, signDocument(signers, 'release', descriptor));
    },
    async describe(name, version) {
      const signed = await readSignedRelease(owner, { name, version });
      if (!signed) throw new Error(`${name}@${version} is not in the store.`);
      return signed.value;
    },
    async forge(edit, signers) {
      const { head } = await followChain(owner);
      if (!head) throw new Error('The shop has no state.');
      const { number } = head.value;
      const wanted = edit({ ...head.value, number: number + 1, previous: head.digest, at: new Date().toISOString() });
      const forged = await withOwnSets(owner, wanted, edit);
      const key = `channels/${String(forged.number).padStart(8, '0')}.json`;
      await owner.blobs.repair(key, signDocument(signers, 'channels', forged));
    },
  };
}

/** The sets and digests that fit the forged state: it must be refused for what it does, not for a slip. */
async function withOwnSets(
  owner: ReleaseStore,
  wanted: ChannelState,
  edit: (state: ChannelState) => ChannelState,
): Promise<ChannelState> {
  const names = [
    ...Object.entries(wanted.live).map(([name, history]) => ({ name, version: history.at(-1)?.version ?? '' })),
    ...wanted.canaries,
  ];
  const pinned: Record<string, string> = { ...wanted.digests };
  for (const release of names) {
    const signed = await readSignedRelease(owner, release).catch(() => undefined);
    if (signed && !pinned[labelOf(release)]) pinned[labelOf(release)] = signed.digest;
  }
  const trust = await owner.trust.newest();
  const composed = await composeSets(wanted, { store: owner, trust, pinned }).catch(() => undefined);
  if (!composed) return wanted;
  const { sets: _, ...fitting } = composed;
  // An attack on the sets or digests themselves is kept.
  const { stable, tiers, digests } = edit({ ...wanted, ...fitting });
  return { ...wanted, stable, tiers, digests };
}

export interface Readers {
  /** A machine that has seen everything before the attack, started again. */
  readonly restarted: Served;
  /** The same, without a restart. */
  readonly running: Served;
  /** A machine that sees the store for the first time. */
  readonly fresh: Served;
}

/** Lets three machines look at the store after the attack. */
export async function readersAfter(shop: Shop, attack: () => Promise<void>, now = () => new Date()): Promise<Readers> {
  const restarted = await reader(shop, 'restarted', now);
  const running = await reader(shop, 'running', now);
  const seen = await followChain(running);
  await followChain(restarted);
  await attack();
  const again = await reader(shop, 'restarted', now);
  const fresh = await reader(shop, 'fresh', now);
  return {
    restarted: await look(again),
    running: await look(running, { ...seen, checkedAt: 0 }),
    fresh: await look(fresh),
  };
}

async function reader({ folder }: Shop, name: string, now: () => Date): Promise<ReleaseStore> {
  const env = { RELEASE_TRUST_ROOT: await readFile(keyFiles(dataDirOf(folder)).pin, 'utf8') };
  const dataDir = join(folder, name);
  return { ...(await openReleaseStore({ dataDir, releasesDir: storeOf(folder), env, readsOnly: true })), now };
}

async function look(store: ReleaseStore, from?: Followed): Promise<Served> {
  try {
    const { head, problems } = await followChain(store, from);
    const live = Object.entries(head?.value.live ?? {}).map(
      ([name, history]) => [name, history.at(-1)?.version ?? ''] as const,
    );
    return { versions: head && Object.fromEntries(live), said: problems.join('\n') };
  } catch (error) {
    return { versions: undefined, said: error instanceof Error ? error.message : String(error) };
  }
}
