import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BlobStore } from './blob/blob-store.ts';
import { createFolderBlobStore } from './blob/folder-blob-store.ts';
import { createS3BlobStore } from './blob/s3-blob-store.ts';
import { createFloor } from './channel/floor.ts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';
import { noKeys, openKeyRing } from './signing/key-ring.ts';
import { keyFiles } from './trust/make-trust.ts';
import { createTrustSource } from './trust/trust.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface OpenReleaseStore {
  readonly dataDir: string;
  /** Default: `<dataDir>/releases`. */
  readonly releasesDir?: string | undefined;
  /** `RELEASES_BUCKET` and the AWS credentials select a bucket instead of a folder. */
  readonly env?: Environment;
  /** The process opens no private key. */
  readonly readsOnly?: boolean;
}

export async function openReleaseStore({
  dataDir,
  releasesDir,
  env = {},
  readsOnly = false,
}: OpenReleaseStore): Promise<ReleaseStore> {
  const folder = resolve(releasesDir || join(dataDir, 'releases'));
  const blobs = openBucket(env) ?? createFolderBlobStore(folder);
  const home = resolve(dataDir);
  const given = env.RELEASE_TRUST_ROOT;
  if (given && !/^[0-9a-f]{64}$/.test(given))
    throw new ReleaseError('USAGE', 'RELEASE_TRUST_ROOT is no sha256: 64 hexadecimal digits are expected.');
  const pin = () => (given ? Promise.resolve(given) : readFile(keyFiles(home).pin, 'utf8').catch(() => undefined));
  return {
    blobs,
    keys: readsOnly ? noKeys : openKeyRing({ dataDir: home, env }),
    trust: createTrustSource({ blobs, pin }),
    floor: createFloor(join(home, 'release-floor.json'), env.RELEASES_BUCKET || folder),
    now: () => new Date(),
  };
}

function openBucket(env: Environment): BlobStore | undefined {
  if (!env.RELEASES_BUCKET) return undefined;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const bucketUrl = URL.parse(env.RELEASES_BUCKET);
  if (!bucketUrl || !/^https?:$/.test(bucketUrl.protocol) || bucketUrl.pathname === '/')
    throw new ReleaseError('USAGE', 'RELEASES_BUCKET is no address of a bucket, like https://s3.example.com/bucket.');
  if (!accessKeyId || !secretAccessKey)
    throw new ReleaseError('USAGE', 'RELEASES_BUCKET needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  const { AWS_SESSION_TOKEN: sessionToken } = env;
  const region = env.AWS_REGION || 'us-east-1';
  return createS3BlobStore({ bucketUrl, credentials: { accessKeyId, secretAccessKey, sessionToken, region } });
}
