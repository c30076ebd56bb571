import type { Affine, Recipe, Size } from '@aimante/print';
import type { Drawing } from '@aimante/print/drawing';
import type { Page } from '@playwright/test';

declare global {
  /** The decoded photos of the random designs, by name. */
  var fuzzedPhotos: Map<string, ImageBitmap> | undefined;
}

/** Decodes the photos of many designs once. */
export async function keepPhotos(page: Page, photos: ReadonlyMap<string, Buffer>): Promise<void> {
  const sent = [...photos].map(([name, bytes]) => [name, bytes.toString('base64')] as const);
  await page.evaluate(async (input: typeof sent) => {
    const kept = new Map<string, ImageBitmap>();
    for (const [name, text] of input) {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      kept.set(name, await createImageBitmap(new Blob([bytes])));
    }
    globalThis.fuzzedPhotos = kept;
  }, sent);
}

interface Scenes {
  readonly scenes: readonly { readonly drawing: Drawing; readonly recipe: Recipe; readonly photo: string }[];
  readonly scale: Affine;
  readonly size: Size;
}

/** What the stage shows of each design, in three channels: many in one visit to the browser. */
export async function paintAll(page: Page, order: Scenes): Promise<Buffer[]> {
  const painted = await page.evaluate(async (input: Scenes) => {
    const address = '/design/paint-drawing.ts';
    const { paintDrawing } = (await import(address)) as typeof import('@aimante/print/drawing');
    const cells = globalThis.fuzzedPhotos ?? new Map<string, ImageBitmap>();
    const { width, height } = input.size;
    const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('This browser has no canvas context.');
    pen.imageSmoothingQuality = 'high';
    return input.scenes.map(({ drawing, recipe, photo: name }) => {
      const photo = cells.get(name);
      if (!photo) throw new Error(`The photo ${name} is missing.`);
      pen.resetTransform();
      pen.fillStyle = '#ffffff';
      pen.fillRect(0, 0, width, height);
      paintDrawing(pen, { drawing, recipe, photo, cells, scale: input.scale });
      const { data } = pen.getImageData(0, 0, width, height);
      let text = '';
      for (let from = 0; from < data.length; from += 32_768)
        text += String.fromCharCode(...data.subarray(from, from + 32_768));
      return btoa(text);
    });
  }, order);
  return painted.map(withoutAlpha);
}

function withoutAlpha(text: string): Buffer {
  const pixels = Buffer.from(text, 'base64');
  const colours = Buffer.alloc((pixels.length / 4) * 3);
  for (let at = 0; at < pixels.length / 4; at += 1) pixels.copy(colours, at * 3, at * 4, at * 4 + 3);
  return colours;
}
