import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { MetadataKind } from '@tufjs/models';
import type { BlobStore } from '../blob/blob-store.ts';
import { ReleaseError } from '../release-error.ts';
import { keptKey } from '../signing/key-ring.ts';
import { type Signer, sha256 } from '../signing/signed-document.ts';
import { type Teams, teamsSchema } from './grants.ts';
import { OPERATIONS, type Trust, type TrustSource, trustKey } from './trust.ts';
import { headings, type Json, signRoot, signTargets, tufKeys } from './tuf.ts';

/** Two of three people can replace every key. One of them alone can replace none. */
const ROOT_KEYS = 3;
const ROOT_THRESHOLD = 2;
const VALID_DAYS = 365;

/** The folder of the owner's keys. In production it is split among people and machines. */
export function keyFiles(dataDir: string) {
  const keys = join(dataDir, 'keys');
  return {
    folder: keys,
    /** The sha256 of the first root document. It is public. */
    pin: join(keys, 'trust-root.sha256'),
    /** Copies of the trust documents, for a new store. */
    copies: join(keys, 'trust'),
    root: (number: number) => join(keys, `root-${number}.pem`),
    targets: join(keys, 'targets.pem'),
    timestamp: join(keys, 'timestamp.pem'),
    operations: join(keys, 'operations.pem'),
    team: (name: string) => join(keys, 'teams', `${fileName(name)}.pem`),
  };
}

export interface Owner {
  readonly dataDir: string;
  readonly blobs: BlobStore;
  readonly trust: TrustSource;
  readonly now: () => Date;
}

/**
 * Makes the trust of a new store, or brings the grants of an existing one up to date. Both need the owner's keys, which
 * are made on first use.
 */
export async function keepTrust(owner: Owner, teams: Teams): Promise<Trust> {
  const files = keyFiles(owner.dataDir);
  const pin = await readFile(files.pin, 'utf8').catch(() => undefined);
  if (!pin) await makeFirst(owner, teams);
  else if (!(await owner.blobs.has(trustKey.root(1)))) await restoreCopies(owner);
  const trust = await owner.trust.newest();
  const now = teamsOf(trust);
  // Teams with repositories of their own are not named here, and stay.
  const all = { ...now, ...teamsSchema.parse(teams) };
  return isDeepStrictEqual(now, all) ? trust : delegate(owner, { teams: all });
}

export function teamsOf(trust: Trust): Teams {
  return Object.fromEntries(trust.teams.map(({ name, grants }) => [name, grants]));
}

async function makeFirst(owner: Owner, teams: Teams): Promise<void> {
  const { dataDir, blobs, now } = owner;
  if (await blobs.has(trustKey.root(1))) {
    const body = (await blobs.get(trustKey.root(1))) ?? Buffer.of();
    throw new ReleaseError(
      'TRUST_INVALID',
      `This store belongs to other keys than those of ${dataDir}. To release into it, copy its keys, or give a team's key in RELEASE_SIGNING_KEY and RELEASE_TRUST_ROOT=${sha256(body)}.`,
    );
  }
  const files = keyFiles(dataDir);
  const rootKeys = await Promise.all(Array.from({ length: ROOT_KEYS }, (_, at) => keptKey(files.root(at + 1))));
  const [targets, timestamp] = await Promise.all([keptKey(files.targets), keptKey(files.timestamp)]);
  const root = rootDocument({ version: 1, rootKeys, targets, timestamp, now: now() });
  const body = signRoot(root, rootKeys.slice(0, ROOT_THRESHOLD));
  await publish(owner, trustKey.root(1), body);
  await publish(owner, trustKey.targets(1), await delegationDocument(owner, { version: 1, teams }));
  await writeFile(files.pin, sha256(body));
}

interface RootParts {
  readonly version: number;
  readonly rootKeys: readonly Signer[];
  readonly targets: Signer;
  readonly timestamp: Signer;
  readonly now: Date;
}

function rootDocument({ version, rootKeys, targets, timestamp, now }: RootParts): Json {
  const role = (keys: readonly Signer[], threshold = 1) => ({ keyids: keys.map(({ keyId }) => keyId), threshold });
  return {
    _type: MetadataKind.Root,
    ...headings({ version, now, validDays: VALID_DAYS }),
    consistent_snapshot: true,
    keys: tufKeys([...rootKeys, targets, timestamp].map(({ keyId }) => keyId)),
    roles: {
      root: role(rootKeys, ROOT_THRESHOLD),
      targets: role([targets]),
      // The chain of states takes the place of a snapshot document. TUF requires the role.
      snapshot: role([timestamp]),
      timestamp: role([timestamp]),
    },
  };
}

