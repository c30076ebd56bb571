import type { PrintProfile, Recipe } from '@aimante/print';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BROWSER_ARGUMENTS } from '../fixtures/browser.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';
import { type FacePhoto, facePhotos } from './faces/face-photos.ts';
import { canShowAll, countWhole, maskOf } from './faces/whole-faces.ts';
import { openOwnShop } from './shop/own-shop.ts';

/**
 * "Recadrage auto" frames photos of persons, a part of them on each kind of magnet. A photo counts if some framing shows
 * all of its faces: of the others, the cropper says that they do not fit. With SITE_URL and API_URL it tests a running
 * shop.
 */
const COUNT = Number(process.env.PROOF_SAMPLE ?? 40);
const SEED = Number(process.env.PROOF_SEED ?? 20_261_127);
process.send?.({ type: 'seed', seed: SEED });
const MAGNETS = [
  'magnet-carre-5x5',
  'badge-magnet-rond',
  'magnet-portrait-7x10',
  'magnet-paysage-10x7',
  'magnet-coeur',
];
const SLOW_MS = 60_000;

const shop = process.env.SITE_URL ? undefined : await openOwnShop();
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '', args: BROWSER_ARGUMENTS });
const photos = await facePhotos(COUNT, SEED);
const tally = { photos: 0, faces: 0, cut: 0 };
for (const [index, slug] of MAGNETS.entries()) {
  const own = photos.filter((_, at) => at % MAGNETS.length === index);
  const mask = await maskOf(await profileOf(slug));
  const recipes = await framedBy(browser, slug, own);
  for (const [at, photo] of own.entries()) count(photo, recipes[at], { slug, mask });
}
await browser.close();
await shop?.end();
process.send?.({
  type: 'proof',
  proof: `automatic framing keeps every face whole (${tally.photos} of ${COUNT} photos fit on their magnet)`,
  tried: tally.faces,
  lost: tally.cut,
});
process.disconnect?.();

interface Magnet {
  readonly slug: string;
  readonly mask: Awaited<ReturnType<typeof maskOf>>;
}

function count({ name, faces }: FacePhoto, recipe: Recipe | undefined, { slug, mask }: Magnet): void {
  if (!recipe) throw new Error(`${name} has no framing on ${slug}`);
  const isPossible = canShowAll(recipe, faces, mask);
  const whole = countWhole(recipe, faces, mask);
  if (isPossible) {
    tally.photos += 1;
    tally.faces += faces.length;
    tally.cut += faces.length - whole;
  }
  if (whole < faces.length)
    console.log(`${name} on ${slug}: ${whole} of ${faces.length} faces whole${isPossible ? '' : ', more do not fit'}`);
}

interface ShownProduct {
  readonly magnetWidth: number;
  readonly magnetHeight: number;
  readonly printProfile: Pick<PrintProfile, 'shape'> & Record<'bleedMm' | 'safeMm' | 'cornerRadiusMm', number>;
}

async function profileOf(slug: string): Promise<PrintProfile> {
  const answer = await fetch(`${process.env.API_URL}/api/products/slug/${slug}`);
  const { magnetWidth: width, magnetHeight: height, printProfile } = (await answer.json()) as ShownProduct;
  const { bleedMm: bleed, safeMm: safe, cornerRadiusMm: cornerRadius, shape } = printProfile;
  return { trim: { width, height }, bleed, safe, cornerRadius, shape };
}

async function framedBy(from: Browser, slug: string, own: readonly FacePhoto[]): Promise<readonly Recipe[]> {
  const context = await from.newContext({ locale: 'fr-FR', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const cropper = new CropperPage(page);
  await page.goto(`${process.env.SITE_URL}/products/${slug}/customize/guest`);
  const files = own.map(({ name, jpeg }) => ({ name, mimeType: 'image/jpeg', buffer: jpeg }));
  await page.locator('[data-photo-picker]').setInputFiles(files);
  await cropper.queued(own.length);
  for (const { name } of own) {
    await cropper.shown(name, { timeout: SLOW_MS });
    await suggest(page);
    await cropper.validate.click();
  }
  await cropper.dialog.waitFor({ state: 'detached' });
  const items = await savedItems(page);
  await context.close();
  return items.map(({ recipe }) => recipe);
}

async function suggest(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Recadrage auto' });
  await button.click();
  await button.and(page.locator(':not([aria-busy])')).waitFor({ timeout: SLOW_MS });
}
