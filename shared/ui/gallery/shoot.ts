import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { buildGallery } from './build.ts';
import { serveFolder } from './serve.ts';

/**
 * Builds the gallery, takes its screenshots into dist/gallery, and runs axe. Exits with 1 when axe reports a violation.
 */
const print = (text: string) => process.stdout.write(`${text}\n`);
const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const overlays = ['Dialogue', 'Alerte', 'Feuille', 'Tiroir', 'Messages', 'Plus'];

async function findings(page: Page, state: string): Promise<number> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, help, nodes } of violations) {
    print(`${state}: ${id}, ${help}`);
    for (const node of nodes) print(`    ${node.html.slice(0, 160)}`);
  }
  return violations.length;
}

interface Place {
  address: string;
  folder: string;
}

async function shoot(browser: Browser, { address, folder }: Place, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (error) => print(`error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && print(`console: ${message.text()}`));
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(folder, `gallery-${width}.png`), fullPage: true });
  let count = await findings(page, `page at ${width}`);
  for (const name of overlays) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(500);
    await page.screenshot({ path: join(folder, `${name.toLowerCase()}-${width}.png`) });
    count += await findings(page, `${name} at ${width}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(400);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  if (sideways > 0) print(`the page at ${width} scrolls sideways by ${sideways} px`);
  await context.close();
  return count + Math.max(0, sideways);
}

const folder = await buildGallery();
const { server, address } = await serveFolder(folder);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
let count = 0;
for (const width of [1440, 390, 320]) count += await shoot(browser, { address, folder }, width);
await browser.close();
server.close();
print(count === 0 ? `axe: nothing found. Pictures: ${folder}` : `${count} findings`);
process.exitCode = count === 0 ? 0 : 1;
