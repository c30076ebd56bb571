import type { Page } from '@playwright/test';
import { goWithin, open, type Scene } from './scenes.ts';

const REMOTE = 'mf-customizer';
/** The last contract with the federation runtime in each entry. */
const CONTRACT = '2.1';

/** The shop as if one remote were still built for an earlier contract. */
async function keepEarlierContract(page: Page): Promise<void> {
  const built = new RegExp(`("name":"${REMOTE}","version":"[^"]+","contract":)"[^"]+"`);
  await page.route(/\/about$|\/_edge\/remotes\.json/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(built, `$1"${CONTRACT}"`) });
  });
}

/** Marks the page when the visit is counted. */
function markCount(page: Page): void {
  page.on('request', (request) => {
    if (!/\/api\/track$/.test(request.url())) return;
    void page.evaluate(() => document.documentElement.setAttribute('data-counted', '')).catch(() => undefined);
  });
}

export const SHELL_SCENES: readonly Scene[] = [
  {
    name: 'a remote of an earlier contract',
    who: 'visitor',
    async prepare(page) {
      await keepEarlierContract(page);
      await open(page, '/about');
    },
    act: (page) => goWithin(page, '/templates'),
    result: (page) => page.locator(`main [data-remote="${REMOTE}"]:not([hidden]) h1`),
  },
  {
    name: 'a visit that is counted',
    who: 'visitor',
    async prepare(page) {
      await open(page, '/about');
      await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
      await page.getByRole('region', { name: 'Mesure d’audience' }).getByRole('button', { name: 'Accepter' }).click();
      markCount(page);
    },
    act: (page) => goWithin(page, '/contact'),
    result: (page) => page.locator('html[data-counted]'),
    isPiece: true,
  },
];
