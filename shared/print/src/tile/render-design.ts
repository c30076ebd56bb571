import sharp, { type Sharp } from 'sharp';
import type { TextLayer } from '../design/design.ts';
import { type Drawing, type DrawingPart, drawDesign, type PhotoPart, printedLayers } from '../design/draw-design.ts';
import { framePart } from '../design/frame-part.ts';
import type { Ink } from '../outline/ink.ts';
import { toSvgElement } from '../outline/svg-ink.ts';
import type { Affine, OutputSize } from '../recipe/affine.ts';
import type { Recipe, Size } from '../recipe/recipe.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { readInstalledFont } from '../type/installed-fonts.ts';
import { createTypesetter } from '../type/typesetter.ts';
import { renderTile } from './render-tile.ts';

const { typeset } = createTypesetter(readInstalledFont);

/** The outlines of all texts of a recipe. */
export async function typesetRecipe(recipe: Pick<Recipe, 'design'>): Promise<(layer: TextLayer) => readonly Ink[]> {
  const inks = new Map<TextLayer, readonly Ink[]>();
  for (const layer of printedLayers(recipe)) if (layer.kind === 'text') inks.set(layer, (await typeset(layer)).inks);
  return (layer) => inks.get(layer) ?? [];
}

type Magnet = Pick<PrintProfile, 'trim' | 'bleed'>;

interface Printed {
  readonly magnet: Magnet;
  readonly output: OutputSize;
  /** The other originals of a collage, by their ids. */
  readonly cells?: ReadonlyMap<string, Buffer>;
}

/** A collage cannot be printed without all of its photos. */
export class PhotoMissingError extends Error {
  override readonly name = 'PhotoMissingError';
}

/** A magnet with all layers of its design at print size: the same pixels as on the browser's canvas. */
export async function renderDesign(
  original: Buffer,
  recipe: Recipe,
  { magnet, output, cells }: Printed,
): Promise<Sharp> {
  if (!recipe.design) return renderTile(original, recipe, output);
  const drawing = drawDesign(recipe, magnet, await typesetRecipe(recipe));
  return renderDrawing(original, recipe, { magnet, output, drawing, ...(cells && { cells }) });
}

export async function renderDrawing(
  original: Buffer,
  recipe: Recipe,
  { magnet, output, cells, drawing }: Printed & { readonly drawing: Drawing },
): Promise<Sharp> {
  const bleed = output.bleed ?? 0;
  const tile = { width: output.width + 2 * bleed, height: output.height + 2 * bleed };
  const scale = scaleTo(magnet, output);
  const layers = await Promise.all(
    inGroups(drawing).map(async (group) =>
      Array.isArray(group)
        ? { input: svgOf(group, tile, scale), left: 0, top: 0 }
        : await photoOver(originalOf(group, original, cells), recipe, { part: group, tile, scale }),
    ),
  );
  const paper = sharp({ create: { ...tile, channels: 3, background: '#ffffff' } });
  const pixels = await paper
    .composite(layers.flatMap((layer) => layer ?? []))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(pixels.data, { raw: { width: pixels.info.width, height: pixels.info.height, channels: 3 } });
}

function originalOf({ cell }: PhotoPart, original: Buffer, cells: Printed['cells']): Buffer {
  const found = cell ? cells?.get(cell.photoId) : original;
  if (!found) throw new PhotoMissingError(`The photo ${cell?.photoId} of the collage is missing`);
  return found;
}

/** From millimetres to pixels. Across and down differ a little, because a tile has whole pixels. */
export function scaleTo({ trim }: Magnet, { width, height, bleed = 0 }: OutputSize): Affine {
  return [width / trim.width, 0, 0, height / trim.height, bleed, bleed];
}

/** Neighbouring inks together, each photo alone. */
function inGroups(drawing: readonly DrawingPart[]): (Ink[] | PhotoPart)[] {
  const groups: (Ink[] | PhotoPart)[] = [];
  for (const part of drawing) {
    const last = groups.at(-1);
    if (part.kind === 'photo') groups.push(part);
    else if (Array.isArray(last)) last.push(part.ink);
    else groups.push([part.ink]);
  }
  return groups;
}

const svgOf = (inks: readonly Ink[], { width, height }: Size, scale: Affine): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="matrix(${scale.join(' ')})">${inks.map(toSvgElement).join('')}</g></svg>`,
  );

interface Placed {
  readonly part: PhotoPart;
  readonly tile: Size;
  readonly scale: Affine;
}

async function photoOver(original: Buffer, recipe: Recipe, { part, tile, scale }: Placed) {
  const framed = framePart(recipe, part, { scale, tile });
  if (!framed) return undefined;
  const { left, top, width, height } = framed.box;
  const picture = await renderTile(original, framed.recipe, { width, height });
  if (!part.clip) return { input: await picture.png({ compressionLevel: 0 }).toBuffer(), left, top };
  const [a, b, c, d, e, f] = scale;
  const mask = svgOf([{ path: part.clip, fill: '#000000', opacity: 1 }], { width, height }, [
    a,
    b,
    c,
    d,
    e - left,
    f - top,
  ]);
  const input = await picture
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, left, top };
}
