import { RELEASE_VERSION, REMOTE_NAME, type RemoteDescriptor } from '@aimante/contract';
import {
  decode,
  type Encoding,
  integrityOf,
  isCompressible,
  type ReleaseName,
  type ReleaseStore,
  readRelease,
  releaseFileKey,
} from '@aimante/releases';
import { BoundedCache } from '../http/bounded-cache.ts';

export interface ReleaseFile {
  readonly body: Buffer;
  readonly encoding?: Encoding;
  readonly integrity: string;
}

export interface ReleaseFiles {
  /** Undefined where no such file was ever released. */
  readonly read: (
    release: ReleaseName,
    file: string,
    accepted: readonly Encoding[],
  ) => Promise<ReleaseFile | undefined>;
  readonly describe: (release: ReleaseName) => Promise<RemoteDescriptor | undefined>;
}

interface ReleaseFilesOptions {
  readonly store: ReleaseStore;
  /** The sha256 of a release that the live state names. */
  readonly digestOf: (release: ReleaseName) => string | undefined;
  readonly maxBytes?: number;
  /** The bytes of a file differ from the released ones. It is not served. */
  readonly onDamaged: (key: string) => void;
}

const MEGABYTE = 1024 * 1024;
const MAX_DESCRIPTORS = 200;

/** The files of every release in the store, old ones too: a tab opened before a flip still loads its files. */
export function createReleaseFiles({
  store,
  digestOf,
  maxBytes = 96 * MEGABYTE,
  onDamaged,
}: ReleaseFilesOptions): ReleaseFiles {
  const descriptors = new BoundedCache<RemoteDescriptor>(MAX_DESCRIPTORS);
  const bodies = new BoundedCache<ReleaseFile>(maxBytes);

  const describe = async (release: ReleaseName) => {
    if (!REMOTE_NAME.test(release.name) || !RELEASE_VERSION.test(release.version)) return undefined;
    const key = `${release.name}/${release.version}`;
    return descriptors.make(
      key,
      () => 1,
      () => readRelease(store, release, digestOf(release)),
    );
  };

  const load = async (key: string, promised: Promised, encoding?: Encoding): Promise<ReleaseFile | undefined> => {
    const stored = await store.blobs.get(key);
    if (!stored) return undefined;
    const plain = encoding ? await decode(encoding, stored, promised.bytes).catch(() => undefined) : stored;
    if (plain && integrityOf(plain) === promised.integrity)
      return { body: stored, integrity: promised.integrity, ...(encoding ? { encoding } : {}) };
    onDamaged(key);
    return undefined;
  };

  return {
    describe,
    async read(release, file, accepted) {
      const descriptor = await describe(release);
      if (!descriptor || !Object.hasOwn(descriptor.files, file)) return undefined;
      const promised = descriptor.files[file] as Promised;
      const find = async () => {
        for (const encoding of isCompressible(file) ? [...accepted, undefined] : [undefined]) {
          const found = await load(releaseFileKey(release, file, encoding), promised, encoding);
          if (found) return found;
        }
        return undefined;
      };
      return bodies.make(`${releaseFileKey(release, file)} ${accepted}`, ({ body }) => body.byteLength, find);
    },
  };
}

type Promised = RemoteDescriptor['files'][string];
