import type { Packing } from '@aimante/api-contract/packing';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { findOrder, lockOrder, moveOrder, type OrderRow, orderErrors } from '../../selling/index.ts';
import { readCode } from '../codes/print-codes.ts';
import { packingErrors } from './errors.ts';
import { selectPacking } from './packing-rows.ts';
import { findTile } from './read-scan.ts';

interface Packer {
  tx: Queryable;
  author: Author;
  services: Services;
}

export async function readPacking({ db, secrets }: Services, orderId: string): Promise<Packing | Refusal> {
  const order = await findOrder(db, orderId);
  return order ? selectPacking(db, secrets.link, order) : orderErrors.ORDER_NOT_FOUND();
}

/** Locked, so that two packers of one order take turns. */
async function lockOpenOrder(tx: Queryable, orderId: string): Promise<OrderRow | Refusal> {
  if (!(await findOrder(tx, orderId))) return orderErrors.ORDER_NOT_FOUND();
  const order = await lockOrder(tx, orderId);
  return order.status === 'en_cours' ? order : packingErrors.PACKING_CLOSED();
}

export async function packTile(
  { tx, author, services }: Packer,
  { orderId, code: text }: { orderId: string; code: string },
): Promise<Packing | Refusal> {
  const { secrets, now } = services;
  const order = await lockOpenOrder(tx, orderId);
  if (order instanceof Refusal) return order;
  const code = readCode(secrets.link, text);
  if (!code) return packingErrors.CODE_UNKNOWN();
  if (code.kind !== 'tile') return packingErrors.PACKING_NOT_A_TILE();
  const tile = await findTile(tx, code.number);
  if (!tile) return packingErrors.CODE_UNKNOWN();
  if (tile.orderId !== orderId) return packingErrors.PACKING_OTHER_ORDER({ number: tile.orderNumber });
  if (tile.isVoid) return packingErrors.PACKING_TILE_VOID();
  const { rowCount } = await tx.execute(sql`INSERT INTO packed_tiles (tile_id, packed_by, packed_at)
    VALUES (${tile.id}, ${author.actor.id}, ${now().toISOString()}) ON CONFLICT (tile_id) DO NOTHING`);
  if (rowCount === 0) return packingErrors.PACKING_TWICE();
  return selectPacking(tx, secrets.link, order);
}

export async function restartPacking({ tx, author, services }: Packer, orderId: string): Promise<Packing | Refusal> {
  const order = await lockOpenOrder(tx, orderId);
  if (order instanceof Refusal) return order;
  await tx.execute(sql`DELETE FROM packed_tiles k USING print_tiles t JOIN order_line_photos p ON p.id = t.order_line_photo_id
    JOIN order_lines l ON l.id = p.order_line_id WHERE t.id = k.tile_id AND l.order_id = ${orderId}`);
  await recordAudit(tx, author, { action: 'packing.restart', entity: 'order', entityId: orderId });
  return selectPacking(tx, services.secrets.link, order);
}

/** Skips the stage `assemble`: to scan each tile is to assemble the order. */
export async function finishPacking({ tx, author, services }: Packer, orderId: string): Promise<Packing | Refusal> {
  const open = await lockOpenOrder(tx, orderId);
  if (open instanceof Refusal) return open;
  const { total, packed } = await selectPacking(tx, services.secrets.link, open);
  if (packed < total) return packingErrors.PACKING_INCOMPLETE({ missing: total - packed });
  const by = { role: 'admin', id: author.actor.id } as const;
  let order: OrderRow = open;
  for (const to of order.stage === 'imprime' ? (['assemble', 'emballe'] as const) : (['emballe'] as const)) {
    const moved = await moveOrder(services, tx, { order, to, by });
    if (moved instanceof Refusal) return moved;
    order = moved;
  }
  return selectPacking(tx, services.secrets.link, order);
}
