import {
  cellPhotos,
  type Design,
  hasEmptyCell,
  parseRecipe,
  photoSize,
  type Recipe,
  type SizeMm,
} from '@aimante/print';
import * as z from 'zod';
import { type PhotoRow, photoErrors, unorderedDays, usablePhotos } from '../../../people/index.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import type { OrderDraft } from '../../orders/access/order-draft.ts';
import { type PricedLine, partsByLine } from '../../quote/price-cart.ts';
import { dealPhotos } from './deal-photos.ts';

type Item = OrderDraft['items'][number];
type ItemPhoto = Item['photos'][number];

export interface CheckedPhoto {
  photoId: string;
  copies: number;
  recipe: Recipe;
}

interface ToCheck {
  items: readonly Item[];
  lines: readonly PricedLine[];
  owners: readonly string[];
}

/**
 * Checks that every photo exists, belongs to the customer and has a crop that fits the magnet. Returns them by line
 * index. Photos that no longer exist are refused together, so that the cart can mark them all.
 */
export async function checkPhotos(
  db: Queryable,
  { items, lines, owners }: ToCheck,
): Promise<Map<number, CheckedPhoto[]> | Refusal> {
  const ids = items.flatMap(({ photos }) =>
    photos.flatMap(({ photoId, recipe }) => [photoId, ...cellPhotoIds(recipe)]),
  );
  const known = await usablePhotos(db, ids, owners);
  const photoIds = [...new Set(ids)].filter((id) => !known.has(id));
  if (photoIds.length > 0) return photoErrors.PHOTO_GONE({ photoIds, days: unorderedDays });
  const checked = new Map<number, CheckedPhoto[]>();
  for (const parts of partsByLine(lines)) {
    const [line] = parts;
    if (!line) continue;
    const { photos = [], photosToCome = false } = items[line.place] ?? {};
    const quantities = parts.map(({ item }) => item.quantity);
    const count = checkCount(line, { photos, photosToCome, quantity: sumOf(quantities) });
    if (count) return count;
    const crops = checkCrops(line, photos, known);
    if (crops instanceof Refusal) return crops;
    for (const [index, dealt] of dealPhotos(crops, quantities).entries())
      checked.set(lines.indexOf(line) + index, dealt);
  }
  return checked;
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

interface LinePhotos {
  photos: readonly ItemPhoto[];
  /** The customer adds the missing photos after the order. */
  photosToCome: boolean;
  /** Magnets of the whole line. */
  quantity: number;
}

function checkCount({ item, offer }: PricedLine, { photos, photosToCome, quantity }: LinePhotos): Refusal | undefined {
  const copies = sumOf(photos.map((photo) => photo.copies));
  if (!offer.isPersonalised) return copies === 0 ? undefined : photoErrors.PHOTO_COUNT_DIFFERS({ lineId: item.lineId });
  if (photosToCome && copies <= quantity) return undefined;
  if (copies === 0) return photoErrors.PHOTOS_MISSING({ lineId: item.lineId });
  return copies === quantity ? undefined : photoErrors.PHOTO_COUNT_DIFFERS({ lineId: item.lineId });
}

function checkCrops(
  { item, offer }: PricedLine,
  photos: readonly ItemPhoto[],
  known: ReadonlyMap<string, PhotoRow>,
): CheckedPhoto[] | Refusal {
  const checked: CheckedPhoto[] = [];
  for (const { photoId, copies, recipe: given } of photos) {
    const photo = known.get(photoId);
    if (!photo) return photoErrors.PHOTO_UNKNOWN({ lineId: item.lineId, photoId });
    const recipe = readRecipe(given, photo, offer);
    if (!recipe) return photoErrors.RECIPE_INVALID({ lineId: item.lineId, photoId });
    const refusal = checkCells(recipe, known);
    if (refusal) return refusal({ lineId: item.lineId, photoId });
    checked.push({ photoId, copies, recipe });
  }
  return checked;
}

/** The other photos of a collage in an unchecked recipe. */
export function cellPhotoIds(given: unknown): string[] {
  const read = parseRecipe(given);
  const cells = 'error' in read ? [] : cellPhotos(read.recipe);
  return cells.map(({ photoId }) => photoId).filter((photoId) => z.uuid().safeParse(photoId).success);
}

/** Each cell of a collage has a photo of the customer and a crop of it. Undefined: they are all right. */
export function checkCells(recipe: Recipe, known: ReadonlyMap<string, PhotoRow>) {
  if (hasEmptyCell(recipe)) return photoErrors.RECIPE_INVALID;
  for (const { photoId, crop } of cellPhotos(recipe)) {
    const photo = known.get(photoId);
    if (!photo) return photoErrors.PHOTO_UNKNOWN;
    if (crop.photo.width !== photo.width || crop.photo.height !== photo.height) return photoErrors.RECIPE_INVALID;
  }
  return undefined;
}

interface Magnet {
  magnetWidth: number | null;
  magnetHeight: number | null;
}

/** Undefined: not a valid crop of this photo for this magnet, or not a design of its size. */
export function readRecipe(given: unknown, photo: PhotoRow, { magnetWidth, magnetHeight }: Magnet): Recipe | undefined {
  const read = parseRecipe(given);
  if ('error' in read || !magnetWidth || !magnetHeight) return undefined;
  const { recipe } = read;
  const isOfPhoto = recipe.photo.width === photo.width && recipe.photo.height === photo.height;
  const magnet = { width: magnetWidth, height: magnetHeight };
  const frame = photoSize(recipe, magnet);
  const isOfMagnet = Math.abs(recipe.aspect / (frame.width / frame.height) - 1) < 0.01;
  return isOfPhoto && isOfMagnet && isOfSize(recipe.design, magnet) ? recipe : undefined;
}

const isOfSize = (design: Design | undefined, { width, height }: SizeMm): boolean =>
  !design || (Math.abs(design.size.width - width) < 0.01 && Math.abs(design.size.height - height) < 0.01);
