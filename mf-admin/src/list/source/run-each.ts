import type { BulkReport } from './list-types.ts';

/** Runs one after the other. A refused row does not stop the others and is listed at the end. */
export async function runEach<Row>(
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
  say: { readonly nameOf: (row: Row) => string; readonly errorText: (error: unknown) => string },
): Promise<BulkReport> {
  const refused: { name: string; reason: string }[] = [];
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      refused.push({ name: say.nameOf(row), reason: say.errorText(error) });
    }
  }
  return { done: rows.length - refused.length, refused };
}
