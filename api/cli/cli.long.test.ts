import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FakeBucket, serveFakeBucket } from '@aimante/s3/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../testing/platform/start-test-api.ts';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/test-database.ts';

const run = promisify(execFile);

describe('the commands of the machine', () => {
  let shop: TestApi;
  let empty: TestApi;
  let folder: string;
  beforeAll(async () => {
    [shop, empty] = [await startTestApi({ seed: true }), await startTestApi()];
    folder = await mkdtemp(join(tmpdir(), 'aimante-cli-'));
  }, 120_000);
  afterAll(async () => {
    await shop.close();
    await empty.close();
    await rm(folder, { recursive: true, force: true });
  });

  const environmentOf = (api: TestApi) => ({ DATABASE_URL: api.databaseUrl, DATA_DIR: api.services.config.dataDir });
  const command = (api: TestApi, name: string, ...args: string[]) => commandIn(environmentOf(api), name, ...args);

  async function commandIn(environment: Record<string, string>, name: string, ...args: string[]) {
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...environment };
    const script = join(import.meta.dirname, `${name}.ts`);
    return run(process.execPath, [script, ...args], { env }).then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
    );
  }
  const login = (api: TestApi, email: string, password: string) =>
    api.send('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });

  it('bring a shop from one machine to another', async () => {
    const target = join(folder, 'backup');
    expect((await command(shop, 'backup', target)).output).toMatch(/^\d+ rows of \d+ tables and \d+ files in /);
    expect(await command(shop, 'backup', target)).toMatchObject({ code: 1, output: `${target} is there already\n` });
    expect((await command(empty, 'restore', target)).output).toContain('Every table and every file equals the backup.');
    expect(await command(empty, 'restore', target)).toMatchObject({ code: 1 });
  }, 120_000);

  it.each([
    ['restore', 'Which backup? npm run api:restore -- <folder>\n'],
    ['admin', 'npm run api:admin -- create <e-mail> [first name] [last name]\n'],
    ['many-products', 'npm run api:many-products -- <a number up to 20000>\n'],
  ])('%s without arguments says what it needs, and starts no database', async (name, output) => {
    const dataDir = join(folder, `unused-${name}`);
    expect(await commandIn({ DATA_DIR: dataDir }, name)).toEqual({ code: 1, output });
    expect(existsSync(dataDir)).toBe(false);
  });

  describe('move a whole shop', () => {
    let buckets: [FakeBucket, FakeBucket];
    let database: TestDatabase;
    let source: TestApi;
    const filesUrl = ({ url }: FakeBucket) => `http://key:secret@${url.host}/bucket?region=eu-west-3`;
    beforeAll(async () => {
      buckets = [await serveFakeBucket(), await serveFakeBucket()];
      source = await startTestApi({ seed: true, environment: { FILES_URL: filesUrl(buckets[0]) } });
      database = await createTestDatabase({ migrate: async () => {}, template: 'empty' });
      const { dataDir } = source.services.config;
      await mkdir(join(dataDir, 'releases/channels'), { recursive: true });
      await mkdir(join(dataDir, 'keys/teams'), { recursive: true });
      await writeFile(join(dataDir, 'releases/channels/00000001.json'), 'a state');
      await writeFile(join(dataDir, 'keys/teams/catalogue.pem'), 'a key');
    }, 120_000);
    afterAll(async () => {
      for (const bucket of buckets) bucket.close();
      await source.close();
      await database.drop();
    });

    it('into an empty database, an empty bucket and an empty folder', async () => {
      const target = join(folder, 'whole');
      const from = { ...environmentOf(source), FILES_URL: filesUrl(buckets[0]) };
      const to = { DATABASE_URL: database.url, DATA_DIR: join(folder, 'new'), FILES_URL: filesUrl(buckets[1]) };
      expect(await commandIn(from, 'backup', target)).toMatchObject({ code: 0 });
      expect(await commandIn(to, 'restore', target)).toMatchObject({ code: 0 });
      const names = [...buckets[0].objects.keys()].sort();
      expect(names.length).toBeGreaterThan(20);
      expect([...buckets[1].objects.keys()].sort()).toEqual(names);
      for (const name of names) expect(buckets[1].objects.get(name)).toEqual(buckets[0].objects.get(name));
      for (const name of ['secrets.json', 'releases/channels/00000001.json', 'keys/teams/catalogue.pem'])
        expect(await readFile(join(to.DATA_DIR, name))).toEqual(await readFile(join(from.DATA_DIR, name)));

      expect(await commandIn(to, 'restore', target)).toMatchObject({
        code: 1,
        output: expect.stringContaining('The database is not empty'),
      });
    }, 120_000);

    it('and list what the operator has to do', async () => {
      const environment = {
        ...environmentOf(source),
        FILES_URL: filesUrl(buckets[0]),
        LINK_SECRET: 'x'.repeat(32),
        RELEASES_BUCKET: 'https://s3.example.test/bucket',
      };
      const { output } = await commandIn(environment, 'backup', join(folder, 'partial'));
      expect(output).toContain('Not in the backup: LINK_SECRET is set in the environment');
      expect(output).toContain('Not in the backup: The releases are in RELEASES_BUCKET');
    }, 120_000);

    it('or say in one line why they cannot', async () => {
      const away = { ...environmentOf(source), FILES_URL: 'http://key:secret@127.0.0.1:9/bucket' };
      const target = join(folder, 'away');
      expect(await commandIn(away, 'backup', target)).toMatchObject({
        code: 1,
        output: 'The file store at 127.0.0.1:9 is not responding\n',
      });
      const noDatabase = { DATA_DIR: folder, DATABASE_URL: database.url.replace(/\/[^/]*$/, '/nowhere') };
      expect((await commandIn(noDatabase, 'restore', join(folder, 'whole'))).output).toMatch(
        /^The database of DATABASE_URL cannot be used: .*nowhere.*\n$/,
      );
      const noShop = await createTestDatabase({ migrate: async () => {}, template: 'empty' });
      expect(await commandIn({ DATA_DIR: folder, DATABASE_URL: noShop.url }, 'backup', target)).toMatchObject({
        code: 1,
        output: 'There is no shop in this database: check DATABASE_URL and DATA_DIR\n',
      });
      await noShop.drop();
    }, 120_000);
  });

  it('creates an administrator that can log in', async () => {
    const email = 'patronne@exemple.test';
    const { output } = await command(shop, 'admin', 'create', email, 'Alix', 'Fontaine');
    const password = /shown this once: (\S+)/.exec(output)?.[1] ?? '';
    expect(await login(shop, email, password)).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
  }, 120_000);

  it('make an account that is there an administrator', async () => {
    expect((await command(shop, 'admin', 'create', 'client@aimante.test')).output).toContain('with the same password');
    expect(await login(shop, 'client@aimante.test', 'Demo-Client-2026')).toMatchObject({
      body: { user: { role: 'admin' } },
    });
    expect(await command(shop, 'admin', 'create', 'nobody')).toMatchObject({ code: 1 });
  }, 120_000);
});
