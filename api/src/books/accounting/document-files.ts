import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { ZipEntry } from '../../platform/storage/zip-stream.ts';
import type { Period } from '../figures/sales.ts';
import { openDocument } from '../invoices/open-document.ts';

interface Named extends Record<string, unknown> {
  orderId: string;
  label: string;
}

/** Which invoices and credit notes were issued in the period, oldest first. */
export async function listIssued({ db }: Pick<Services, 'db'>, { from, before }: Period): Promise<Named[]> {
  const { rows } = await db.execute<Named>(sql`SELECT i.order_id AS "orderId", i.label FROM invoices i
    WHERE i.issued_at >= ${from} AND i.issued_at < ${before} ORDER BY i.series DESC, i.year, i.number`);
  return rows;
}

/** Their files, one after the other: a file that was never asked for is written now. */
export async function* documentFiles(
  services: Pick<Services, 'db' | 'storage'>,
  documents: readonly Named[],
): AsyncGenerator<ZipEntry> {
  for (const document of documents) {
    const found = await openDocument(services, document);
    if (found) yield { name: `${found.label}.pdf`, content: [found.pdf] };
  }
}
