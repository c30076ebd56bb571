import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';

const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const base = 'http://localhost:4310';
async function ctx({ w = 1280, h = 900, lang = 'fr' } = {}) {
  return b.newContext({
    baseURL: base,
    viewport: { width: w, height: h },
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    hasTouch: w < 768,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
}
for (const w of [1280, 360]) {
  const c = await ctx({ w });
  const p = await c.newPage();
  p.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(m.text().slice(0, 200)));
  // toast with cookie banner unanswered
  await p.goto('/products/pastilles-aimantees');
  await p.mouse.move(300, 300);
  await p.waitForTimeout(1500);
  await p
    .getByRole('button', { name: /Ajouter au panier/ })
    .first()
    .click();
  await p.waitForTimeout(1200);
  await p.screenshot({ path: `/tmp/look/drawer-banner-${w}.png` });
  await p.keyboard.press('Escape');
  await p.waitForTimeout(800);
  await p.screenshot({ path: `/tmp/look/after-add-${w}.png` });
  await p.goto('/cart');
  await p.waitForTimeout(2500);
  await p.screenshot({ path: `/tmp/look/cart-banner-${w}.png` });
  const refuse = p.getByRole('button', { name: /refus/i });
  console.log('refuse', await refuse.count());
  await refuse
    .first()
    .click()
    .catch(() => {});
  await p.waitForTimeout(500);
  const H = await p.evaluate(() => document.documentElement.scrollHeight);
  await p.setViewportSize({ width: w, height: H });
  await p.waitForTimeout(400);
  await p.screenshot({ path: `/tmp/look/cart-${w}.png` });
  await c.close();
}
await b.close();
