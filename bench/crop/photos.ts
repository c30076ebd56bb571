import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';

const MODEL = new URL('../../e2e/photos/14-coucher-soleil.jpg', import.meta.url);
/** 12 megapixels, as a phone takes them. */
const SIZE = { width: 4000, height: 3000 };

export interface Photos extends AsyncDisposable {
  readonly paths: readonly string[];
}

/** This many JPEG files of 12 megapixels, in a folder that is removed with them. */
export async function makePhotos(browser: Browser, count: number): Promise<Photos> {
  const bytes = await enlarge(browser, await readFile(MODEL));
  const folder = await mkdtemp(join(tmpdir(), 'bench-photos-'));
  const paths = Array.from({ length: count }, (_, index) => join(folder, `photo-${index + 1}.jpg`));
  await Promise.all(paths.map((path) => writeFile(path, bytes)));
  return { paths, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

async function enlarge(browser: Browser, model: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ({ source, size }) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = Object.assign(document.createElement('canvas'), size);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0, size.width, size.height);
      return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
    },
    { source: `data:image/jpeg;base64,${model.toString('base64')}`, size: SIZE },
  );
  await page.close();
  return Buffer.from(base64, 'base64');
}
