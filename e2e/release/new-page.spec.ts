import { ShellPage } from '../pages/shell-page.ts';
import { readBuild } from './stage/builds.ts';
import { handmadeBuild } from './stage/faulty-builds.ts';
import { newVersion } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

const PATH = '/idees-cadeaux';
const TITLE = 'Idées cadeaux';

test('a page that nobody knew is shipped by its remote alone: the shell is not released', async ({
  page,
  stage,
  problems,
}) => {
  problems.allowAnswer(404, PATH);
  const { descriptor } = await readBuild('mf-account');
  const before = await stage.channels();
  const shell = new ShellPage(page);
  expect((await page.goto(PATH))?.status()).toBe(404);

  const version = newVersion();
  const both = { fr: TITLE, en: 'Gift ideas' };
  const assets = { js: [], css: [] };
  const build = handmadeBuild(
    {
      ...descriptor,
      name: 'mf-gifts',
      version,
      fragments: [],
      ports: [],
      exposes: { './app': assets },
      routes: [
        {
          id: 'gifts',
          path: PATH,
          access: 'public',
          layout: 'site',
          title: both,
          description: both,
          robots: 'index, follow',
          prefetch: [],
          assets,
        },
      ],
    },
    `function Page() { return React.createElement('h1', null, '${TITLE}'); }`,
  );
  await stage.release(build);
  await stage.untilLive('mf-gifts', version);

  expect((await page.goto(PATH))?.status()).toBe(200);
  await expect(shell.title).toHaveText(TITLE);
  await expect(page).toHaveTitle(TITLE);
  await expect(page.getByRole('banner').getByRole('link', { name: /^Panier/ })).toBeVisible();
  expect((await stage.channels()).live.shell).toEqual(before.live.shell);
});
