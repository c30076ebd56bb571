import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Affine, type Recipe, SHEET_JPEG_QUALITY, type Size } from '@aimante/print';
import { type Drawing, type FramedPart, framePart, type PhotoPart } from '@aimante/print/drawing';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

const ORIGIN = 'http://designs.test';
const source = join(import.meta.dirname, '..', '..', '..', 'shared', 'print', 'src');

/** The package's own files, without their types, on an empty page. */
export async function serveSource(page: Page): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const code = stripTypeScriptTypes(await readFile(join(source, pathname), 'utf8'));
    return route.fulfill({ contentType: 'text/javascript', body: code });
  });
  await page.goto(`${ORIGIN}/`);
}

export interface Photos {
  readonly photo: Buffer;
  readonly cells?: ReadonlyMap<string, Buffer>;
}

const toText = ({ photo, cells = new Map() }: Photos) => ({
  photo: photo.toString('base64'),
  cells: [...cells].map(([id, bytes]) => [id, bytes.toString('base64')] as const),
});

interface Scene extends Photos {
  readonly drawing: Drawing;
  readonly recipe: Recipe;
  readonly scale: Affine;
  readonly size: Size;
}

/** What the stage shows of a design, in three channels. */
export async function paint(page: Page, { drawing, recipe, scale, size, ...photos }: Scene): Promise<Buffer> {
  const order = { drawing, recipe, scale, size, ...toText(photos) };
  const png = await page.evaluate(async (input: typeof order) => {
    const address = '/design/paint-drawing.ts';
    const { paintDrawing } = (await import(address)) as typeof import('@aimante/print/drawing');
    const decode = (text: string) =>
      createImageBitmap(new Blob([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(input.size.width, input.size.height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('This browser has no canvas context.');
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.imageSmoothingQuality = 'high';
    const cells = new Map<string, ImageBitmap>();
    for (const [id, bytes] of input.cells) cells.set(id, await decode(bytes));
    const { drawing, recipe, scale } = input;
    paintDrawing(pen, { drawing, recipe, photo: await decode(input.photo), cells, scale });
    const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer());
    let text = '';
    for (let from = 0; from < bytes.length; from += 32_768)
      text += String.fromCharCode(...bytes.subarray(from, from + 32_768));
    return btoa(text);
  }, order);
  return sharp(Buffer.from(png, 'base64')).removeAlpha().raw().toBuffer();
}

interface Framing extends Photos {
  readonly recipe: Recipe;
  readonly part: PhotoPart;
  readonly scale: Affine;
  readonly tile: Size;
}

/** A photo of a design as the browser puts it into the customer's PDF. Undefined: it is outside the magnet. */
export async function cutPhoto(
  page: Page,
  { recipe, part, scale, tile, photo, cells }: Framing,
): Promise<(FramedPart & { readonly jpeg: Buffer }) | undefined> {
  const framed = framePart(recipe, part, { scale, tile });
  const shown = part.cell ? cells?.get(part.cell.photoId) : photo;
  if (!framed || !shown) return undefined;
  const order = { ...framed, photo: shown.toString('base64'), quality: SHEET_JPEG_QUALITY };
  const jpeg = await page.evaluate(async (input: typeof order) => {
    const address = '/recipe/affine.ts';
    const { toAffines } = (await import(address)) as typeof import('@aimante/print');
    const photo = Uint8Array.from(atob(input.photo), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([photo]));
    const { width, height } = input.box;
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { alpha: false });
    if (!pen) throw new Error('This browser has no canvas context.');
    pen.imageSmoothingQuality = 'high';
    for (const affine of toAffines(input.recipe, { width, height, bleed: 0 })) {
      pen.setTransform(...affine);
      pen.drawImage(bitmap, 0, 0, input.recipe.photo.width, input.recipe.photo.height);
    }
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/jpeg', quality: input.quality })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, order);
  return { ...framed, jpeg: Buffer.from(jpeg, 'base64') };
}
