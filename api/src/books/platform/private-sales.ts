import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { InvoiceData, VatCategory } from '../documents/document.ts';
import { documentVat } from '../documents/document-vat.ts';
import type { Period } from '../figures/sales.ts';

/** Sales less refunds of one day at one rate. */
export interface DaySales {
  day: string;
  rate: number;
  category: VatCategory;
  /** Whether the VAT is that of another country of the Union. */
  isOss: boolean;
  /** Documents and tickets. */
  count: number;
  netCents: number;
  vatCents: number;
}

/** An invoice to a French company goes to the platform by itself. */
export const isToCompany = sql`coalesce(i.data -> 'buyer' ->> 'siret', '') <> ''`;

interface DocumentRow extends Record<string, unknown> {
  day: string;
  sign: 1 | -1;
  data: InvoiceData;
}

/** The journal of sales to private persons, as the law asks for it: by day and rate, online and at the markets. */
export async function readPrivateSales(db: Queryable, { from, before }: Period): Promise<DaySales[]> {
  const { rows } =
    await db.execute<DocumentRow>(sql`SELECT (i.issued_at AT TIME ZONE 'Europe/Paris')::date::text AS day,
      CASE WHEN i.series = 'A' THEN -1 ELSE 1 END AS sign, i.data
    FROM invoices i WHERE i.issued_at >= ${from} AND i.issued_at < ${before} AND NOT ${isToCompany}`);
  const online = rows.flatMap(({ day, sign, data }) =>
    documentVat(data).groups.map(({ rate, category, netCents, vatCents }): DaySales => {
      const isOss = data.vat?.rule === 'oss';
      return { day, rate, category, isOss, count: 1, netCents: sign * netCents, vatCents: sign * vatCents };
    }),
  );
  const { rows: tickets } = await db.execute<Omit<DaySales, 'category' | 'isOss'> & Record<string, unknown>>(sql`
    SELECT (t.booked_at AT TIME ZONE 'Europe/Paris')::date::text AS day, (v.part ->> 'rate')::float8 AS rate,
      count(*)::int AS count, sum(s.sign * ((v.part ->> 'grossCents')::int - (v.part ->> 'vatCents')::int))::int AS "netCents",
      sum(s.sign * (v.part ->> 'vatCents')::int)::int AS "vatCents"
    FROM till_entries t, LATERAL (SELECT CASE t.kind WHEN 'sale' THEN 1 ELSE -1 END AS sign) s,
      jsonb_array_elements(t.data -> 'record' -> 'vat') v (part)
    WHERE t.kind IN ('sale', 'correction', 'refund') AND t.booked_at >= ${from} AND t.booked_at < ${before}
    GROUP BY 1, 2`);
  return sumUp([
    ...online,
    ...tickets.map((row): DaySales => ({ ...row, category: row.rate > 0 ? 'S' : 'E', isOss: false })),
  ]);
}

function sumUp(parts: readonly DaySales[]): DaySales[] {
  const sums = new Map<string, DaySales>();
  for (const part of parts) {
    const key = `${part.day} ${part.category} ${part.rate} ${part.isOss}`;
    const sum = sums.get(key);
    if (!sum) sums.set(key, { ...part });
    else {
      sum.count += part.count;
      sum.netCents += part.netCents;
      sum.vatCents += part.vatCents;
    }
  }
  return [...sums.values()].sort((a, b) => (a.day === b.day ? b.rate - a.rate : a.day < b.day ? 1 : -1));
}
