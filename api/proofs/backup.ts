import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeBucket, serveFakeBucket } from '@aimante/s3/testing';
import pg from 'pg';
import sharp from 'sharp';
import { keepPhoto } from '../src/people/photos/keeping/keep-photo.ts';
import { takePhoto } from '../src/people/photos/keeping/take-photo.ts';
import { originalKey, previewKey } from '../src/people/photos/record/photo-rows.ts';
import { createBackup } from '../src/platform/backup/create-backup.ts';
import { restoreBackup } from '../src/platform/backup/restore-backup.ts';
import { filesBelow } from '../src/platform/backup/saved-files.ts';
import { shopPlace } from '../src/platform/backup/shop-place.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import type { Storage } from '../src/platform/storage/storage.ts';
import { createServices, type RunningServices } from '../src/start/services.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';

// A shop is backed up while photos are uploaded, then restored into an empty database, store and folder. Checks every
// file of the backup, and every file that a restored row refers to. Lost: missing, or with another hash.

const kinds = ['folder', 'bucket'] as const;
type Kind = (typeof kinds)[number];
const root = await mkdtemp(join(tmpdir(), 'aimante-backup-proof-'));
const buckets: FakeBucket[] = [];

async function environmentOf(kind: Kind, dataDir: string): Promise<Record<string, string>> {
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
  if (kind === 'folder') return environment;
  const bucket = await serveFakeBucket();
  buckets.push(bucket);
  return { ...environment, FILES_URL: `http://key:secret@${bucket.url.host}/bucket` };
}

async function addPhotos(services: RunningServices, count: number, colour: string): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const background = `${colour}${number.toString(16).padStart(2, '0')}`;
    const content = await sharp({ create: { width: 120, height: 90, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const photo = await takePhoto(content);
    if (photo) await keepPhoto(services, { owner: 'guest:proof', fileName: 'photo.jpg', photo });
  }
}

async function hashOf(storage: Storage, key: string): Promise<string | undefined> {
  const file = await storage.open(key);
  if (!file) return undefined;
  const hash = createHash('sha256');
  for await (const chunk of file.stream) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

async function namedByRows(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  type Named = { sha256: string; mime: 'image/jpeg' | 'image/png' };
  const photos = await client.query<Named>(`SELECT sha256, mime FROM photos WHERE owner_key = 'guest:proof'`);
  await client.end();
  return photos.rows.flatMap(({ sha256, mime }) => [originalKey(sha256, mime), previewKey(sha256)]);
}

async function tryRoute(from: Kind, to: Kind): Promise<{ tried: number; lost: number }> {
  const folder = await mkdtemp(join(root, `${from}-${to}-`));
  const given = await environmentOf(from, join(folder, 'old'));
  const config = readConfig({ ...given, DEMO: 'true' });
  const [old, empty] = [
    await createTestDatabase({ migrate: (url) => migrate(url).then(() => {}) }),
    await createTestDatabase({ migrate: async () => {}, template: 'empty' }),
  ];
  const services = await createServices(config, old.url);
  await addPhotos(services, 12, '#1030');
  for (const path of [
    'releases/channels/00000001.json',
    'releases/timestamps/00000001.json',
    'releases/trust/00000001.root.json',
    'keys/teams/catalogue.pem',
  ]) {
    await mkdir(join(config.dataDir, path, '..'), { recursive: true });
    await writeFile(join(config.dataDir, path), path);
  }
  const target = join(folder, 'backup');
  const meanwhile = addPhotos(services, 12, '#2040');
  await createBackup({ shop: shopPlace(old.url, config, {}), target, now: new Date() });
  await meanwhile;
  // The second machine has nothing of the first one but the backup.
  await cp(target, join(folder, 'copy'), { recursive: true });
  const restored = readConfig(await environmentOf(to, join(folder, 'new')));
  const shop = shopPlace(empty.url, restored, {});
  await restoreBackup({ shop, source: join(folder, 'copy') });

  let [tried, lost] = [0, 0];
  const check = (isRight: boolean) => {
    tried += 1;
    if (!isRight) lost += 1;
  };
  for (const path of await filesBelow(join(folder, 'copy', 'files')))
    check((await hashOf(shop.storage, path)) === (await hashOf(services.storage, path)));
  for (const key of await namedByRows(empty.url)) check(await shop.storage.has(key));
  const saved = await filesBelow(config.dataDir);
  for (const path of saved.filter((name) => /^(releases\/|keys\/|secrets\.json)/.test(name)))
    check((await filesBelow(restored.dataDir)).includes(path));
  await services.close();
  await old.drop();
  await empty.drop();
  return { tried, lost };
}

for (const from of kinds) {
  for (const to of kinds) {
    const { tried, lost } = await tryRoute(from, to);
    process.send?.({ type: 'proof', proof: `a shop with a ${from} is restored into an empty ${to}`, tried, lost });
  }
}
for (const bucket of buckets) bucket.close();
await rm(root, { recursive: true, force: true });
process.exit(0);
