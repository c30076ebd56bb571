import type { RemoteDescriptor } from '@aimante/contract';
import { main } from '../fixtures/main.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { type Build, readBuild } from './stage/builds.ts';
import { handmadeBuild } from './stage/faulty-builds.ts';
import { newVersion } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

const NAME = 'mf-gifts';
const TEAM = 'Cadeaux';
const GRANTS = { remotes: [NAME], pages: [], offers: [], fills: ['*'], provides: [] };
const PRODUCT = '/products/magnet-carre-5x5';
const PIECES = `
  './wrap': ({ productId }) => React.createElement('p', null, productId ? 'Papier cadeau' : 'Sans produit'),
  './card': () => React.createElement('p', null, 'Carte cadeau'),
  './broken': () => { throw new Error('It throws on mount.'); },
`;

async function giftsBuild(fragments: RemoteDescriptor['fragments']): Promise<Build> {
  const { descriptor } = await readBuild('mf-account');
  const nothing = { js: [], css: [] };
  const exposes = Object.fromEntries(['./app', ...fragments.map(({ expose }) => expose)].map((key) => [key, nothing]));
  const own = {
    name: NAME,
    team: TEAM,
    version: newVersion(),
    slots: [],
    links: [],
    ports: [],
    routes: [],
    fragments,
    exposes,
  };
  return handmadeBuild({ ...descriptor, ...own }, 'const Page = () => null;', PIECES);
}

test.beforeEach(({ stage }) => stage.grant({ [TEAM]: GRANTS }));

test(
  'fragments of another remote fill a slot of a page in their order, and one that fails leaves the page alone',
  main(),
  async ({ page, stage, problems }) => {
    problems.allow(/\[remote\] mf-gifts|It throws on mount/);
    const slot = 'product-aside';
    const build = await giftsBuild([
      { slot, order: 30, expose: './card' },
      { slot, order: 5, expose: './broken' },
      { slot, order: 20, expose: './wrap' },
    ]);
    await stage.release(build);
    await stage.untilLive(NAME, build.descriptor.version);
    const shell = new ShellPage(page);
    const failed = page.waitForEvent('console', {
      predicate: (message) => message.text().startsWith(`[remote] ${NAME}`),
      timeout: 30_000,
    });
    await shell.open(PRODUCT);
    await expect(shell.main.getByText(/cadeau$/)).toHaveText(['Papier cadeau', 'Carte cadeau']);
    await failed;
    await expect(shell.main.locator(`[data-slot=${slot}] [data-remote=${NAME}]`)).toHaveCount(2);
    await expect(shell.title).toBeVisible();

    await shell.navigation.getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL(/contact$/);
    await expect(page.locator('[data-slot]')).toHaveCount(0);
  },
);

test('publish refuses a fragment for an unknown slot in one sentence', async ({ stage }) => {
  const build = await giftsBuild([{ slot: 'product-asid', order: 0, expose: './card' }]);
  await expect(stage.release(build)).rejects.toThrow(
    /^mf-gifts fills the slot product-asid, which does not exist\. Offered are .*product-aside.*\.$/,
  );
});

test('publish refuses a fragment that needs other props than its slot gives, in one sentence', async ({ stage }) => {
  const props = { orderId: 'string' } as const;
  const build = await giftsBuild([{ slot: 'product-aside', order: 0, expose: './card', props }]);
  await expect(stage.release(build)).rejects.toThrow(
    /: mf-gifts needs orderId \(string\) from the slot product-aside of mf-catalog, which gives productId \(string\)\.$/,
  );
});
