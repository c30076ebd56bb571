import { chromium } from '@playwright/test';

const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const base = 'http://localhost:4310';
async function shot(
  name,
  path,
  { w = 1280, h = 900, lang = 'fr', consent = 'refuse', full = false, act, forced } = {},
) {
  const c = await b.newContext({
    baseURL: base,
    viewport: { width: w, height: h },
    locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
    hasTouch: w < 768,
    reducedMotion: 'reduce',
    forcedColors: forced ? 'active' : 'none',
    serviceWorkers: 'block',
  });
  const p = await c.newPage();
  try {
    await p.goto((lang === 'en' ? '/en' : '') + path, { waitUntil: 'load' });
    if (consent === 'refuse') {
      const r = p.getByRole('button', { name: /^(Tout refuser|Refuser|Reject all|Decline|No)/i });
      await r
        .first()
        .click({ timeout: 4000 })
        .catch(() => console.log(name, 'no banner'));
    }
    if (act) await act(p);
    await p.waitForTimeout(700);
    if (full) {
      const H = await p.evaluate(() => document.documentElement.scrollHeight);
      await p.setViewportSize({ width: w, height: Math.min(H, 12000) });
      await p.evaluate(async () => {
        for (const i of document.images) i.loading = 'eager';
        await Promise.all([...document.images].map((i) => i.decode().catch(() => 0)));
      });
      await p.waitForTimeout(400);
    }
    await p.screenshot({ path: `/tmp/look/${name}.png` });
    const o = await p.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (o > 0) console.log(name, 'overflow', o);
  } catch (e) {
    console.log(name, String(e).slice(0, 300));
  }
  await c.close();
}
const want = process.argv[2] ?? '';
const list = {
  'home-banner': () => shot('home-banner', '/', { consent: 'none' }),
  'product-banner': () => shot('product-banner', '/products/magnet-carre-5x5', { consent: 'none' }),
  'product-1280x720': () => shot('product-1280x720', '/products/magnet-carre-5x5', { h: 720 }),
  'home-1024': () => shot('home-1024', '/', { w: 1024 }),
  'home-full': () => shot('home-full', '/', { full: true }),
  'home-1920': () => shot('home-1920', '/', { w: 1920, full: true }),
  'products-768': () => shot('products-768', '/products', { w: 768 }),
  'products-1024': () => shot('products-1024', '/products', { w: 1024 }),
  'products-1280': () => shot('products-1280', '/products', { full: true }),
  'products-360': () => shot('products-360', '/products', { w: 360, h: 800, full: true }),
  'product-tall': () => shot('product-tall', '/products/bande-photo-magnet', { full: true }),
  'product-pastilles': () => shot('product-pastilles', '/products/pastilles-aimantees', { full: true }),
  forced: () => shot('forced', '/products/magnet-carre-5x5', { forced: true }),
  'cart-empty': () => shot('cart-empty', '/cart'),
  404: () => shot('404', '/nulle-part'),
  'product-360': () => shot('product-360', '/products/magnet-carre-5x5', { w: 360, h: 740, full: true }),
  'product-en': () => shot('product-en', '/products/magnet-carre-5x5', { lang: 'en', full: true }),
  'home-360': () => shot('home-360', '/', { w: 360, h: 740, full: true }),
};
for (const [k, f] of Object.entries(list)) if (k.includes(want)) await f();
await b.close();
