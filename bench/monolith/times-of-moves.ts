import { chromium, type Page } from '@playwright/test';

const ROUNDS = 8;
const SLOWDOWN = 4;
/** Of two remotes. */
const [CATALOGUE, CART] = ['/products', '/cart'];

/** From the press on a link to the frame that shows the page of another remote. All files are loaded, the CPU is slow. */
export async function timesOfMoves(url: string): Promise<readonly number[]> {
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'fr-FR', ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(url + CATALOGUE, { waitUntil: 'networkidle' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-started]').waitFor();
  for (const path of [CART, CATALOGUE]) await move(page, path);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const path of [CART, CATALOGUE]) times.push(await move(page, path));
  await browser.close();
  return times;
}

async function move(page: Page, path: string): Promise<number> {
  const time = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const title = () => document.querySelector('main h1')?.textContent;
        const before = title();
        let pressed = 0;
        addEventListener('click', () => (pressed = performance.now()), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (!title() || title() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.locator(`header a[href="${path}"]`).filter({ visible: true }).first().click();
  const ms = await time;
  // The page has loaded its data before the next press.
  await page.waitForLoadState('networkidle');
  return ms;
}
