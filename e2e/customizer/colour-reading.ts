import { readFile, writeFile } from 'node:fs/promises';
import { renderTile } from '@aimante/print/tile';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { apiUrl } from '../fixtures/addresses.ts';
import { type ColourFile, PATCHES, SIDE } from '../fixtures/colour/colour-files.ts';
import { deltaE, type Rgb } from '../fixtures/colour/delta-e.ts';
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
  const screen = await patchesInBrowser(page, preview);
  const multipart = { photo: { name, mimeType: 'application/octet-stream', buffer: original } };
  const uploaded = await page.request.post(`${apiUrl()}/api/photos/reading`, { multipart });
  if (!item || !uploaded.ok()) throw new Error(`${name} was answered ${uploaded.status()}`);
  const tile = await renderTile(await uploaded.body(), item.recipe, TILE);
  await cropper.validateAll();
  const file = await readFile(await (await cropper.download(/Télécharger le PNG/)).path());
  return {
    tile: largest(screen, await patchesOf(await tile.png().toBuffer())),
    download: largest(screen, await patchesOf(file)),
  };
}

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

async function patchesInBrowser(page: Page, picture: Buffer): Promise<Rgb[]> {
  const { pixels, width, height } = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
      const context = canvas.getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const image = context?.getImageData(0, 0, canvas.width, canvas.height);
      return { pixels: [...(image?.data ?? [])], width: canvas.width, height: canvas.height };
    },
    [...picture],
  );
  return patchesIn({ pixels, width, height, channels: 4 });
}

async function patchesOf(picture: Buffer): Promise<Rgb[]> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return patchesIn({ pixels: data, width: info.width, height: info.height, channels: 3 });
}

interface Pixels {
  readonly pixels: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** The mean colour of the centre of each patch. */
function patchesIn({ pixels, width, height, channels }: Pixels): Rgb[] {
  const reach = Math.floor(width / SIDE / 5);
  return Array.from({ length: PATCHES }, (_, patch) => {
    const x = Math.round(((patch % SIDE) + 0.5) * (width / SIDE));
    const y = Math.round((Math.floor(patch / SIDE) + 0.5) * (height / SIDE));
    const sum = [0, 0, 0];
    let count = 0;
    for (let down = y - reach; down <= y + reach; down += 1) {
      for (let across = x - reach; across <= x + reach; across += 1) {
        count += 1;
        for (const channel of [0, 1, 2]) {
          sum[channel] = (sum[channel] ?? 0) + (pixels[(down * width + across) * channels + channel] ?? 0);
        }
      }
    }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => value / count);
    return [red, green, blue];
  });
}

function largest(some: readonly Rgb[], others: readonly Rgb[]): number {
  return Math.max(...some.map((one, at) => deltaE(one, others[at] ?? [0, 0, 0])));
}
