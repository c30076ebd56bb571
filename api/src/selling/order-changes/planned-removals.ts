import type { lineChangeSchema } from '@aimante/api-contract/order-desk/schemas';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import { Refusal } from '../../platform/text/refusal.ts';
import { orderErrors } from '../orders/record/errors.ts';
import { setSize } from '../orders/record/refund-parts.ts';

export type LineChange = z.output<typeof lineChangeSchema>;

interface Photo {
  id: string;
  copies: number;
}

export interface KeptLine extends Record<string, unknown> {
  id: string;
  name: string;
  /** Units that are still in the order. */
  quantity: number;
  /** Magnets of one set; 1 without a set. */
  setSize: number;
  stockId: string | null;
  photos: Photo[];
}

export interface Removal {
  line: KeptLine;
  units: number;
  /** The photos of the line that have fewer copies, or none. */
  photos: Photo[];
}

/** The articles that are still in an order. */
export async function readKeptLines(tx: Queryable, orderId: string): Promise<KeptLine[]> {
  const { rows } = await tx.execute<KeptLine>(sql`SELECT l.id, l.name || coalesce(' (' || l.options || ')', '') AS name,
      l.quantity - l.removed_quantity AS quantity, ${setSize} AS "setSize", l.stock_id AS "stockId",
      coalesce((SELECT json_agg(json_build_object('id', p.id, 'copies', p.copies) ORDER BY p.position)
        FROM order_line_photos p WHERE p.order_line_id = l.id), '[]') AS photos
    FROM order_lines l WHERE l.order_id = ${orderId} AND l.kind = 'article' AND l.quantity > l.removed_quantity
    ORDER BY l.position`);
  return rows;
}

/** What the changes take out of the order, or why they cannot. */
export function planRemovals(lines: readonly KeptLine[], changes: readonly LineChange[]): Removal[] | Refusal {
  const removals: Removal[] = [];
  for (const change of changes) {
    const line = lines.find(({ id }) => id === change.lineId);
    const removal = line && planRemoval(line, change);
    if (!removal || removals.some((other) => other.line === line)) return orderErrors.ORDER_LINES_OTHER();
    if (removal instanceof Refusal) return removal;
    if (removal.units > 0) removals.push(removal);
  }
  const sumOf = (quantities: readonly number[]) => quantities.reduce((sum, each) => sum + each, 0);
  const kept = sumOf(lines.map(({ quantity }) => quantity)) - sumOf(removals.map(({ units }) => units));
  return kept > 0 ? removals : orderErrors.ORDER_LINES_NONE();
}

const copiesOf = (photos: readonly { copies: number }[]): number => photos.reduce((sum, { copies }) => sum + copies, 0);

function planRemoval(line: KeptLine, { quantity, photos: kept }: LineChange): Removal | Refusal {
  const { name, setSize } = line;
  const units = line.quantity - quantity;
  if (units < 0) return orderErrors.ORDER_LINES_ADDED({ name });
  if (units % setSize !== 0) return orderErrors.ORDER_LINES_SET({ name, size: setSize });
  const [only, ...others] = line.photos;
  const isPlain = only === undefined || others.length > 0;
  const photos = kept ?? (isPlain ? [] : [{ linePhotoId: only.id, copies: Math.min(quantity, only.copies) }]);
  const left = line.photos.map(({ id, copies }) => ({
    id,
    copies: photos.find(({ linePhotoId }) => linePhotoId === id)?.copies ?? copies,
    before: copies,
  }));
  // Magnets without a photo leave first.
  const isIncomplete = copiesOf(line.photos) < line.quantity;
  const isRight =
    left.every(({ copies, before }) => copies <= before) &&
    (left.length === 0 || (isIncomplete ? copiesOf(left) <= quantity : copiesOf(left) === quantity));
  if (!isRight) return orderErrors.ORDER_LINES_PHOTOS({ name });
  return { line, units, photos: left.filter(({ copies, before }) => copies < before) };
}
