import type { DatedVatRate } from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';

export interface VatRateRow extends DatedVatRate, Record<string, unknown> {
  id: string;
}

interface Source extends Pick<Services, 'changes'> {
  db: Queryable;
}

const kept = new WeakMap<Source['changes'], { revision: number; rates: VatRateRow[] }>();

/** The rates, read again only after a change: rates and settings announce it together. */
export async function vatRates({ db, changes }: Source): Promise<VatRateRow[]> {
  const revision = changes.revision('settings');
  const known = kept.get(changes);
  if (known && known.revision === revision) return known.rates;
  const rates = await readVatRates(db);
  if (revision !== undefined) kept.set(changes, { revision, rates });
  return rates;
}

/** All rates, by territory and class, the newest first. */
export async function readVatRates(db: Queryable): Promise<VatRateRow[]> {
  const { rows } = await db.execute<VatRateRow>(sql`SELECT r.id, r.territory, r.vat_class AS "vatClass",
      r.rate::float8 AS rate, r.valid_from::text AS "validFrom"
    FROM vat_rates r ORDER BY r.territory, r.vat_class DESC, r.valid_from DESC`);
  return rows;
}
