import { Metadata, MetadataKind, type Root, type Targets } from '@tufjs/models';
import type { BlobStore } from '../blob/blob-store.ts';
import { ReleaseError } from '../release-error.ts';
import { parseJson, sha256, whatIsWrong } from '../signing/signed-document.ts';
import { type Grants, grantsSchema, mayRelease } from './grants.ts';
import type { Json } from './tuf.ts';

/** The numbers of the two documents that a trust comes from. */
export interface TrustVersion {
  readonly root: number;
  readonly targets: number;
}

export interface Team {
  readonly name: string;
  readonly keyIds: readonly string[];
  readonly grants: Grants;
}

/** The signers, and what each may sign. */
export interface Trust {
  readonly version: TrustVersion;
  readonly teams: readonly Team[];
  /** Keys that may move every release between channels, and cannot make one. */
  readonly operations: readonly string[];
  readonly root: Metadata<Root>;
}

export interface TrustSource {
  readonly newest: () => Promise<Trust>;
  readonly at: (version: TrustVersion) => Promise<Trust>;
  /** Documents that were passed over: one sentence for each. */
  readonly problems: () => readonly string[];
}

/** The name of the delegated role with the keys of the back office. */
export const OPERATIONS = 'operations';

export const trustKey = {
  root: (number: number) => `trust/${number}.root.json`,
  targets: (number: number) => `trust/${number}.targets.json`,
};

interface TrustSourceOptions {
  readonly blobs: BlobStore;
  /** The sha256 of the first root document: the one fact that a reader must know beforehand. */
  readonly pin: () => Promise<string | undefined>;
}

/**
 * Reads the trust documents: roots from the first to the newest, each signed by the threshold of the one before, and
 * the delegations to teams. What was verified once is kept.
 */
export function createTrustSource({ blobs, pin }: TrustSourceOptions): TrustSource {
  const roots: Metadata<Root>[] = [];
  const trusts = new Map<string, Trust>();
  const problems = new Set<string>();

  const addRoots = async () => {
    for (;;) {
      const number = roots.length + 1;
      const body = await blobs.get(trustKey.root(number));
      if (!body) return;
      const former = roots.at(-1);
      if (!former) {
        roots.push(firstRoot(body, await pin()));
        continue;
      }
      try {
        roots.push(nextRoot(body, number, former));
      } catch (error) {
        problems.add(whatIsWrong(error));
        return;
      }
    }
  };
  const at = async ({ root, targets }: TrustVersion) => {
    const kept = trusts.get(`${root} ${targets}`);
    if (kept) return kept;
    await addRoots();
    const metadata = roots[root - 1];
    const body = await blobs.get(trustKey.targets(targets));
    if (!metadata || !body) throw untrusted(`The trust documents ${root} and ${targets} are not in the store.`);
    const trust = readDelegations(body, targets, metadata);
    trusts.set(`${root} ${targets}`, trust);
    return trust;
  };
  return {
    at,
    problems: () => [...problems],
    async newest() {
      await addRoots();
      const root = roots.length;
      if (root === 0) throw untrusted('The store has no trust documents yet: the owner of the site makes them.');
      const keys = await blobs.list('trust/');
      const numbers = keys.map((key) => Number(/^trust\/(\d+)\.targets\.json$/.exec(key)?.[1] ?? 0));
      let problem: ReleaseError | undefined;
      for (const targets of numbers.filter((number) => number > 0).sort((a, b) => b - a)) {
        try {
          return await at({ root, targets });
        } catch (error) {
          if (!(error instanceof ReleaseError)) throw error;
          problem = error;
        }
      }
      throw problem ?? untrusted('The store has no delegations to teams yet.');
    },
  };
}

/** The team that this remote belongs to. */
export function ownerOf(trust: Trust, remote: string): Team | undefined {
  return trust.teams.find(({ grants }) => mayRelease(grants, remote));
}

function firstRoot(body: Buffer, pin: string | undefined): Metadata<Root> {
  if (!pin)
    throw untrusted(
      `RELEASE_TRUST_ROOT is needed: the sha256 of the first trust document. If you know this store, it is ${sha256(body)}.`,
    );
  if (sha256(body) !== pin) throw untrusted('The first trust document of this store is not the one that is expected.');
  const root = readMetadata(body, 'The first trust document', (json) => Metadata.fromJSON(MetadataKind.Root, json));
  check(() => root.verifyDelegate('root', root));
  return root;
}

/** The threshold of the former root and its own must have signed it. */
function nextRoot(body: Buffer, number: number, former: Metadata<Root>): Metadata<Root> {
  const root = readMetadata(body, `Trust document ${number}`, (json) => Metadata.fromJSON(MetadataKind.Root, json));
  check(() => former.verifyDelegate('root', root));
  check(() => root.verifyDelegate('root', root));
  if (root.signed.version !== number) throw untrusted(`Trust document ${number} says that it is another one.`);
  return root;
}

function readDelegations(body: Buffer, number: number, root: Metadata<Root>): Trust {
  const name = `The delegations ${number}`;
  const targets = readMetadata(body, name, (json) => Metadata.fromJSON(MetadataKind.Targets, json));
  check(() => root.verifyDelegate('targets', targets));
  if (targets.signed.version !== number) throw untrusted(`${name} say that they are others.`);
  const roles = Object.values(targets.signed.delegations?.roles ?? {});
  return {
    version: { root: root.signed.version, targets: number },
    teams: roles.filter((role) => role.name !== OPERATIONS).map(teamOf),
    operations: roles.find((role) => role.name === OPERATIONS)?.keyIDs ?? [],
    root,
  };
}

type DelegatedRole = NonNullable<NonNullable<Targets['delegations']>['roles']>[string];

/** TUF grants paths of files. What a remote may claim beyond its files is a field of ours in the same signed role. */
function teamOf({ name, keyIDs, unrecognizedFields }: DelegatedRole): Team {
  return { name, keyIds: keyIDs, grants: grantsSchema.parse(unrecognizedFields?.grants) };
}

export function readMetadata<T>(body: Buffer, name: string, parse: (json: Json) => T): T {
  try {
    return parse(parseJson(body) as Json);
  } catch (error) {
    throw untrusted(`${name} is invalid: ${whatIsWrong(error)}`);
  }
}

function check(verify: () => void): void {
  try {
    verify();
  } catch (error) {
    throw untrusted(`A trust document is not signed as it must be: ${whatIsWrong(error)}.`);
  }
}

function untrusted(message: string): ReleaseError {
  return new ReleaseError('TRUST_INVALID', message);
}
