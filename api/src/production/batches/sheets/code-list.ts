import { sql } from 'drizzle-orm';
import type { Services } from '../../../platform/services/services.ts';
import type { Refusal } from '../../../platform/text/refusal.ts';
import { tileCode } from '../../codes/print-codes.ts';
import { batchErrors } from '../layout/errors.ts';
import { selectLaidTiles } from '../layout/laid-tiles.ts';

/** The codes of the tiles of a batch by order, on plain paper. */
export async function downloadCodeList(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  id: string,
): Promise<{ name: string; file: Buffer } | Refusal> {
  const { rows } = await db.execute<{ number: string; createdAt: string }>(
    sql`SELECT number, created_at AS "createdAt" FROM print_batches WHERE id = ${id}`,
  );
  const [batch] = rows;
  if (!batch) return batchErrors.BATCH_NOT_FOUND();
  const tiles = await selectLaidTiles(db, id);
  if (tiles.length === 0) return batchErrors.BATCH_ALL_VOID();
  const { writeCodeList } = await import('@aimante/print/pdf');
  const orders = [...Map.groupBy(tiles, ({ orderNumber }) => orderNumber)].map(([number, of]) => ({
    number,
    tiles: of.map(({ number: tile, sheetIndex, line, photo, copy, copies, width, height }) => ({
      code: tileCode(secrets.link, tile),
      lines: [`Planche ${sheetIndex + 1}`, `${line + 1}.${photo + 1} · ${copy}/${copies}`, `${width}x${height}`],
    })),
  }));
  const title = `Bon de préparation, lot ${batch.number}`;
  const file = Buffer.from(writeCodeList({ title, createdAt: new Date(batch.createdAt), orders }));
  return { name: `${batch.number}-codes.pdf`, file };
}
