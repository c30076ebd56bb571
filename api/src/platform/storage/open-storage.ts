import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { folderStorage } from './folder-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

/** The configured bucket, else a folder of this machine. */
export function openStorage({ filesUrl, dataDir }: Pick<Config, 'filesUrl' | 'dataDir'>): Storage {
  if (!filesUrl) return folderStorage(join(dataDir, 'files'));
  const url = new URL(filesUrl);
  return s3Storage({
    endpoint: url.origin,
    bucket: url.pathname.replace(/^\/|\/$/g, ''),
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  });
}
