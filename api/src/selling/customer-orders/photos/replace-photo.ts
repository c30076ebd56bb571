import { parseRecipe, photoLayersOf, type Recipe, withAspect, withDesign } from '@aimante/print';
import { lockPhotos, photoErrors, releasePhotos, unorderedDays, usablePhotos } from '../../../people/index.ts';
import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { announce } from '../../../platform/events/event.ts';
import type { Services } from '../../../platform/services/services.ts';
import { sql } from '../../../platform/sql/sql.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { updateOrder } from '../../orders/record/change-order.ts';
import { orderErrors } from '../../orders/record/errors.ts';
import { addOrderEvent, type OrderActor } from '../../orders/record/order-event.ts';
import { photoReplaced } from '../../orders/record/order-events.ts';
import { phaseOf } from '../../orders/record/order-machine.ts';
import type { OrderRow } from '../../orders/record/order-rows.ts';
import { isFullyRefunded } from '../../orders/record/refund-sums.ts';
import { cellPhotoIds, checkCells, readRecipe } from './ordered-photos.ts';

export interface Replacement {
  order: OrderRow;
  linePhotoId: string;
  photoId: string;
  recipe: unknown;
  /** In a collage, the place of the photo among its cells. Undefined: the photo of the recipe. */
  cell?: number | undefined;
  owners: readonly string[];
  by: OrderActor;
  now: Date;
}

interface BlockedRow extends Record<string, unknown> {
  photoId: string;
  review: string;
  recipe: unknown;
  magnetWidth: number | null;
  magnetHeight: number | null;
}

/** Replaces a blocked photo. After the last one, the order goes back to review. */
export async function replacePhoto(services: Services, tx: Queryable, wish: Replacement): Promise<Refusal | undefined> {
  const { order, linePhotoId, photoId, owners, by, now } = wish;
  const { rows } =
    await tx.execute<BlockedRow>(sql`SELECT p.review, p.recipe, p.photo_id AS "photoId", l.magnet_width_mm::float8 AS "magnetWidth",
      l.magnet_height_mm::float8 AS "magnetHeight"
    FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    WHERE p.id = ${linePhotoId} AND l.order_id = ${order.id}`);
  const [blocked] = rows;
  if (!blocked) return orderErrors.ORDER_NOT_FOUND();
  const canReplace =
    blocked.review === 'blocked' && phaseOf(order) === 'production' && !(await isFullyRefunded(tx, order));
  if (!canReplace) return orderErrors.PHOTO_NOT_BLOCKED();
  const given = [photoId, ...cellPhotoIds(wish.recipe)];
  await lockPhotos(tx, [...given, blocked.photoId]);
  const known = await usablePhotos(tx, given, owners);
  const photo = known.get(photoId);
  if (!photo) return photoErrors.PHOTO_UNKNOWN({ photoId });
  const framed = readRecipe(wish.recipe, photo, blocked);
  const refusal = framed && checkCells(framed, known);
  if (refusal) return refusal({ photoId });
  const next = framed && (inCell(blocked, framed, wish) ?? asOwn(blocked, framed, wish));
  if (!next) return photoErrors.RECIPE_INVALID({ photoId });
  await tx.execute(sql`UPDATE order_line_photos SET photo_id = ${next.photoId}, recipe = ${JSON.stringify(next.recipe)}::jsonb,
    review = 'waiting', review_reason = NULL, tile_hash = NULL, bleed_source = NULL WHERE id = ${linePhotoId}`);
  await announce(services, tx, photoReplaced({ linePhotoId, at: now }));
  await releasePhotos(tx, sql`p.id = ${next.replaced}`, { now, days: unorderedDays });
  await addOrderEvent(tx, { orderId: order.id, type: 'photo_replaced', by, at: now, data: { linePhotoId } });
  await unblockOrder(tx, order);
  return undefined;
}

interface Next {
  photoId: string;
  recipe: Recipe;
  /** The photo that the magnet no longer needs. */
  replaced: string;
}

const asOwn = (blocked: BlockedRow, framed: Recipe, { photoId }: Replacement): Next => ({
  photoId,
  recipe: withDesignOf(blocked, framed),
  replaced: blocked.photoId,
});

/** Puts the new photo into a cell and keeps the other photos of the collage. Undefined: it replaces the recipe's photo. */
function inCell(blocked: BlockedRow, framed: Recipe, { cell, photoId }: Replacement): Next | undefined {
  const read = parseRecipe(blocked.recipe);
  if (cell === undefined || 'error' in read || !read.recipe.design) return undefined;
  const { design } = read.recipe;
  const layer = photoLayersOf({ design })[cell];
  if (!layer?.cell || !layer.area) return undefined;
  const { design: _, ...crop } = withAspect(framed, layer.area.width / layer.area.height);
  const layers = design.layers.map((each) => (each === layer ? { ...layer, cell: { photoId, crop } } : each));
  return {
    photoId: blocked.photoId,
    recipe: { ...read.recipe, design: { ...design, layers } },
    replaced: layer.cell.photoId,
  };
}

/** The order page frames a photo and knows no layers: the new photo takes the place of the old one in its design. */
function withDesignOf({ recipe, magnetWidth, magnetHeight }: BlockedRow, framed: Recipe): Recipe {
  const read = parseRecipe(recipe);
  if ('error' in read || framed.design || !magnetWidth || !magnetHeight) return framed;
  return withDesign(framed, read.recipe.design, { width: magnetWidth, height: magnetHeight });
}

/** Sends the order back to review if no blocked photo is left. */
export async function unblockOrder(tx: Queryable, order: OrderRow): Promise<void> {
  const { rows } = await tx.execute(sql`SELECT 1 FROM order_line_photos p JOIN order_lines l ON l.id = p.order_line_id
    WHERE l.order_id = ${order.id} AND p.review = 'blocked' LIMIT 1`);
  if (rows.length > 0 || order.stage !== 'bloque') return;
  await updateOrder(tx, order.id, sql`stage = 'a_verifier', block_reason = NULL`);
}
