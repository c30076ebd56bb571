import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';
import type { InvoiceData } from '../documents/document.ts';

export interface OpenDocument {
  label: string;
  pdf: Buffer;
}

interface InvoiceRow extends Record<string, unknown> {
  id: string;
  label: string;
  data: InvoiceData;
  path: string | null;
  sha256: string | null;
}

type Context = Pick<Services, 'db' | 'storage'>;

/**
 * An order's invoice, or the document with this label. The file is written once, and every later request gets the same
 * file.
 */
export async function openDocument(
  { db, storage }: Context,
  { orderId, label }: { orderId: string; label: string | undefined },
): Promise<OpenDocument | undefined> {
  const which = label === undefined ? sql`series = 'F' AND corrects_id IS NULL` : sql`label = ${label}`;
  return db.transaction(async (tx) => {
    const row = await lockInvoice(tx, sql`order_id = ${orderId} AND ${which}`);
    if (!row) return undefined;
    const pdf = row.path === null ? await write({ tx, storage }, row) : await read(storage, row);
    return { label: row.label, pdf };
  });
}

async function lockInvoice(tx: Queryable, where: SQL): Promise<InvoiceRow | undefined> {
  const { rows } = await tx.execute<InvoiceRow>(
    sql`SELECT id, label, data, pdf_path AS path, pdf_sha256 AS sha256 FROM invoices WHERE ${where} LIMIT 1 FOR UPDATE`,
  );
  return rows[0];
}

const hashOf = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex');

async function write(
  { tx, storage }: { tx: Queryable; storage: Services['storage'] },
  row: InvoiceRow,
): Promise<Buffer> {
  // Loaded when it is first used: the libraries for PDF are a fifth of all modules.
  const { writeDocument } = await import('../documents/write-document.ts');
  const pdf = Buffer.from(await writeDocument(row.label, row.data));
  const path = `invoices/${row.data.issuedOn.slice(0, 4)}/${row.label}.pdf`;
  await storage.put(path, pdf);
  await tx.execute(sql`UPDATE invoices SET pdf_path = ${path}, pdf_sha256 = ${hashOf(pdf)} WHERE id = ${row.id}`);
  return pdf;
}

async function read(storage: Services['storage'], { path, sha256, label }: InvoiceRow): Promise<Buffer> {
  const file = await storage.open(path ?? '');
  const pdf = file && Buffer.concat(await file.stream.toArray());
  if (!pdf || hashOf(pdf) !== sha256) throw new Error(`Invoice ${label} differs from its stored hash`);
  return pdf;
}
