import { localizePath, type RemoteDescriptor } from '@aimante/contract';
import { main } from '../fixtures/main.ts';
import { ShellPage } from '../pages/shell-page.ts';
import { type Build, readBuild } from './stage/builds.ts';
import { handmadeBuild } from './stage/faulty-builds.ts';
import { newVersion } from './stage/places.ts';
import { expect, test } from './stage/test.ts';

const NAME = 'mf-gifts';
const PATH = '/idees-cadeaux';
const TEXTS = { fr: 'Idées cadeaux', en: 'Gift ideas' };
const TEAM = 'Cadeaux';
const GRANTS = { remotes: [NAME], pages: [PATH], offers: [], fills: ['main-nav'], provides: [] };
const LINK = { slot: 'main-nav', page: 'gifts', order: 25, label: TEXTS };

async function giftsBuild(links: RemoteDescriptor['links']): Promise<Build> {
  const { descriptor } = await readBuild('mf-account');
  const assets = { js: [], css: [] };
  return handmadeBuild(
    {
      ...descriptor,
      name: NAME,
      team: TEAM,
      version: newVersion(),
      slots: [],
      fragments: [],
      links,
      ports: [],
      exposes: { './app': assets },
      routes: [
        {
          id: 'gifts',
          path: PATH,
          access: 'public',
          layout: 'site',
          title: TEXTS,
          description: TEXTS,
          robots: 'index, follow',
          prefetch: [],
          assets,
        },
      ],
    },
    `function Page() { return React.createElement('h1', null, '${TEXTS.fr}'); }`,
  );
}

test(
  'a new page is released by its remote alone, without a release of the shell',
  main(),
  async ({ page, stage, problems }) => {
    problems.allowAnswer(404, PATH);
    const before = await stage.channels();
    const shell = new ShellPage(page);
    expect((await page.goto(PATH))?.status()).toBe(404);

    const build = await giftsBuild([]);
    await expect(stage.release(build)).rejects.toThrow('it belongs to no team');
    await stage.grant({ [TEAM]: GRANTS });
    await stage.release(build);
    await stage.untilLive(NAME, build.descriptor.version);

    expect((await page.goto(PATH))?.status()).toBe(200);
    await expect(shell.title).toHaveText(TEXTS.fr);
    await expect(page).toHaveTitle(`${TEXTS.fr} · Aimanté`);
    await expect(page.getByRole('banner').getByRole('link', { name: /^Panier/ })).toBeVisible();
    expect((await stage.channels()).live.shell).toEqual(before.live.shell);
  },
);

test('a link that a remote contributes is in the header of every page, and leaves open tabs with its release', async ({
  page,
  stage,
  problems,
}) => {
  const shell = new ShellPage(page);
  const links = shell.navigation.getByRole('link');
  const own = await labelsOf(stage.siteUrl);
  await stage.grant({ [TEAM]: GRANTS });
  const [plain, linked] = [await giftsBuild([]), await giftsBuild([LINK])];
  problems.allowAnswer(410, `/remotes/${NAME}/${linked.descriptor.version}/`);
  for (const build of [plain, linked]) {
    await stage.release(build);
    await stage.untilLive(NAME, build.descriptor.version);
  }
  const both = [...own.slice(0, 2), TEXTS.fr, ...own.slice(2)];
  expect(await labelsOf(stage.siteUrl)).toEqual(both);

  await shell.open(localizePath('/', 'en'));
  await page.getByRole('banner').getByRole('link', { name: TEXTS.en }).click();
  await expect(page).toHaveURL((url) => url.pathname === localizePath(PATH, 'en'));
  await shell.open('/');
  await expect(links).toHaveText(both);

  await stage.command('kill', NAME, linked.descriptor.version, '--reason', 'the link is wrong');
  await expect(links).toHaveText(own);
  expect(await labelsOf(stage.siteUrl)).toEqual(own);
});

async function labelsOf(siteUrl: string): Promise<string[]> {
  const html = await (await fetch(siteUrl)).text();
  const [nav = ''] = /<nav[^>]*aria-label="Navigation principale".*?<\/nav>/s.exec(html) ?? [];
  return [...nav.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, label = '']) => label);
}
