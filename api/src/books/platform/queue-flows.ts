import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { sql } from '../../platform/sql/sql.ts';
import { isToCompany } from './private-sales.ts';

/** What is older was issued before the platform was set, and is not sent later. */
const DAYS = 31;

/** Invoices to companies that are new, and days with sales to private persons that are over. Safe to repeat. */
export async function queueFlows(db: Queryable, now: Date): Promise<void> {
  const at = now.toISOString();
  const today = sql`(${at}::timestamptz AT TIME ZONE 'Europe/Paris')::date`;
  const { rows } = await db.execute<{ invoiceId: string | null; day: string | null }>(sql`
    SELECT i.id AS "invoiceId", NULL::text AS day FROM invoices i
    WHERE ${isToCompany} AND i.issued_at >= ${today} - ${DAYS}::int
      AND NOT EXISTS (SELECT 1 FROM platform_flows f WHERE f.invoice_id = i.id)
    UNION ALL
    SELECT NULL, s.day::text FROM (
      SELECT (i.issued_at AT TIME ZONE 'Europe/Paris')::date AS day FROM invoices i
      WHERE NOT ${isToCompany} AND i.issued_at >= ${today} - ${DAYS}::int
      UNION
      SELECT (t.booked_at AT TIME ZONE 'Europe/Paris')::date FROM till_entries t
      WHERE t.kind IN ('sale', 'correction', 'refund') AND t.booked_at >= ${today} - ${DAYS}::int
    ) s WHERE s.day < ${today} AND NOT EXISTS (SELECT 1 FROM platform_flows f WHERE f.day = s.day)`);
  const flows = rows.map(({ invoiceId, day }) => ({ id: uuidv7(now.getTime()), invoice_id: invoiceId, day }));
  await db.execute(sql`INSERT INTO platform_flows (id, invoice_id, day, next_at, created_at)
    SELECT f.id, f.invoice_id, f.day, ${at}, ${at}
    FROM jsonb_to_recordset(${JSON.stringify(flows)}::jsonb) AS f (id uuid, invoice_id uuid, day date)
    ON CONFLICT DO NOTHING`);
}
