import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../src/testing/start-test-api.ts';

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

  async function command(api: TestApi, name: string, ...args: string[]) {
    const env = { PATH: process.env.PATH, DATABASE_URL: api.databaseUrl, DATA_DIR: api.services.config.dataDir };
    const script = join(import.meta.dirname, `${name}.ts`);
    return run(process.execPath, [script, ...args], { env }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
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
    expect((await command(shop, 'backup', target)).said).toMatch(/^\d+ rows of \d+ tables, files and secrets in /);
    expect(await command(shop, 'backup', target)).toMatchObject({ code: 1, said: `${target} is there already\n` });
    expect((await command(empty, 'restore', target)).said).toContain('Every table equals the backup.');
    expect(await command(empty, 'restore', target)).toMatchObject({ code: 1 });
    expect(await command(empty, 'restore')).toMatchObject({
      code: 1,
      said: 'Which backup? npm run api:restore -- <folder>\n',
    });
  }, 120_000);

  it('make an administrator who can log in', async () => {
    const email = 'patronne@exemple.test';
    const { said } = await command(shop, 'admin', 'create', email, 'Alix', 'Fontaine');
    const password = /shown this once: (\S+)/.exec(said)?.[1] ?? '';
    expect(await login(shop, email, password)).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
  }, 120_000);

  it('make an account that is there an administrator', async () => {
    expect((await command(shop, 'admin', 'create', 'client@aimante.test')).said).toContain('with the same password');
    expect(await login(shop, 'client@aimante.test', 'Demo-Client-2026')).toMatchObject({
      body: { user: { role: 'admin' } },
    });
    expect(await command(shop, 'admin', 'create', 'nobody')).toMatchObject({ code: 1 });
  }, 120_000);
});
