import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runReleasesCli } from '@aimante/releases';
import { passRehearsal } from '@aimante/releases/testing';
import type { Browser, Page } from '@playwright/test';
import { main } from '../fixtures/main.ts';
import { expectSound } from '../fixtures/sound-page.ts';
import { expect, test } from '../fixtures/test.ts';
import { nextBuild, readBuild, writeBuild } from '../release/stage/builds.ts';
import { ShopProcess } from './shop-process.ts';

// Both tests change the whole shop, so they have a shop of their own.
test.describe.configure({ mode: 'default', timeout: 180_000 });

let dataDir: string;
let shop: ShopProcess;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  dataDir = await mkdtemp(join(tmpdir(), 'aimante-operations-'));
  await chmod(dataDir, 0o755);
  shop = await ShopProcess.open(dataDir);
});

test.afterAll(async () => {
  await shop.end();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

test('maintenance on and off reaches open pages', async ({ browser, problems }) => {
  // Every request of a visitor gets this answer during maintenance.
  problems.allowAnswer(503, '/');
  const visitor = await visit(browser);
  const administrator = await visit(browser);
  const closed = visitor.getByRole('heading', { name: 'Site en maintenance' });
  await visitor.goto('/about');
  await logIn(administrator);

  await switchMaintenance(administrator, true);
  await expect(closed).toBeVisible({ timeout: 15_000 });
  await expect(visitor.getByRole('banner')).toHaveCount(0);
  const answer = await visitor.goto('/products');
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()['retry-after']).toBe('300');
  await expect(closed).toBeVisible();
  await expectSound(visitor, 'maintenance');
  await visitor.getByRole('link', { name: 'English' }).click();
  await expect(visitor.getByRole('heading', { name: 'Site under maintenance' })).toBeVisible();
  await expectSound(visitor, 'maintenance in English');

  expect((await administrator.reload())?.status()).toBe(200);
  await visitor.goto('/en/auth/login');
  await expect(visitor.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
  await visitor.goto('/en/products');
  await switchMaintenance(administrator, false);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Our magnets' })).toBeVisible({ timeout: 15_000 });
  expect((await visitor.reload())?.status()).toBe(200);
});

test(
  'an administrator tries a release on a share, promotes it, rolls it back and returns to it',
  main(),
  async ({ browser, problems }) => {
    // The last step meets a concurrent change.
    problems.allowAnswer(409, '/api/admin/releases');
    const stable = (await liveOf('mf-account'))[0]?.version ?? '';
    await release('mf-account', '9.0.0', ['--canary', '10']);
    const administrator = await visit(browser);
    await logIn(administrator);
    await administrator.goto('/admin/releases');
    const live = administrator.getByRole('table', { name: 'En ligne' });
    const history = administrator.getByRole('table', { name: 'Historique' });
    const sure = administrator.getByRole('alertdialog');

    await live.getByRole('combobox', { name: 'Part des visiteurs' }).selectOption('25');
    await sure.getByRole('button', { name: 'Changer la part' }).click();
    await expectLive('mf-account', [`${stable} 75`, '9.0.0 25']);
    await expect(history.getByRole('row').nth(1)).toContainText('À l’essai, 25 %');
    await expectSound(administrator, 'a release on canary');

    await live.getByRole('button', { name: 'Généraliser' }).click();
    await sure.getByRole('button', { name: 'Généraliser' }).click();
    await expectLive('mf-account', ['9.0.0 100']);

    const row = live.getByRole('row').filter({ hasText: 'mf-account' });
    await row.getByRole('button', { name: 'Revenir en arrière' }).click();
    await sure.getByRole('button', { name: 'Revenir en arrière' }).click();
    await expectLive('mf-account', [`${stable} 100`]);
    await expect(history.getByRole('row').nth(1)).toContainText('admin@aimante.test');

    const putAside = history.getByRole('button', { name: 'Mettre en ligne' });
    await putAside.click();
    await sure.getByRole('button', { name: 'Mettre en ligne' }).click();
    await expectLive('mf-account', ['9.0.0 100']);

    await history.getByRole('button', { name: 'Revenir en arrière' }).click();
    await release('mf-account', '9.1.0');
    await sure.getByRole('button', { name: 'Revenir en arrière' }).click();
    await expect(administrator.getByText('Quelqu’un d’autre vient de changer ce module')).toBeVisible();
    await expectLive('mf-account', ['9.1.0 100']);
  },
);

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: `http://localhost:${shop.ports.site}`, locale: 'fr-FR' });
  return context.newPage();
}

async function release(remote: string, version: string, options: readonly string[] = []): Promise<void> {
  const dist = join(dataDir, 'builds', version);
  await writeBuild(nextBuild(await readBuild(remote), version, ['Bon retour', `Bon retour ${version}`]), dist);
  const quiet = { print() {}, progress() {}, rehearse: passRehearsal };
  expect(await runReleasesCli(['release', remote, '--dist', dist, ...options], { DATA_DIR: dataDir }, quiet)).toBe(0);
}

interface Registry {
  readonly microFrontends: Readonly<
    Record<
      string,
      { readonly deployment: { readonly traffic: number }; readonly metadata: { readonly version: string } }[]
    >
  >;
}

async function liveOf(remote: string): Promise<{ version: string; share: number }[]> {
  const answer = await fetch(`http://localhost:${shop.ports.site}/registry.json`);
  const { microFrontends } = (await answer.json()) as Registry;
  const entries = microFrontends[remote] ?? [];
  return entries.map(({ deployment, metadata }) => ({ version: metadata.version, share: deployment.traffic }));
}

/** Checks each version and its share in the public registry of the edge. */
async function expectLive(remote: string, versions: readonly string[]): Promise<void> {
  const read = async () => (await liveOf(remote)).map(({ version, share }) => `${version} ${share}`);
  await expect.poll(read).toEqual(versions);
}

async function logIn(page: Page): Promise<void> {
  expect((await page.goto('/auth/login'))?.status()).toBe(200);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('admin@aimante.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demo-Admin-2026');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/login'));
}

async function switchMaintenance(page: Page, isOn: boolean): Promise<void> {
  await page.goto('/admin/settings');
  await page.getByRole('switch', { name: 'Boutique fermée pour maintenance' }).setChecked(isOn);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Réglages enregistrés')).toBeVisible();
}
