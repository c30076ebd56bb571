import { availableParallelism } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { FORMER_CONTRACT, isEnded, type RemoteDescriptor } from '@aimante/contract';
import { ReleaseError } from '../release-error.ts';
import { labelOf, type ReleaseName, type ReleaseStore, SHELL } from '../release-store.ts';
import { readBuiltDescriptor, readBuiltFile } from './built-remote.ts';
import { decode, ENCODING_SUFFIX, ENCODINGS, type Encoding, encode, isCompressible } from './encodings.ts';
import { inParallel } from './in-parallel.ts';
import { readRelease, refuseUngranted, writeRelease } from './read-release.ts';
import { refuseBuild } from './refuse-build.ts';
import { refuseGlobalStyles } from './refuse-global-styles.ts';
import { releaseFileKey } from './release-keys.ts';

export interface PublishedRelease extends ReleaseName {
  /** `unchanged`: the same bytes were published before. */
  readonly status: 'published' | 'unchanged';
  readonly files: number;
  readonly bytes: number;
}

export interface PublishOptions {
  /** The expected name of the built remote. */
  readonly name?: string;
  /** Also looks at every file of a release that was published before, and completes it. */
  readonly repairs?: boolean;
  /** The release of the same remote that is live: most files are the same, and so are their compressed forms. */
  readonly former?: RemoteDescriptor | undefined;
  readonly onProgress?: (done: number, total: number) => void;
  /** Throws to stop the publication. By then every file is checked, and the release is not complete. */
  readonly approve?: (descriptor: RemoteDescriptor) => Promise<void>;
}

/** Puts a built remote into the store, permanently. No visitor gets it before it is made live. */
export async function publishRelease(
  store: ReleaseStore,
  distFolder: string,
  { name, repairs = false, former, onProgress, approve }: PublishOptions = {},
): Promise<PublishedRelease> {
  const descriptor = await readBuiltDescriptor(distFolder);
  if (name && name !== descriptor.name)
    throw new ReleaseError(
      'DESCRIPTOR_INVALID',
      `${distFolder} contains a build of ${descriptor.name}, not of ${name}.`,
    );
  const wasPublished = await isPublished(store, descriptor);
  if (wasPublished && !repairs) return summary(descriptor, 'unchanged');
  const files = Object.keys(descriptor.files);
  if (!wasPublished && isEnded(descriptor, store.now())) throw contractEnded(descriptor);
  refuseReservedNames(files);
  refuseBuild(descriptor);
  await refuseUngranted(store, descriptor);
  let done = 0;
  await inParallel(files, availableParallelism(), async (file) => {
    const body = await readBuiltFile(distFolder, descriptor, file);
    if (file.endsWith('.css') && descriptor.name !== SHELL) refuseGlobalStyles(file, body.toString('utf8'));
    await publishFile(store, { release: descriptor, former }, { file, body });
    done += 1;
    onProgress?.(done, files.length);
  });
  await approve?.(descriptor);
  if (!wasPublished && !(await writeRelease(store, descriptor))) await isPublished(store, descriptor);
  return summary(descriptor, wasPublished ? 'unchanged' : 'published');
}

/** Throws when the version was published with other bytes. */
async function isPublished(store: ReleaseStore, descriptor: RemoteDescriptor): Promise<boolean> {
  const published = await readRelease(store, descriptor);
  if (published && !isDeepStrictEqual(published, descriptor)) throw versionTaken(descriptor);
  return published !== undefined;
}

interface NamedBody {
  readonly file: string;
  readonly body: Buffer;
}

interface Releases {
  readonly release: RemoteDescriptor;
  readonly former: RemoteDescriptor | undefined;
}

async function publishFile(store: ReleaseStore, { release, former }: Releases, named: NamedBody): Promise<void> {
  const { file, body } = named;
  await putOrRepair(store, releaseFileKey(release, file), body);
  if (!isCompressible(file)) return;
  const same = former?.files[file]?.integrity === release.files[file]?.integrity ? former : undefined;
  const publishEncoded = async (encoding: Encoding) => {
    const kept = same && (await keptForm(store, { key: releaseFileKey(same, file, encoding), encoding }, body));
    const encoded = kept ?? (await encode(encoding, body));
    if (encoded.byteLength < body.byteLength)
      await putOrRepair(store, releaseFileKey(release, file, encoding), encoded);
  };
  await Promise.all(ENCODINGS.map(publishEncoded));
}

interface NamedForm {
  readonly key: string;
  readonly encoding: Encoding;
}

/** The compressed form of a former release, if it really is that of this body. */
async function keptForm(store: ReleaseStore, { key, encoding }: NamedForm, body: Buffer): Promise<Buffer | undefined> {
  const kept = await store.blobs.get(key);
  const plain = kept && (await decode(encoding, kept, body.byteLength).catch(() => undefined));
  return plain?.equals(body) ? kept : undefined;
}

/** The signed descriptor decides which bytes are right: others come from an upload that was cut. */
async function putOrRepair(store: ReleaseStore, key: string, body: Buffer): Promise<void> {
  if (await store.blobs.put(key, body)) return;
  const kept = await store.blobs.get(key);
  if (!kept?.equals(body)) await store.blobs.repair(key, body);
}

/** `a.js` in Brotli and a file named `a.js.br` would have the same key. */
function refuseReservedNames(files: readonly string[]): void {
  const reserved = files.filter((file) => Object.values(ENCODING_SUFFIX).some((suffix) => file.endsWith(suffix)));
  if (reserved.length === 0) return;
  throw new ReleaseError(
    'DESCRIPTOR_INVALID',
    `${reserved.join(', ')}: compressed files are made at publish, leave them out of the build.`,
  );
}

function contractEnded({ name, version, contract }: RemoteDescriptor): ReleaseError {
  return new ReleaseError(
    'CONTRACT_INCOMPATIBLE',
    `${name}@${version} is built for contract ${contract}, which ended on ${FORMER_CONTRACT.until}: build it with the present @aimante/build.`,
  );
}

function versionTaken(release: ReleaseName): ReleaseError {
  return new ReleaseError(
    'VERSION_TAKEN',
    `${labelOf(release)} is published already, with other bytes. A release never changes: give this build a new version.`,
  );
}

function summary(descriptor: RemoteDescriptor, status: PublishedRelease['status']): PublishedRelease {
  const files = Object.values(descriptor.files);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { name: descriptor.name, version: descriptor.version, status, files: files.length, bytes };
}
