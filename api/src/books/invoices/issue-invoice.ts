import { parisTime } from '@aimante/shop/calendar';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import { partsOfRefund } from '../../selling/index.ts';
import type { InvoiceData } from '../documents/document.ts';
import { documentVat } from '../documents/document-vat.ts';
import { creditData, invoiceData, reversalData } from './invoice-data.ts';

type Context = Pick<Services, 'changes' | 'now'>;
type Series = 'F' | 'A';

/** Locks the counter's row until the transaction ends, and a rollback returns the number: no gaps, no duplicates. */
async function nextNumber(db: Queryable, series: Series, year: number): Promise<number> {
  const { rows } = await db.execute<{
    number: number;
  }>(sql`INSERT INTO invoice_counters AS c (series, year, last_number)
    VALUES (${series}, ${year}, 1) ON CONFLICT (series, year) DO UPDATE SET last_number = c.last_number + 1
    RETURNING last_number AS number`);
  const [counter] = rows;
  if (!counter) throw new Error('The invoice counter returned no number');
  return counter.number;
}

/** The amounts by rate are stored with the document: the journal of VAT reads them. */
const withGroups = (data: InvoiceData): InvoiceData =>
  data.vat ? { ...data, vat: { ...data.vat, groups: documentVat(data).groups } } : data;

interface Issue {
  series: Series;
  orderId: string;
  data: InvoiceData;
  refundId?: string;
  correctsId?: string;
  at: Date;
}

async function insertInvoice(db: Queryable, issue: Issue): Promise<string> {
  const year = Number(issue.data.issuedOn.slice(0, 4));
  const number = await nextNumber(db, issue.series, year);
  const data = withGroups(issue.data);
  const label = `${issue.series}${year}-${String(number).padStart(6, '0')}`;
  await db.execute(sql`INSERT INTO invoices (id, series, year, number, label, order_id, refund_id, corrects_id, data, issued_at)
    VALUES (${uuidv7(issue.at.getTime())}, ${issue.series}, ${year}, ${number}, ${label}, ${issue.orderId},
      ${issue.refundId ?? null}, ${issue.correctsId ?? null}, ${JSON.stringify(data)}::jsonb, ${issue.at.toISOString()})`);
  return label;
}

/** Called in the transaction that marks the order as paid. */
export async function issueInvoice(services: Context, db: Queryable, orderId: string): Promise<string> {
  const at = services.now();
  const { shop } = await commerceSettings({ db, changes: services.changes });
  const data = await invoiceData(db, { orderId, seller: shop, issuedOn: parisTime(at).day });
  return insertInvoice(db, { series: 'F', orderId, data, at });
}

export interface Credit {
  orderId: string;
  refundId: string;
  amountCents: number;
  reason: string;
}

interface Document extends Record<string, unknown> {
  id: string;
  orderId: string;
  label: string;
  data: InvoiceData;
}

async function selectDocuments(db: Queryable, where: SQL): Promise<Document[]> {
  const { rows } = await db.execute<Document>(
    sql`SELECT i.id, i.order_id AS "orderId", i.label, i.data FROM invoices i WHERE ${where}`,
  );
  return rows;
}

/** Sum of an invoice's credit notes, less the reversed ones. */
async function creditedBefore(db: Queryable, invoiceId: string): Promise<{ totalCents: number; vatCents: number }> {
  const { rows } = await db.execute<{ totalCents: number; vatCents: number }>(sql`SELECT
      coalesce(sum((c.data ->> 'totalCents')::int), 0)::int AS "totalCents",
      coalesce(sum((c.data ->> 'vatCents')::int), 0)::int AS "vatCents"
    FROM invoices c WHERE c.corrects_id = ${invoiceId}
      AND NOT EXISTS (SELECT 1 FROM invoices r WHERE r.corrects_id = c.id)`);
  return rows[0] ?? { totalCents: 0, vatCents: 0 };
}

/**
 * Called when a refund is done. An invoice never changes: credit notes correct it. Undefined: the order was never
 * invoiced.
 */
export async function issueCreditNote(services: Context, db: Queryable, credit: Credit): Promise<string | undefined> {
  const at = services.now();
  const [invoice] = await selectDocuments(
    db,
    sql`i.order_id = ${credit.orderId} AND i.series = 'F' AND i.corrects_id IS NULL`,
  );
  if (!invoice) return undefined;
  const before = await creditedBefore(db, invoice.id);
  const parts = await partsOfRefund(db, credit.refundId);
  const data = creditData(invoice, { ...credit, before, issuedOn: parisTime(at).day, parts });
  const { orderId, refundId } = credit;
  return insertInvoice(db, { series: 'A', orderId, refundId, correctsId: invoice.id, data, at });
}

/**
 * Called when the bank returned a completed refund: a new document reverses its credit note. Nothing is changed or
 * deleted.
 */
export async function reverseCreditNote(services: Context, db: Queryable, refundId: string): Promise<void> {
  const at = services.now();
  const [credit] = await selectDocuments(db, sql`i.refund_id = ${refundId}`);
  if (!credit) return;
  const data = reversalData(credit, parisTime(at).day);
  await insertInvoice(db, { series: 'F', orderId: credit.orderId, correctsId: credit.id, data, at });
}
