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
  const [read] = await readAll(page, 1);
  if (!read) throw new Error(`${name} was not read`);
  await cropper.validateAll();
  const file = await readFile(await (await cropper.download(/Télécharger le PNG/)).path());
  return { tile: largest(read.screen, read.tile), download: largest(read.screen, await patchesOf(file)) };
}

/** The colour difference of the print tile from the cropper's screen for each file, all imported at once. */
export async function tileDifferences(page: Page, files: readonly ColourFile[]): Promise<[string, number][]> {
  const cropper = new CropperPage(page);
  await cropper.openFreeTool();
  const buffers = await Promise.all(files.map(({ bytes }) => bytes()));
  const chosen = files.map(({ name }, at) => ({ name, mimeType: '', buffer: buffers[at] ?? Buffer.alloc(0) }));
  await page.locator('[data-photo-picker]').setInputFiles(chosen);
  return (await readAll(page, files.length)).map(({ name, screen, tile }) => [name, largest(screen, tile)]);
}

interface ReadChart {
  readonly name: string;
  readonly screen: readonly Rgb[];
  readonly tile: readonly Rgb[];
}

async function readAll(page: Page, count: number): Promise<ReadChart[]> {
  await expect.poll(async () => (await savedItems(page)).length, { timeout: 60_000 }).toBe(count);
  const items = await savedItems(page);
  const read: ReadChart[] = [];
  for (const { id, name, original, preview } of await keptPictures(page)) {
    const screen = await patchesInBrowser(page, preview);
    const multipart = { photo: { name, mimeType: 'application/octet-stream', buffer: original } };
    const uploaded = await page.request.post(`${apiUrl()}/api/photos/reading`, { multipart });
    const item = items.find(({ photoId }) => photoId === id);
    if (!item || !uploaded.ok()) throw new Error(`${name} was answered ${uploaded.status()}`);
    const tile = await renderTile(await uploaded.body(), item.recipe, TILE);
    read.push({ name, screen, tile: await patchesOf(await tile.png().toBuffer()) });
  }
  return read;
}

interface KeptPicture {
  readonly id: string;
  readonly name: string;
  readonly original: Buffer;
  readonly preview: Buffer;
}

async function keptPictures(page: Page): Promise<KeptPicture[]> {
  const kept = await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('aimante-customizer');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The drafts cannot be opened', { cause: opening.error }));
    });
    const photos = await new Promise<{ id: string; name: string; original: Blob; preview: Blob }[]>(
      (resolve, reject) => {
        const reading = database.transaction('photos').objectStore('photos').getAll();
        reading.onsuccess = () => resolve(reading.result);
        reading.onerror = () => reject(new Error('The photos cannot be read', { cause: reading.error }));
      },
    );
    database.close();
    const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];
    return Promise.all(
      photos.map(async ({ id, name, original, preview }) => ({
        id,
        name,
        original: await bytesOf(original),
        preview: await bytesOf(preview),
      })),
    );
  });
  return kept.map(({ original, preview, ...photo }) => ({
    ...photo,
    original: Buffer.from(original),
    preview: Buffer.from(preview),
  }));
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
