import { cellPhotos, type PrintProfile, type Recipe, shapePath, toSvgPath } from '@aimante/print';
import { type Drawing, type PhotoPart, photoAffines, toSvgElement } from '@aimante/print/drawing';
import sharp from 'sharp';
import { lookedPhoto } from './looked-photo.ts';

export interface PicturedMagnet {
  /** The photo as JPEG, of any size. */
  photo: Buffer;
  /** The other photos of a collage, by their ids. */
  cells?: ReadonlyMap<string, Buffer>;
  recipe: Recipe;
  /** Photo and layers of the recipe. */
  drawing: Drawing;
  outline: Pick<PrintProfile, 'trim' | 'cornerRadius' | 'shape'>;
}

/** Twice the width of a mail, for high-density phone screens. */
const WIDTH = 1120;
const MARGIN = 64;
const GAP = 44;
const ONE_ROW = 4;
const HEIGHTS = { one: 300, two: 210 };
const TILTS = [-3, 2, -1.5, 3, -2.5, 1.5, 2.5, -2];

const DOOR = `<linearGradient id="door" x2="1" y2="0.18"><stop stop-color="#f4f1eb"/><stop offset=".58" stop-color="#f4f1eb"/><stop offset=".76" stop-color="#ece6db"/><stop offset=".84" stop-color="#f6f3ee"/><stop offset=".92" stop-color="#e9e3d7"/><stop offset="1" stop-color="#e3dccf"/></linearGradient>
<linearGradient id="gloss" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".28"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/></linearGradient>
<filter id="shadow" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="9"/></filter>`;

/** Draws up to eight of the customer's magnets on a door, at one scale. */
export async function drawMagnets(ordered: readonly PicturedMagnet[]): Promise<Buffer> {
  const magnets = await Promise.all(
    ordered.map(async (magnet) => ({
      ...magnet,
      photo: await lookedPhoto(magnet.photo, magnet.recipe),
      cells: await lookedCells(magnet),
    })),
  );
  const rows = inRows(magnets);
  const scale = scaleOf(rows);
  const heights = rows.map((row) => scale * Math.max(...row.map(({ outline }) => outline.trim.height)));
  const height = Math.round(heights.reduce((sum, one) => sum + one, 2 * MARGIN + GAP * (rows.length - 1)));
  let top = MARGIN;
  const tiles: string[] = [];
  for (const [at, row] of rows.entries()) {
    const rowHeight = heights[at] ?? 0;
    tiles.push(...drawRow(row, { scale, middle: top + rowHeight / 2, first: tiles.length }));
    top += rowHeight + GAP;
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}"><defs>${DOOR}</defs><rect width="100%" height="100%" fill="url(#door)"/>${tiles.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

async function lookedCells({ recipe, cells }: PicturedMagnet): Promise<Map<string, Buffer>> {
  const looked = cellPhotos(recipe).map(async ({ photoId, crop }) => {
    const photo = cells?.get(photoId);
    return photo ? [[photoId, await lookedPhoto(photo, crop)] as const] : [];
  });
  return new Map((await Promise.all(looked)).flat());
}

function inRows(magnets: readonly PicturedMagnet[]): PicturedMagnet[][] {
  const shown = magnets.slice(0, TILTS.length);
  if (shown.length <= ONE_ROW) return [shown];
  const half = Math.ceil(shown.length / 2);
  return [shown.slice(0, half), shown.slice(half)];
}

/** Pixels per millimetre: the largest scale that the widest row and the tallest magnet allow. */
function scaleOf(rows: readonly PicturedMagnet[][]): number {
  const tallest = Math.max(...rows.flat().map(({ outline }) => outline.trim.height));
  const widths = rows.map((row) => (WIDTH - 2 * MARGIN - GAP * (row.length - 1)) / widthOf(row));
  return Math.min((rows.length === 1 ? HEIGHTS.one : HEIGHTS.two) / tallest, ...widths);
}

const widthOf = (row: readonly PicturedMagnet[]) => row.reduce((sum, { outline }) => sum + outline.trim.width, 0);

interface RowPlace {
  scale: number;
  middle: number;
  /** Number of magnets in the rows before. */
  first: number;
}

function drawRow(row: readonly PicturedMagnet[], { scale, middle, first }: RowPlace): string[] {
  let left = (WIDTH - widthOf(row) * scale - GAP * (row.length - 1)) / 2;
  return row.map((magnet, at) => {
    const { width, height } = magnet.outline.trim;
    const place = { left, top: middle - (height * scale) / 2, scale, tilt: TILTS[first + at] ?? 0 };
    left += width * scale + GAP;
    return drawMagnet(magnet, place, `magnet-${first + at}`);
  });
}

interface Place {
  left: number;
  top: number;
  scale: number;
  tilt: number;
}

function drawMagnet(magnet: PicturedMagnet, { left, top, scale, tilt }: Place, id: string): string {
  const { outline } = magnet;
  const { width, height } = outline.trim;
  const path = toSvgPath(shapePath({ ...outline, bleed: 0, safe: 0 }));
  return `<clipPath id="${id}"><path d="${path}"/></clipPath>
<g transform="translate(${left} ${top}) rotate(${tilt} ${(width * scale) / 2} ${(height * scale) / 2})">
<g filter="url(#shadow)" transform="translate(5 12)"><path transform="scale(${scale})" d="${path}" fill="#3a2c1c" fill-opacity=".42"/></g>
<g transform="scale(${scale})"><path transform="translate(.25 .55)" d="${path}" fill="#8d8378"/><g clip-path="url(#${id})"><rect width="${width}" height="${height}" fill="#fff"/>${drawParts(magnet, id)}</g>
<path d="${path}" fill="url(#gloss)"/></g></g>`;
}

function drawParts({ photo, cells, recipe, drawing }: PicturedMagnet, id: string): string {
  return drawing
    .map((part, at) => {
      if (part.kind === 'ink') return toSvgElement(part.ink);
      const file = part.cell ? cells?.get(part.cell.photoId) : photo;
      if (!file) return '';
      const href = `data:image/jpeg;base64,${file.toString('base64')}`;
      return drawPhoto(part.cell?.crop ?? recipe, part, { href, id: `${id}-${at}` });
    })
    .join('');
}

function drawPhoto(recipe: Recipe, part: PhotoPart, { href, id }: { href: string; id: string }): string {
  const matrix = photoAffines(recipe, part).at(-1)?.join(' ');
  const { width, height } = recipe.photo;
  const image = `<image transform="matrix(${matrix})" width="${width}" height="${height}" preserveAspectRatio="none" href="${href}"/>`;
  if (!part.clip) return image;
  return `<clipPath id="${id}-photo"><path d="${part.clip}"/></clipPath><g clip-path="url(#${id}-photo)">${image}</g>`;
}
