import { join, resolve } from 'node:path';
import type { Config } from '../config/config.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';

export interface ShopPlace {
  url: string;
  dataDir: string;
  storage: Storage;
  /** Undefined if the releases are in a bucket. */
  releasesDir: string | undefined;
  /** What a backup does not include and the operator must save, one sentence each. */
  left: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

export function shopPlace(
  url: string,
  config: Pick<Config, 'dataDir' | 'filesUrl' | 'smtpUrl'>,
  environment: Environment,
): ShopPlace {
  const { RELEASES_DIR, RELEASES_BUCKET } = environment;
  const secrets = ['AUTH_SECRET', 'LINK_SECRET', 'RELEASE_SIGNING_KEY'].filter((name) => environment[name]);
  return {
    url,
    dataDir: config.dataDir,
    storage: openStorage(config),
    releasesDir: RELEASES_BUCKET ? undefined : resolve(RELEASES_DIR || join(config.dataDir, 'releases')),
    left: [
      ...secrets.map((name) => `${name} is set in the environment: keep a copy of its value.`),
      'DATA_DIR/uploads has unfinished uploads: the customers start them again.',
      ...(config.smtpUrl ? [] : ['DATA_DIR/mailbox has mails that were never sent: copy the folder to keep them.']),
      ...(RELEASES_BUCKET ? ['The releases are in RELEASES_BUCKET: keep a copy of that bucket.'] : []),
    ],
  };
}
