import { isNeutralLook, type Recipe, SHEET_JPEG_QUALITY, type SizeMm, toAffines } from '@aimante/print';
import { cropOf, type Drawing, type PhotoPart, paintDrawing } from '@aimante/print/drawing';
import { applyLook } from '@aimante/print/look';
import { createSurface, type DrawingSurface } from './drawing-surface.ts';
import { withResolution } from './png-resolution.ts';

export interface CropRequest {
  /** The original, or its preview if that has enough pixels. */
  readonly source: Blob;
  readonly recipe: Recipe;
  readonly output: { readonly width: number; readonly height: number; readonly bleed: number };
  readonly type: 'image/png' | 'image/jpeg';
  /** All layers of a design, in millimetres. Undefined: only the photo. */
  readonly layers?: { readonly trim: SizeMm; readonly drawing: Drawing };
  /** The other photos of a collage. */
  readonly cells?: readonly { readonly photoId: string; readonly source: Blob }[];
  /** Written into the PNG, so that it prints at true size. */
  readonly pixelsPerMetre: number;
}

type Output = CropRequest['output'];

const surfaceOf = ({ width, height, bleed }: Output) => createSurface(width + 2 * bleed, height + 2 * bleed);

/** The picture in the frame at the requested size, with bleed if there is any. */
export async function cropPicture(request: CropRequest): Promise<Blob> {
  const surface = await oneDecoded(() => drawRequest(request));
  try {
    if (request.type === 'image/jpeg') return await surface.toBlob(request.type, SHEET_JPEG_QUALITY);
    return await withResolution(await surface.toBlob(request.type), request.pixelsPerMetre);
  } finally {
    surface.release();
  }
}

const LOCK = 'decoded-photo';

/** Workers encode side by side, but one of them at a time has a decoded photo. Workers share nothing else than a lock. */
function oneDecoded<T>(draw: () => Promise<T>): Promise<T> {
  return typeof navigator !== 'undefined' && 'locks' in navigator ? navigator.locks.request(LOCK, draw) : draw();
}

/** Frees the decoded photos, 48 MB each for 12 megapixels, before the result is encoded, which takes longest. */
async function drawRequest({ source, cells: others, layers, recipe, output }: CropRequest): Promise<DrawingSurface> {
  const cells = await decodeCells(others ?? []);
  const photo = await decode(source);
  const surface = surfaceOf(output);
  try {
    if (layers) drawLayers(surface, layers, { recipe, output, photo, cells });
    else drawPhoto(surface, { recipe, output, photo });
    return surface;
  } finally {
    for (const each of [photo, ...cells.values()]) each.close();
  }
}

const decode = (source: Blob) => createImageBitmap(source, { imageOrientation: 'from-image' });

type Bitmaps = ReadonlyMap<string, ImageBitmap>;

/** One after another: two cells may show the same photo. */
async function decodeCells(cells: NonNullable<CropRequest['cells']>): Promise<Bitmaps> {
  const bitmaps = new Map<string, ImageBitmap>();
  for (const { photoId, source } of cells) if (!bitmaps.has(photoId)) bitmaps.set(photoId, await decode(source));
  return bitmaps;
}

interface Framed {
  readonly recipe: Recipe;
  readonly output: Output;
  readonly photo: ImageBitmap;
}

function drawPhoto(surface: DrawingSurface, { recipe, output, photo }: Framed): void {
  for (const affine of toAffines(recipe, output)) {
    surface.context.setTransform(...affine);
    surface.context.drawImage(photo, 0, 0, recipe.photo.width, recipe.photo.height);
  }
  drawLook(surface, recipe, output);
}

/** On the finished picture, as on the server's tile. */
function drawLook({ context, source }: DrawingSurface, recipe: Recipe, output: Output): void {
  if (!hasLook(recipe)) return;
  const { width, height } = source;
  const pixels = context.getImageData(0, 0, width, height);
  applyLook({ data: pixels.data, width, height, channels: 4 }, recipe, output);
  context.putImageData(pixels, 0, 0);
}

const hasLook = ({ look }: Recipe) => look !== undefined && !isNeutralLook(look);

/** The layers of a design. A look belongs to the photo alone, so the photo is finished before it is placed. */
function drawLayers(
  { context: pen }: DrawingSurface,
  { trim, drawing }: NonNullable<CropRequest['layers']>,
  { recipe, output, photo, cells }: Framed & { readonly cells: Bitmaps },
): void {
  const scale = [output.width / trim.width, 0, 0, output.height / trim.height, output.bleed, output.bleed] as const;
  for (const part of drawing) {
    const shown = part.kind === 'photo' && part.cell ? cells.get(part.cell.photoId) : photo;
    if (part.kind === 'ink' || !shown || !hasLook(cropOf(recipe, part))) {
      paintDrawing(pen, { drawing: [part], recipe, photo, cells, scale });
      continue;
    }
    const finished = finishedPhoto({
      recipe: cropOf(recipe, part),
      photo: shown,
      output: pixelsOf(part, scale[0]),
    });
    pen.save();
    pen.setTransform(...scale);
    if (part.clip) pen.clip(new Path2D(part.clip));
    placeFinished(pen, part, finished);
    pen.restore();
    finished.release();
  }
}

const pixelsOf = ({ area, bleed }: PhotoPart, perMm: number): Output => ({
  width: Math.round(area.width * perMm),
  height: Math.round(area.height * perMm),
  bleed: Math.round(bleed * perMm),
});

function finishedPhoto(framed: Framed): DrawingSurface {
  const surface = surfaceOf(framed.output);
  drawPhoto(surface, framed);
  return surface;
}

function placeFinished(pen: DrawingSurface['context'], { area, bleed, angle }: PhotoPart, { source }: DrawingSurface) {
  const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
  pen.translate(x, y);
  pen.rotate((angle * Math.PI) / 180);
  const [width, height] = [area.width + 2 * bleed, area.height + 2 * bleed];
  pen.drawImage(source, -width / 2, -height / 2, width, height);
}
