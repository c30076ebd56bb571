import type { PlatformFlows } from '@aimante/api-contract/books';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Period } from '../figures/sales.ts';
import { platformOf } from './platform-of.ts';
import { readPrivateSales } from './private-sales.ts';

type FlowRow = PlatformFlows['flows'][number] & Record<string, unknown>;

/** The journal of a period, and what became of its flows: problems first, then the newest. */
export async function readPlatformFlows(services: Services, period: Period): Promise<PlatformFlows> {
  const { db, config } = services;
  const { rows } = await db.execute<FlowRow>(sql`SELECT f.id, i.label, f.day::text, f.state, f.problem,
      f.sent_at AS "sentAt"
    FROM platform_flows f LEFT JOIN invoices i ON i.id = f.invoice_id
    WHERE coalesce(i.issued_at, f.day::timestamp AT TIME ZONE 'Europe/Paris') >= ${period.from}
      AND coalesce(i.issued_at, f.day::timestamp AT TIME ZONE 'Europe/Paris') < ${period.before}
    ORDER BY f.problem IS NULL, coalesce(f.day, i.issued_at::date) DESC, i.label DESC`);
  const flows = rows.map((row) => ({ ...row, sentAt: row.sentAt && wireTime(row.sentAt) }));
  const platform = platformOf(services) && (config.invoicePlatform.demo ? 'demo' : 'live');
  return { platform: platform ?? 'none', sales: await readPrivateSales(db, period), flows };
}
