import fc from 'fast-check';
import sharp from 'sharp';
import { anyCollage, anyDesign, cellPhotoId } from '../design/design.arbitrary.ts';
import { type Layer, WHOLE_PHOTO } from '../design/design.ts';
import { type Drawing, drawDesign } from '../design/draw-design.ts';
import { parseDesign } from '../design/parse-design.ts';
import { withDesign } from '../design/with-design.ts';
import { parseRecipe } from '../recipe/parse-recipe.ts';
import { anyRecipe, onPhoto } from '../recipe/recipe.arbitrary.ts';
import type { Recipe, Size } from '../recipe/recipe.ts';
import { renderDrawing, typesetRecipe } from './render-design.ts';

/** For tests: random photos, crops and layers, as a browser or an attacker may send them. */
export interface RandomMagnet {
  readonly recipe: Recipe;
  readonly photo: Buffer;
  /** The other photos of a collage, by their ids. */
  readonly cells?: ReadonlyMap<string, Buffer>;
  /** True if its lowest layer fills the magnet, so that no paper shows. */
  readonly isCovered: boolean;
}

export const RANDOM_MAGNET = { trim: { width: 100, height: 70 }, bleed: 2 } as const;
const SIZES: readonly Size[] = [
  { width: 240, height: 160 },
  { width: 160, height: 240 },
  { width: 333, height: 77 },
  { width: 40, height: 40 },
];

/** In colours that are never white, which is the colour of paper. */
function photoOf({ width, height }: Size): Promise<Buffer> {
  const svg = `<svg width="${width}" height="${height}"><linearGradient id="a" x2="1" y2="1"><stop stop-color="#c8502f"/><stop offset="1" stop-color="#1f4a2f"/></linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const covers = (layer: Layer | undefined) =>
  layer?.kind === 'background' || (layer?.kind === 'photo' && JSON.stringify(layer) === JSON.stringify(WHOLE_PHOTO));

/** Black instead of white: what is white in the result is paper. */
const withoutWhite = (layers: readonly Layer[]): Layer[] =>
  JSON.parse(JSON.stringify(layers).replaceAll(/#f[0-9a-f]f[0-9a-f]f[0-9a-f]/g, '#101010')) as Layer[];

const anyMagnet = fc.record({
  framing: anyRecipe,
  design: fc.oneof({ weight: 4, arbitrary: anyDesign }, { weight: 1, arbitrary: anyCollage(SIZES) }),
  size: fc.constantFrom(...SIZES),
  /** Half of all magnets have a photo or a ground under everything. */
  isWhole: fc.boolean(),
});

const isCell = (layer: Layer) => layer.kind === 'photo' && layer.cell !== undefined;

export async function randomMagnets(count: number, seed: number): Promise<RandomMagnet[]> {
  const photos = new Map(await Promise.all(SIZES.map(async (size) => [size, await photoOf(size)] as const)));
  const cells = new Map([...photos].map(([size, photo]) => [cellPhotoId(size), photo]));
  return fc.sample(anyMagnet, { numRuns: count, seed }).map(({ framing, design, size, isWhole }) => {
    const isPlain = isWhole && !design.layers.some(isCell);
    const layers = withoutWhite(
      isPlain ? [WHOLE_PHOTO, ...design.layers.filter(({ kind }) => kind !== 'photo')] : design.layers,
    );
    const recipe = withDesign(onPhoto(framing, size), { ...design, layers }, RANDOM_MAGNET.trim);
    return { recipe, photo: photos.get(size) ?? Buffer.alloc(0), cells, isCovered: covers(layers[0]) };
  });
}

/** What arrived at the server, and its tile in three channels. */
export type PrintedMagnet =
  | { readonly recipe: Recipe; readonly drawing: Drawing; readonly tile: Buffer }
  | { readonly fault: string };

/** A magnet after the way through JSON, parser, text engine and tile. */
export async function printMagnet(
  { recipe, photo, cells, isCovered }: RandomMagnet,
  pxPerMm: number,
): Promise<PrintedMagnet> {
  const sent: unknown = JSON.parse(JSON.stringify(recipe));
  const read = parseRecipe(sent);
  if ('error' in read) return { fault: `${read.error} ${JSON.stringify(recipe.design && parseDesign(recipe.design))}` };
  const { trim, bleed } = RANDOM_MAGNET;
  const output = { width: trim.width * pxPerMm, height: trim.height * pxPerMm, bleed: bleed * pxPerMm };
  try {
    const drawing = drawDesign(read.recipe, RANDOM_MAGNET, await typesetRecipe(read.recipe));
    const printed = { magnet: RANDOM_MAGNET, output, drawing, ...(cells && { cells }) };
    const tile = await renderDrawing(photo, read.recipe, printed);
    const { data, info } = await tile.raw().toBuffer({ resolveWithObject: true });
    if (info.width !== output.width + 2 * output.bleed || info.height !== output.height + 2 * output.bleed)
      return { fault: `a tile of ${info.width} × ${info.height} pixels` };
    const blank = isCovered ? blankPixel(data, info.width) : undefined;
    return blank ? { fault: `${BLANK} at ${blank}` } : { recipe: read.recipe, drawing, tile: data };
  } catch (error) {
    return { fault: String(error) };
  }
}

/** The first word of the fault of a covered magnet that shows paper. */
export const BLANK = 'blank';

function blankPixel(data: Buffer, width: number): string | undefined {
  for (let at = 0; at < data.length; at += 3)
    if (data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255)
      return `${(at / 3) % width}, ${Math.floor(at / 3 / width)}`;
  return undefined;
}
