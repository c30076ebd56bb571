import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection/connect.ts';

/** Paid magnets that are not printed yet. */
export async function readBacklog(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ magnets: number }>(sql`SELECT coalesce(sum(l.quantity), 0)::int AS magnets
    FROM orders o JOIN order_lines l ON l.order_id = o.id
    WHERE o.status = 'en_cours' AND o.stage IN ('a_verifier', 'pret', 'bloque') AND l.stage = 'todo'`);
  return rows[0]?.magnets ?? 0;
}
