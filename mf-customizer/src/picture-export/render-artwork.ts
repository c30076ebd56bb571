import type { PrintProfile, Recipe } from '@aimante/print';
import { type Drawing, drawDesign, framePart, type Ink, type PhotoPart } from '@aimante/print/drawing';
import type { QueueItem } from '../photo-project/photo-project.ts';
import { sheetOutput } from './outputs.ts';
import { type ItemOutput, type PictureSource, renderItem } from './render-item.ts';

/** A part of a design for a PDF, in millimetres from the top left of the cut. */
export type ItemArtPart =
  | { readonly kind: 'ink'; readonly ink: Ink }
  | {
      readonly kind: 'picture';
      readonly id: string;
      readonly blob: Blob;
      readonly area: PhotoPart['area'];
      readonly clip?: string;
    };

/** A magnet for a PDF: one picture with bleed, or the parts of its design from the lowest to the highest. */
export type ItemArtwork = Blob | readonly ItemArtPart[];

/** A magnet in a PDF, and the pixels of its photos per millimetre. */
export interface PrintedMagnet extends Pick<PrintProfile, 'trim' | 'bleed'> {
  readonly pxPerMm: number;
}

/** The photos of a design as pixels, its text and shapes as outlines. Undefined: the magnet is only a photo. */
export async function renderArtwork(
  source: PictureSource,
  { id, photoId, recipe }: Pick<QueueItem, 'id' | 'photoId' | 'recipe'>,
  magnet: PrintedMagnet,
): Promise<readonly ItemArtPart[] | undefined> {
  if (!recipe.design) return undefined;
  const drawing: Drawing = drawDesign(recipe, magnet, await source.typesets.inksOf(recipe));
  const parts = drawing.map(async (part, index) =>
    part.kind === 'ink' ? part : renderPart(source, { id: `${id}-${index}`, photoId, recipe }, { part, magnet }),
  );
  return (await Promise.all(parts)).filter((part) => part !== undefined);
}

interface Placed {
  readonly part: PhotoPart;
  readonly magnet: PrintedMagnet;
}

async function renderPart(
  source: PictureSource,
  { id, photoId, recipe }: { readonly id: string; readonly photoId: string; readonly recipe: Recipe },
  { part, magnet }: Placed,
): Promise<ItemArtPart | undefined> {
  const sheet = sheetOutput(magnet, magnet.pxPerMm);
  const { width, height, bleed } = sheet;
  const perMm = width / magnet.trim.width;
  const tile = { width: width + 2 * bleed, height: height + 2 * bleed };
  const framed = framePart(recipe, part, { scale: [perMm, 0, 0, height / magnet.trim.height, bleed, bleed], tile });
  if (!framed) return undefined;
  const { box } = framed;
  const output: ItemOutput = { ...sheet, width: box.width, height: box.height, bleed: 0 };
  const blob = await renderItem(source, { photoId: part.cell?.photoId ?? photoId, recipe: framed.recipe }, output);
  const toMm = (pixels: number) => pixels / perMm;
  const area = {
    left: toMm(box.left - bleed),
    top: toMm(box.top - bleed),
    width: toMm(box.width),
    height: toMm(box.height),
  };
  return { kind: 'picture', id, blob, area, ...(part.clip && { clip: part.clip }) };
}
