import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';

interface Reading {
  now: Date;
  /** Not counted, if given. */
  exceptOrder?: string | undefined;
}

/** Magnets that are not printed yet: paid ones, and those of orders that are about to be paid. */
export async function readBacklog(db: Queryable, { now, exceptOrder }: Reading): Promise<number> {
  const others = exceptOrder ? sql`AND o.id <> ${exceptOrder}` : sql``;
  const { rows } = await db.execute<{
    magnets: number;
  }>(sql`SELECT coalesce(sum(l.quantity - l.removed_quantity), 0)::int AS magnets
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE l.kind = 'article' AND l.stage = 'todo' ${others}
      AND (o.status = 'en_cours' AND o.stage IN ('a_verifier', 'pret', 'bloque')
        OR o.status = 'en_attente' AND o.hold_expires_at > ${now.toISOString()})`);
  return rows[0]?.magnets ?? 0;
}
