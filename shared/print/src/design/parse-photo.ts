import { parseCrop } from '../recipe/parse-crop.ts';
import type { Area, CellPhoto, PhotoLayer } from './design.ts';
import { type Fields, isAngle, isFields, isOneOf, isRadius, MASKS, readArea } from './read-fields.ts';

/** Undefined: not a photo of this version. */
export function parsePhoto({ mask, radius, angle, area: given, cell: inCell }: Fields): PhotoLayer | undefined {
  const area = given === undefined ? undefined : readArea(given);
  if (given !== undefined && !area) return undefined;
  if (!isOneOf(mask, MASKS) || !isRadius(radius) || !isAngle(angle)) return undefined;
  const layer: PhotoLayer = { kind: 'photo', mask, radius, angle, ...(area && { area }) };
  if (inCell === undefined) return layer;
  if (!area) return undefined;
  const cell = inCell === null ? null : readCell(inCell, area);
  return cell === undefined ? undefined : { ...layer, cell };
}

const isPhotoId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

/** The crop has the proportions of its area, to a hundredth. */
function readCell(input: unknown, { width, height }: Area): CellPhoto | undefined {
  if (!isFields(input) || !isPhotoId(input.photoId)) return undefined;
  const read = parseCrop(input.crop);
  if ('error' in read || Math.abs(read.recipe.aspect / (width / height) - 1) >= 0.01) return undefined;
  return { photoId: input.photoId, crop: read.recipe };
}
