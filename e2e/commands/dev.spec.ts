import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { edit } from '../fixtures/edit.ts';
import { main } from '../fixtures/main.ts';
import { expect, test } from '../fixtures/test.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { familyOf, freePorts, isAlive, ShopProcess } from './shop-process.ts';

const root = dirname(dirname(import.meta.dirname));
const AT_ONCE_MS = 2000;

test.setTimeout(180_000);

const cleanups: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

async function folder(path: string): Promise<string> {
  const made = await mkdtemp(path);
  cleanups.push(() => rm(made, { recursive: true, force: true, maxRetries: 20 }));
  return made;
}

async function develop(): Promise<ShopProcess> {
  const dataDir = await folder(join(tmpdir(), 'aimante-dev-'));
  await chmod(dataDir, 0o755);
  const shop = await ShopProcess.open(dataDir, ['run', 'dev', '--', 'mf-catalog']);
  cleanups.push(() => shop.end());
  return shop;
}

/** A copy of a remote that the test edits, next to the original, so that it resolves the same packages. */
async function copyOf(remote: string): Promise<string> {
  const copy = await folder(join(root, '.build-test-'));
  const isSource = (path: string) => !/[\\/](?:dist|\.types|\.build-\d+)$/.test(path);
  await cp(join(root, remote), copy, { recursive: true, filter: isSource, verbatimSymlinks: false });
  return copy;
}

/** Starts the same process that `npm run dev` starts for a remote. */
async function serve(remote: string, attempts = 5): Promise<string> {
  const { api: port } = await freePorts();
  const script = join(root, 'scripts/system/develop-package.ts');
  const server = spawn(process.execPath, [script, remote, String(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  cleanups.push(() => end(server));
  const isEnded = await Promise.race([
    once(server, 'exit').then(() => true),
    once(server, 'message').then(() => false),
  ]);
  // Another program took the port first.
  if (isEnded && attempts > 1) return serve(remote, attempts - 1);
  expect(isEnded).toBe(false);
  return `http://localhost:${port}`;
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}

test(
  'an edit appears in the open page at once, which keeps its state and names its source',
  main(),
  async ({ browser }) => {
    const [shop, copy] = await Promise.all([develop(), copyOf('mf-catalog')]);
    const page = await browser.newPage({ baseURL: `http://localhost:${shop.ports.site}`, locale: 'fr-FR' });
    const loads: string[] = [];
    page.on('load', () => loads.push(page.url()));

    await page.goto('/contact');
    await expect(page.getByText(/^mf-catalog vient de localhost:\d+$/)).toBeVisible();
    await expect(page.locator('main [data-remote="mf-catalog"]')).toHaveAttribute('data-version', /-dev-/);

    const origin = await serve(copy);
    await page.goto(`/contact?override=mf-catalog@${origin}`);
    await expect(page.getByText(`mf-catalog vient de ${new URL(origin).host}`)).toBeVisible();
    await page.getByLabel('Votre message').fill('Bonjour');
    await expect(page.getByText('7 / 2000')).toBeVisible();
    loads.length = 0;

    await edit(join(copy, 'src/pages/contact/reach-us.tsx'), (text) =>
      text.replace(/<h2 id="contact-reach">.*<\/h2>/, '<h2 id="contact-reach">Rue du Composant</h2>'),
    );
    await expect(page.getByRole('heading', { name: 'Rue du Composant' })).toBeVisible({ timeout: AT_ONCE_MS });
    await edit(join(copy, 'locales/fr.json'), (text) =>
      text.replaceAll('"title": "Contact"', '"title": "Place du Texte"'),
    );
    await expect(page.getByRole('heading', { name: 'Place du Texte' })).toBeVisible({ timeout: AT_ONCE_MS });
    await expect(page.getByText('7 / 2000')).toBeVisible();
    await expect(page.getByLabel('Votre message')).toHaveValue('Bonjour');
    expect(loads).toEqual([]);

    await page.getByRole('link', { name: 'Revenir à la version publiée' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(page.locator('main [data-remote="mf-catalog"]')).not.toHaveAttribute('data-version', /-dev-/);
    await expect(page.getByText('mf-catalog vient de')).toHaveCount(0);

    await test.step('an open cropper keeps its queue, its crops and its step', () => editCropper(page));
    await page.close();

    const family = familyOf(shop.pid);
    shop.interrupt();
    await expect.poll(() => family.filter(isAlive), { timeout: 5000 }).toEqual([]);
  },
);

async function editCropper(page: Page): Promise<void> {
  const copy = await copyOf('mf-customizer');
  const origin = await serve(copy);
  const cropper = new CropperPage(page);
  await page.goto(`/photo-cropper?override=mf-customizer@${origin}`);
  await expect(page.getByText(`mf-customizer vient de ${new URL(origin).host}`)).toBeVisible();
  await cropper.chooseSize('5\u00a0×\u00a05\u00a0cm');
  await cropper.add('14-coucher-soleil.jpg', '13-ourson-carre.jpg');
  await cropper.queued(2);
  await cropper.shown('14-coucher-soleil.jpg');
  await cropper.validate.click();
  await cropper.shown('13-ourson-carre.jpg');
  await cropper.dialog.getByRole('slider').first().press('ArrowUp');
  const framing = await cropper.framing();

  await edit(join(copy, 'src/cropper/side/cropper-side.tsx'), (text) =>
    text.replace("{t('crop.move.title')}", 'Boussole du composant'),
  );
  await expect(page.getByRole('heading', { name: 'Boussole du composant' })).toBeVisible({ timeout: AT_ONCE_MS });
  await cropper.queued(2);
  await cropper.shown('13-ourson-carre.jpg');
  expect(await cropper.framing()).toEqual(framing);
  await cropper.validate.click();
  await cropper.dialog.waitFor({ state: 'detached' });
  await expect(cropper.title).toHaveText('Images prêtes');
}
