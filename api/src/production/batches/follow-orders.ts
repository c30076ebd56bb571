import type { OrderStage } from '@aimante/api-contract/orders';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { plannedTilesOfOrder, tilesOfOrder, tilesOfPhoto, unchosenTilesOfOrder, voidTiles } from './void-tiles.ts';

interface OfOrder {
  orderId: string;
  at: Date;
}

export const voidCancelledOrder = (_: unknown, tx: Queryable, { orderId, at }: OfOrder): Promise<void> =>
  voidTiles(tx, tilesOfOrder(orderId), { reason: 'cancelled', now: at });

/** An order refunded in full is not printed. */
export const voidRefundedOrder = (_: unknown, tx: Queryable, { orderId, at }: OfOrder): Promise<void> =>
  voidTiles(tx, unchosenTilesOfOrder(orderId), { reason: 'refunded', now: at });

/**
 * An order that goes back to review leaves the sheets that are not printed yet. Once ready, it goes on other sheets.
 */
export async function voidUnprintedOrder(
  _: unknown,
  tx: Queryable,
  { orderId, to, at }: OfOrder & { to: OrderStage },
): Promise<void> {
  if (to !== 'bloque' && to !== 'a_verifier') return;
  const reason = to === 'bloque' ? 'blocked' : 'set_back';
  await voidTiles(tx, plannedTilesOfOrder(orderId), { reason, now: at });
}

/** Voids printed tiles too: the new photo is printed instead. */
export const voidReplacedPhoto = (
  _: unknown,
  tx: Queryable,
  { linePhotoId, at }: { linePhotoId: string; at: Date },
): Promise<void> => voidTiles(tx, tilesOfPhoto(linePhotoId), { reason: 'replaced', now: at });
