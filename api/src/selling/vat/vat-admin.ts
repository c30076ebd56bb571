import type { VatRateDraft, VatTable } from '@aimante/api-contract/vat';
import { isCountry } from '@aimante/shop/country';
import { OSS_THRESHOLD_CENTS } from '@aimante/shop/vat';
import { type Author, recordAudit } from '../../platform/audit/record-audit.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { CommerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { isAboveThreshold, readCrossBorderSales } from './cross-border-sales.ts';
import { vatErrors } from './errors.ts';
import { readVatRates, type VatRateRow } from './vat-rates.ts';

interface Today {
  shop: CommerceSettings['shop'];
  day: string;
}

export async function readVatTable(db: Queryable, { shop, day }: Today): Promise<VatTable> {
  const rates = await readVatRates(db);
  const years = await readCrossBorderSales(db, day);
  return {
    rates: rates.map((rate) => ({ ...rate, state: stateOf(rate, rates, day) })),
    oss: {
      mode: shop.oss,
      thresholdCents: OSS_THRESHOLD_CENTS,
      years,
      isDue: shop.vatRegime === 'standard' && (shop.oss === 'always' || isAboveThreshold(years)),
    },
  };
}

function stateOf(rate: VatRateRow, rates: readonly VatRateRow[], day: string): VatTable['rates'][number]['state'] {
  if (rate.validFrom > day) return 'planned';
  const isReplaced = rates.some(
    (other) =>
      other.territory === rate.territory &&
      other.vatClass === rate.vatClass &&
      other.validFrom > rate.validFrom &&
      other.validFrom <= day,
  );
  return isReplaced ? 'past' : 'current';
}

interface NewRate {
  draft: VatRateDraft;
  today: string;
}

/** Only the first rate of a territory may start in the past: no sale has used it. */
export async function insertVatRate(
  db: Queryable,
  { draft, today }: NewRate,
  author: Author,
): Promise<Refusal | undefined> {
  const { territory, vatClass, rate, validFrom } = draft;
  if (!isCountry(territory)) return vatErrors.VAT_TERRITORY_UNKNOWN();
  const rates = await readVatRates(db);
  const isFirst = !rates.some((other) => other.territory === territory);
  if (validFrom < today && !isFirst) return vatErrors.VAT_RATE_PAST();
  const id = uuidv7();
  const { rows } = await db.execute(sql`INSERT INTO vat_rates (id, territory, vat_class, rate, valid_from)
    VALUES (${id}, ${territory}, ${vatClass}, ${rate}, ${validFrom}) ON CONFLICT DO NOTHING RETURNING id`);
  if (rows.length === 0) return vatErrors.VAT_RATE_TAKEN();
  await recordAudit(db, author, { action: 'vat_rate.create', entity: 'vat_rate', entityId: id, after: draft });
  return undefined;
}

export async function deleteVatRate(
  db: Queryable,
  { id, today }: { id: string; today: string },
  author: Author,
): Promise<Refusal | undefined> {
  const before = (await readVatRates(db)).find((rate) => rate.id === id);
  if (!before) return vatErrors.VAT_RATE_NOT_FOUND();
  if (before.validFrom <= today) return vatErrors.VAT_RATE_IN_USE();
  await db.execute(sql`DELETE FROM vat_rates WHERE id = ${id}`);
  await recordAudit(db, author, { action: 'vat_rate.delete', entity: 'vat_rate', entityId: id, before });
  return undefined;
}
