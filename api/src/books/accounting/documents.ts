import type { BookDocument } from '@aimante/api-contract/books';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';

interface Page extends Period {
  page: number;
  limit: number;
}

/** Invoices, credit notes and their reversals, newest first. Amounts of credit notes are negative. */
export async function listDocuments(
  db: Queryable,
  { from, before, page, limit }: Page,
): Promise<{ items: BookDocument[]; total: number }> {
  const where = sql`i.issued_at >= ${from} AND i.issued_at < ${before}`;
  const { rows } = await db.execute<BookDocument & Record<string, unknown>>(sql`SELECT i.id, i.label,
      (i.issued_at AT TIME ZONE 'Europe/Paris')::date::text AS day, c.label AS corrects, i.order_id AS "orderId",
      CASE WHEN i.series = 'A' THEN 'credit_note' WHEN i.corrects_id IS NULL THEN 'invoice' ELSE 'reversal' END AS kind,
      coalesce(i.data -> 'buyer' ->> 'name', '') AS customer, s.sign * (i.data ->> 'vatCents')::int AS "vatCents",
      s.sign * ((i.data ->> 'totalCents')::int - (i.data ->> 'vatCents')::int) AS "netCents",
      s.sign * (i.data ->> 'totalCents')::int AS "grossCents"
    FROM invoices i LEFT JOIN invoices c ON c.id = i.corrects_id,
      LATERAL (SELECT CASE WHEN i.series = 'A' THEN -1 ELSE 1 END AS sign) s
    WHERE ${where} ORDER BY i.issued_at DESC, i.series, i.number DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`);
  const count = await db.execute<{ total: number }>(sql`SELECT count(*)::int AS total FROM invoices i WHERE ${where}`);
  return { items: rows, total: count.rows[0]?.total ?? 0 };
}
