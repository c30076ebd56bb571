import { readFile, writeFile } from 'node:fs/promises';
import type { Recipe } from '@aimante/print';
import { type ColourFile, largestDifference, patchesOf } from '@aimante/print/colour-charts';
import { renderTile } from '@aimante/print/tile';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiUrl } from '../fixtures/addresses.ts';
import { CropperPage } from '../pages/cropper-page.ts';
import { savedItems } from '../pages/saved-draft.ts';

const TILE = { width: 1000, height: 1000 };

export interface Differences {
  /** The largest CIEDE2000 of all patches. */
  readonly tile: number;
  readonly download: number;
}

/** The colour difference of the print tile and of the download from the cropper's screen, for a colour chart. */
export async function colourDifferences(page: Page, { name, bytes }: ColourFile, path: string): Promise<Differences> {
  await writeFile(path, await bytes());
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  await page.locator('[data-photo-picker]').setInputFiles({ name, mimeType: '', buffer: await readFile(path) });
  await cropper.shown(name);
  await expect.poll(async () => (await savedItems(page)).length).toBe(1);
  const [item] = await savedItems(page);
  const { original, preview } = await keptPictures(page);
  const multipart = { photo: { name, mimeType: 'application/octet-stream', buffer: original } };
  const uploaded = await page.request.post(`${apiUrl()}/api/photos/reading`, { multipart });
  if (!item || !uploaded.ok()) throw new Error(`${name} was answered ${uploaded.status()}`);
  const screen = await patchesOf(await framed(await shownInBrowser(page, preview, item.recipe), item.recipe));
  const tile = await framed(await uploaded.body(), item.recipe);
  await cropper.validateAll();
  const file = await readFile(await (await cropper.download(/Télécharger le PNG/)).path());
  return {
    tile: largestDifference(screen, await patchesOf(tile)),
    download: largestDifference(screen, await patchesOf(file)),
  };
}

const framed = async (picture: Buffer, recipe: Recipe) => (await renderTile(picture, recipe, TILE)).png().toBuffer();

async function keptPictures(page: Page): Promise<{ original: Buffer; preview: Buffer }> {
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('aimante-customizer');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The drafts cannot be opened', { cause: opening.error }));
    });
    const photos = await new Promise<{ original: Blob; preview: Blob }[]>((resolve, reject) => {
      const reading = database.transaction('photos').objectStore('photos').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(new Error('The photos cannot be read', { cause: reading.error }));
    });
    database.close();
    const [photo] = photos;
    const bytesOf = async (blob: Blob | undefined) => [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
    return { original: await bytesOf(photo?.original), preview: await bytesOf(photo?.preview) };
  });
  return { original: Buffer.from(kept.original), preview: Buffer.from(kept.preview) };
}

/** The browser's pixels of the preview, in the size of the photo. */
async function shownInBrowser(page: Page, preview: Buffer, { photo }: Recipe): Promise<Buffer> {
  const { pixels, width, height } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const image = context?.getImageData(0, 0, canvas.width, canvas.height);
      return { pixels: [...(image?.data ?? [])], width: canvas.width, height: canvas.height };
    },
    [...preview],
  );
  return sharp(Buffer.from(pixels), { raw: { width, height, channels: 4 } })
    .resize({ ...photo, fit: 'fill' })
    .png()
    .toBuffer();
}
