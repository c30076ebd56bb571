import { formatNumber } from '@aimante/shop/numbers';
import type { VatRule } from '@aimante/shop/vat';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { DocumentTaxation } from '../documents/document.ts';
import type { Period } from '../figures/sales.ts';
import { type Account, type Booking, lines } from './bookings.ts';

interface DocumentRow extends Record<string, unknown> {
  day: string;
  label: string;
  sign: 1 | -1;
  cents: number;
  vatCents: number;
  vat: DocumentTaxation | null;
  corrects: string | null;
}

/** An invoice, a credit note, or the invoice that takes a credit note back. */
export async function readDocuments(db: Queryable, { from, before }: Period): Promise<Booking[]> {
  const { rows } =
    await db.execute<DocumentRow>(sql`SELECT (i.issued_at AT TIME ZONE 'Europe/Paris')::date::text AS day,
      i.label, s.sign, s.sign * (i.data ->> 'totalCents')::int AS cents, s.sign * (i.data ->> 'vatCents')::int AS "vatCents",
      i.data -> 'vat' AS vat, c.label AS corrects
    FROM invoices i LEFT JOIN invoices c ON c.id = i.corrects_id,
      LATERAL (SELECT CASE WHEN i.series = 'A' THEN -1 ELSE 1 END AS sign) s
    WHERE i.issued_at >= ${from} AND i.issued_at < ${before} ORDER BY i.issued_at, i.series, i.number`);
  return rows.map((row) => ({
    journal: 'VE',
    day: row.day,
    piece: row.label,
    label: `${nameOf(row)}${taxationOf(row.vat)}`,
    lines: lines(['411000', row.cents], ...salesOf(row)),
  }));
}

function nameOf({ label, cents, corrects }: DocumentRow): string {
  if (corrects === null) return `Facture ${label}`;
  return cents < 0 ? `Avoir ${label} sur ${corrects}` : `Annulation de ${corrects}`;
}

/** The country and the rates, unless it is an ordinary sale in France. */
function taxationOf(vat: DocumentTaxation | null): string {
  if (!vat?.groups || (vat.rule === 'domestic' && vat.groups.length === 1)) return '';
  const rates = vat.groups.map(({ rate }) => `${formatNumber(rate, 'fr')} %`);
  return `, ${vat.territory} ${rates.join(' et ')}`;
}

/** One line of sales and one of VAT for each rate. Documents of before name no rule: they are sales in France. */
function salesOf({ sign, cents, vatCents, vat }: DocumentRow): (readonly [Account, number])[] {
  if (!vat?.groups) return [['701000', vatCents - cents] as const, ['445710', -vatCents] as const];
  const { rule, territory } = vat;
  return vat.groups.flatMap((group) => [
    [salesAccounts[rule], -sign * group.netCents] as const,
    [rule === 'oss' ? (ossAccounts[territory] ?? '445790') : '445710', -sign * group.vatCents] as const,
  ]);
}

const salesAccounts: Readonly<Record<VatRule, Account>> = {
  domestic: '701000',
  franchise: '701000',
  oss: '701100',
  export: '701200',
  overseas: '701300',
};
const ossAccounts: Readonly<Record<string, Account>> = { BE: '445720', LU: '445730' };
