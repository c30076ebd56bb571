import type { photosAddSchema } from '@aimante/api-contract/orders/photos-add-schema';
import { cellPhotos, type Recipe } from '@aimante/print';
import type { z } from 'zod';
import { keepOrdered, lockPhotos, photoErrors, usablePhotos } from '../../../people/index.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import { Refusal } from '../../../platform/text/refusal.ts';
import { updateOrder } from '../../orders/record/change-order.ts';
import { orderErrors } from '../../orders/record/errors.ts';
import { countMissingPhotos, missingOfLine } from '../../orders/record/missing-photos.ts';
import { addOrderEvent, type OrderActor } from '../../orders/record/order-event.ts';
import { isUnproduced, phaseOf } from '../../orders/record/order-machine.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';
import { isFullyRefunded } from '../../orders/record/refund-sums.ts';
import { promiseFromPayment } from '../../shipping/promised-days.ts';
import { cellPhotoIds, checkCells, readRecipe } from './ordered-photos.ts';
import { reportCompletePhotos } from './report-complete-photos.ts';

type GivenPhoto = z.output<typeof photosAddSchema>['photos'][number];
type AddedPhoto = Omit<GivenPhoto, 'recipe'> & { recipe: Recipe };

export interface PhotoAddition {
  order: OrderRow;
  lineId: string;
  photos: readonly GivenPhoto[];
  owners: readonly string[];
  by: OrderActor;
}

interface Line extends Record<string, unknown> {
  magnetWidth: number | null;
  magnetHeight: number | null;
  missing: number;
  /** Ids of the magnets that have their photo. */
  known: string[];
}

/**
 * Adds photos to a line that was ordered without them, before or after the payment. Magnets that the line has already
 * are skipped, so a repeated call adds nothing. After the last photo, the promised days count from now.
 */
export async function addPhotos(services: Services, tx: Queryable, wish: PhotoAddition): Promise<Refusal | undefined> {
  const { order, lineId, by } = wish;
  const line = await readLine(tx, order.id, lineId);
  if (!line) return orderErrors.ORDER_NOT_FOUND();
  const added = wish.photos.filter(({ id }) => !line.known.includes(id));
  if (added.length === 0) return undefined;
  if (line.missing === 0 || !(await takesPhotos(tx, order))) return orderErrors.ORDER_PHOTOS_CLOSED();
  const count = added.reduce((sum, { copies }) => sum + copies, 0);
  if (count > line.missing) return orderErrors.ORDER_PHOTOS_TOO_MANY({ left: line.missing });
  const checked = await checkAdded(tx, line, { ...wish, photos: added });
  if (checked instanceof Refusal) return checked;
  await storePhotos(tx, lineId, checked);
  const left = await countMissingPhotos(tx, order.id);
  await addOrderEvent(tx, { orderId: order.id, type: 'photos_added', by, at: services.now(), data: { count, left } });
  // Only the version, for pages that show the order as it was.
  await updateOrder(tx, order.id, sql`stage = stage`);
  if (left > 0) return undefined;
  await reportCompletePhotos(services, tx, order);
  if (phaseOf(order) === 'production') await promiseFromPayment(services, tx, order.id);
  return undefined;
}

async function readLine(tx: Queryable, orderId: string, lineId: string): Promise<Line | undefined> {
  const { rows } = await tx.execute<Line>(sql`SELECT l.magnet_width_mm::float8 AS "magnetWidth",
      l.magnet_height_mm::float8 AS "magnetHeight", ${missingOfLine} AS missing,
      coalesce((SELECT json_agg(p.id) FROM order_line_photos p WHERE p.order_line_id = l.id), '[]') AS known
    FROM order_lines l WHERE l.id = ${lineId} AND l.order_id = ${orderId}`);
  return rows[0];
}

async function takesPhotos(tx: Queryable, order: OrderRow): Promise<boolean> {
  const isOpen = ['awaiting', 'failed', 'production'].includes(phaseOf(order)) && isUnproduced(order.stage);
  return isOpen && !(await isFullyRefunded(tx, order));
}

async function checkAdded(
  tx: Queryable,
  line: Line,
  { photos, owners }: Pick<PhotoAddition, 'photos' | 'owners'>,
): Promise<AddedPhoto[] | Refusal> {
  const ids = photos.flatMap(({ photoId, recipe }) => [photoId, ...cellPhotoIds(recipe)]);
  await lockPhotos(tx, ids);
  const known = await usablePhotos(tx, ids, owners);
  const checked: AddedPhoto[] = [];
  for (const { recipe: given, ...added } of photos) {
    const { photoId } = added;
    const photo = known.get(photoId);
    if (!photo) return photoErrors.PHOTO_UNKNOWN({ photoId });
    const recipe = readRecipe(given, photo, line);
    const refusal = recipe ? checkCells(recipe, known) : photoErrors.RECIPE_INVALID;
    if (!recipe || refusal) return (refusal ?? photoErrors.RECIPE_INVALID)({ photoId });
    checked.push({ ...added, recipe });
  }
  return checked;
}

async function storePhotos(tx: Queryable, lineId: string, photos: readonly AddedPhoto[]): Promise<void> {
  const rows = photos.map((photo, place) => ({ place, ...photo }));
  await tx.execute(sql`INSERT INTO order_line_photos (id, order_line_id, photo_id, position, copies, recipe)
    SELECT p.id, ${lineId}, p."photoId", p.place + (SELECT coalesce(max(q.position) + 1, 0) FROM order_line_photos q
        WHERE q.order_line_id = ${lineId}), p.copies, p.recipe
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        AS p(id uuid, "photoId" uuid, place int, copies int, recipe jsonb)
    ON CONFLICT (id) DO NOTHING`);
  const ids = photos.flatMap(({ photoId, recipe }) => [photoId, ...cellPhotos(recipe).map((cell) => cell.photoId)]);
  await keepOrdered(tx, ids);
}