interface Delegated {
  readonly teams: Teams;
  /** Teams that get a new key. */
  readonly renewed?: readonly string[];
}

/** Signs the next delegations. */
export async function delegate(owner: Owner, { teams, renewed = [] }: Delegated): Promise<Trust> {
  const { version } = await owner.trust.newest();
  for (const team of renewed) await putAside(keyFiles(owner.dataDir).team(team), owner.now());
  const next = version.targets + 1;
  await publish(owner, trustKey.targets(next), await delegationDocument(owner, { version: next, teams }));
  return owner.trust.newest();
}

/** Replaces the keys of the root, the delegations and the timestamp. The former root must sign too. */
export async function renewRoot(owner: Owner): Promise<Trust> {
  const trust = await owner.trust.newest();
  const { version } = trust;
  const files = keyFiles(owner.dataDir);
  const numbers = Array.from({ length: ROOT_KEYS }, (_, at) => at + 1);
  const former = await Promise.all(numbers.map((number) => keptKey(files.root(number))));
  for (const file of [...numbers.map(files.root), files.targets, files.timestamp]) await putAside(file, owner.now());
  const rootKeys = await Promise.all(numbers.map((number) => keptKey(files.root(number))));
  const [targets, timestamp] = await Promise.all([keptKey(files.targets), keptKey(files.timestamp)]);
  const number = version.root + 1;
  const root = rootDocument({ version: number, rootKeys, targets, timestamp, now: owner.now() });
  const signers = [...former.slice(0, ROOT_THRESHOLD), ...rootKeys.slice(0, ROOT_THRESHOLD)];
  await publish(owner, trustKey.root(number), signRoot(root, signers));
  const next = version.targets + 1;
  await publish(
    owner,
    trustKey.targets(next),
    await delegationDocument(owner, { version: next, teams: teamsOf(trust) }),
  );
  return owner.trust.newest();
}

async function delegationDocument(
  { dataDir, now }: Owner,
  { version, teams }: { version: number; teams: Teams },
): Promise<Buffer> {
  const files = keyFiles(dataDir);
  const operations = await keptKey(files.operations);
  const named = await Promise.all(
    Object.entries(teamsSchema.parse(teams)).map(async ([name, grants]) => ({
      name,
      grants,
      key: await keptKey(files.team(name)),
    })),
  );
  const roles = [
    { name: OPERATIONS, ...signedBy(operations), paths: ['channels/*'] },
    ...named.map(({ name, grants, key }) => ({
      name,
      ...signedBy(key),
      paths: grants.remotes.map((remote) => `releases/${remote}/*`),
      grants,
    })),
  ];
  const keys = tufKeys([operations, ...named.map(({ key }) => key)].map(({ keyId }) => keyId));
  const signed = {
    _type: MetadataKind.Targets,
    ...headings({ version, now: now(), validDays: VALID_DAYS }),
    targets: {},
    delegations: { keys, roles },
  };
  return signTargets(signed, [await keptKey(files.targets)]);
}

function signedBy({ keyId }: Signer) {
  return { keyids: [keyId], threshold: 1, terminating: true };
}

/** A store and a copy beside the keys: a new store of the same owner gets the same trust. */
async function publish({ dataDir, blobs }: Owner, key: string, body: Buffer): Promise<void> {
  const { copies } = keyFiles(dataDir);
  await mkdir(copies, { recursive: true });
  await writeFile(join(copies, key.slice('trust/'.length)), body);
  if (!(await blobs.put(key, body)))
    throw new ReleaseError('TRUST_INVALID', `${key} is in the store already: another owner wrote it. Try again.`);
}

async function restoreCopies({ dataDir, blobs }: Owner): Promise<void> {
  const { copies } = keyFiles(dataDir);
  for (const name of await readdir(copies)) await blobs.put(`trust/${name}`, await readFile(join(copies, name)));
}

async function putAside(file: string, now: Date): Promise<void> {
  await rename(file, `${file}.${now.toISOString().replaceAll(':', '-')}.revoked`).catch(() => undefined);
}

function fileName(team: string): string {
  return team.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]+/gu, '-');
}
