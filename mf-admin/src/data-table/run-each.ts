import type { BulkReport } from './list-types.ts';

/** One after the other: what is refused stops nothing, and is named at the end. */
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
