import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { parcelErrors } from './errors.ts';

interface Files extends Record<string, unknown> {
  id: string;
  label: string | null;
  customs: string | null;
}

/** Labels in the given order in one PDF, each followed by its customs form. */
export async function labelsFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  ids: readonly string[],
): Promise<Buffer | Refusal> {
  const { rows } = await db.execute<Files>(sql`SELECT p.id, p.label_path AS label, p.customs_path AS customs
    FROM parcels p WHERE p.id = ANY(${[...ids]}::uuid[]) AND p.state <> 'asked'`);
  const found = ids.map((id) => rows.find((row) => row.id === id));
  if (ids.length === 0 || found.includes(undefined)) return parcelErrors.PARCEL_NOT_FOUND();
  const file = await PDFDocument.create();
  for (const path of found.flatMap((each) => [each?.label, each?.customs])) {
    const stored = path ? await storage.open(path) : undefined;
    if (!stored) continue;
    const label = await PDFDocument.load(await buffer(stored.stream));
    for (const page of await file.copyPages(label, label.getPageIndices())) file.addPage(page);
  }
  if (file.getPageCount() === 0) return parcelErrors.PARCEL_LABEL_PURGED();
  return Buffer.from(await file.save());
}
