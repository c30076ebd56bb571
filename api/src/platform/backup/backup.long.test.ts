import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getProductBySlug, listProducts } from '@aimante/api-contract/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../testing/platform/start-test-api.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { type ShopPlace, shopPlace } from './shop-place.ts';

describe('a backup', () => {
  let shop: TestApi;
  let folder: string;
  let source: string;
  const now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    shop = await startTestApi({ seed: true });
    folder = await mkdtemp(join(tmpdir(), 'aimante-backup-'));
    source = join(folder, 'one');
    await createBackup({ shop: placeOf(shop), target: source, now });
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await rm(folder, { recursive: true, force: true });
  });

  const placeOf = (api: TestApi) => shopPlace(api.databaseUrl, api.services.config, {});

  it('restores every row and every file on another machine', async () => {
    const other = await startTestApi();
    const manifest = await restoreBackup({ shop: placeOf(other), source });
    expect(manifest.tables.products?.rows).toBeGreaterThan(14);
    other.services.changes.touch('catalogue');
    expect(await other.visitor(listProducts)).toEqual(await shop.visitor(listProducts));
    const { pictures } = await other.visitor(getProductBySlug, { params: { slug: 'magnet-carre-5x5' } });
    expect((await other.send(`${pictures[0]?.base}-640.avif`)).status).toBe(200);
    const secrets = (api: TestApi) => readFile(join(api.services.config.dataDir, 'secrets.json'), 'utf8');
    expect(await secrets(other)).toBe(await secrets(shop));
    const ticket = "SELECT nextval('contact_ticket_number')::int AS next";
    const [here, there] = [await shop.services.pool.query(ticket), await other.services.pool.query(ticket)];
    expect(there.rows).toEqual(here.rows);
    await other.close();
  });

  it('restores the releases with their trust and timestamps', async () => {
    const paths = ['channels', 'releases/mf-catalog', 'timestamps', 'trust'].map(
      (folder) => `releases/${folder}/00000001.json`,
    );
    for (const path of paths) {
      const file = join(shop.services.config.dataDir, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, path);
    }
    const target = join(folder, 'with releases');
    await createBackup({ shop: placeOf(shop), target, now });
    const list = await readFile(join(target, 'files.sha256'), 'utf8');
    // A timestamp names a state, and a state names releases and trust: each was written after what it names.
    expect(list.match(/(?<=releases\/)\w+(?=\/)/g)).toEqual(['timestamps', 'channels', 'trust', 'releases']);
    const other = await startTestApi();
    await restoreBackup({ shop: placeOf(other), source: target });
    for (const path of paths) expect(await readFile(join(other.services.config.dataDir, path), 'utf8')).toBe(path);
    await other.close();
  });

  it('does not touch a shop that is not empty', async () => {
    await expect(restoreBackup({ shop: placeOf(shop), source })).rejects.toThrow('not empty');
  });

  it('is refused when a row was changed in it, and leaves nothing behind', async () => {
    const changed = join(folder, 'changed');
    await createBackup({ shop: placeOf(shop), target: changed, now });
    const other = await startTestApi();
    const file = join(changed, 'tables/print_profiles.jsonl.gz');
    await writeFile(file, gzipSync(''));
    await expect(restoreBackup({ shop: placeOf(other), source: changed })).rejects.toThrow();
    expect(await other.visitor(listProducts)).toEqual([]);
    await expect(restoreBackup({ shop: placeOf(other), source: folder })).rejects.toThrow('not a complete backup');
    await other.close();
  });

  it('is refused when a file was changed or is missing in it', async () => {
    const changed = join(folder, 'changed file');
    await createBackup({ shop: placeOf(shop), target: changed, now });
    const list = await readFile(join(changed, 'files.sha256'), 'utf8');
    const file = join(changed, list.split('\n')[0]?.slice(66) ?? '');
    const other = await startTestApi();
    await writeFile(file, 'rubbish');
    await expect(restoreBackup({ shop: placeOf(other), source: changed })).rejects.toThrow('was changed in the backup');
    await rm(file);
    await expect(restoreBackup({ shop: placeOf(other), source: changed })).rejects.toThrow(
      'is missing from the backup',
    );
    expect(await other.visitor(listProducts)).toEqual([]);
    await other.close();
  });

  it.each(['the file store', 'the release store'])('leaves the target as it was when %s fails', async (what) => {
    const other = await startTestApi();
    const place = placeOf(other);
    const { storage } = place;
    const secrets = join(place.dataDir, 'secrets.json');
    const before = { secrets: await readFile(secrets, 'utf8'), files: await storage.list() };
    let puts = 0;
    const put: typeof storage.put = async (key, content) => {
      puts += 1;
      if (puts === 3) throw new Error('The disk is full');
      await storage.put(key, content);
    };
    const broken = what === 'the file store' ? { storage: { ...bound(storage), put } } : { releasesDir: secrets };
    await expect(restoreBackup({ shop: { ...place, ...broken }, source })).rejects.toThrow(/full|ENOTDIR/);
    expect({ secrets: await readFile(secrets, 'utf8'), files: await storage.list() }).toEqual(before);
    expect(await other.visitor(listProducts)).toEqual([]);
    await other.close();
  });

  it('names the folders that it does not save', () => {
    expect(placeOf(shop).left.join()).toMatch(/uploads.+mailbox/);
  });

  it('is for its owner’s eyes only, and never written over another one', async () => {
    expect((await stat(source)).mode & 0o077).toBe(0);
    const again = createBackup({ shop: placeOf(shop), target: source, now });
    await expect(again).rejects.toThrow('is there already');
  });
});

/** The methods of a store, which may be a class. */
const bound = (storage: ShopPlace['storage']): ShopPlace['storage'] => ({
  put: (key, content) => storage.put(key, content),
  has: (key) => storage.has(key),
  open: (key) => storage.open(key),
  remove: (key) => storage.remove(key),
  list: () => storage.list(),
});
