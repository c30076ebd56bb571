import type { PrintBatchDetail } from '@aimante/api-contract/batches';
import type { CodeListOrder } from '@aimante/print/pdf';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import type { Refusal } from '../../platform/text/refusal.ts';
import { sheetCode, tileCode } from '../codes/print-codes.ts';
import { batchErrors } from './layout/errors.ts';
import { type LaidTile, selectLaidTiles } from './layout/laid-tiles.ts';
import { selectPicking } from './picking.ts';

type Picking = PrintBatchDetail['picking'][number];

const METHODS: Readonly<Record<string, string>> = {
  standard: 'Livraison à domicile',
  express: 'Livraison express',
  relay: 'Point relais',
  market: 'Retrait sur un marché',
};

/** The assembly slip: a tray for each order, with what to gather, how it leaves, and the codes of its tiles. */
export async function downloadAssemblySlip(
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
  const picking = new Map((await selectPicking(db, id)).map((order) => [order.orderId, order]));
  const parcels = await selectParcels(db, [...picking.keys()]);
  const orders = [...Map.groupBy(tiles, ({ orderId }) => orderId)].map(([orderId, of], place): CodeListOrder => {
    const order = picking.get(orderId);
    return {
      number: `Bac ${place + 1} · ${of[0]?.orderNumber ?? ''}`,
      notes: [...(order ? notesOf(order) : []), ...(parcels.get(orderId) ?? [])],
      tiles: of.map((tile) => ({ code: tileCode(secrets.link, tile.number), lines: linesOf(tile) })),
    };
  });
  const { writeCodeList } = await import('@aimante/print/pdf');
  const title = `Bon d’assemblage, lot ${batch.number}`;
  const sheets = sheetsOfSlip(tiles, (sheet) => sheetCode(secrets.link, batch.number, sheet));
  const file = Buffer.from(writeCodeList({ title, createdAt: new Date(batch.createdAt), sheets, orders }));
  return { name: `${batch.number}-assemblage.pdf`, file };
}

function sheetsOfSlip(tiles: readonly LaidTile[], codeOf: (sheet: number) => string): CodeListOrder {
  const bySheet = [...Map.groupBy(tiles, ({ sheetIndex }) => sheetIndex)].toSorted(([one], [other]) => one - other);
  return {
    number: 'Planches',
    tiles: bySheet.map(([index, of]) => ({
      code: codeOf(index + 1),
      lines: [`Planche ${index + 1}`, magnets(of.length)],
    })),
  };
}

const magnets = (count: number): string => `${count} ${count === 1 ? 'magnet' : 'magnets'}`;

const linesOf = ({ sheetIndex, line, photo, copy, copies, width, height }: LaidTile): string[] => [
  `Planche ${sheetIndex + 1}`,
  `${line + 1}.${photo + 1} · ${copy}/${copies}`,
  `${width}x${height}`,
];

/** Never the name of a person. The message of a gift is on the packing page. */
function notesOf({ shippingMethod, pieces, total, part, gift, lines }: Picking): string[] {
  const count = pieces === total ? magnets(total) : `${magnets(pieces)} sur ${total}`;
  return [
    [
      METHODS[shippingMethod] ?? shippingMethod,
      count,
      ...(part ? [`partie ${part.place} sur ${part.count}`] : []),
    ].join(' · '),
    ...(gift ? [giftText(gift)] : []),
    lines
      .map(({ quantity, name, options }) => [`${quantity} × ${name}`, options].filter(Boolean).join(' '))
      .join(' ; '),
  ];
}

const giftText = ({ isWrapped, message }: NonNullable<Picking['gift']>): string =>
  ['Cadeau', ...(isWrapped ? ['papier cadeau'] : []), ...(message ? ['carte à écrire'] : [])].join(' · ');

interface ParcelRow extends Record<string, unknown> {
  orderId: string;
  tracking: string;
  others: string[];
}

/** By order: its parcels that have a label, and the orders that share them. */
async function selectParcels(db: Queryable, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<ParcelRow>(sql`SELECT o.order_id AS "orderId", p.tracking_number AS tracking,
      ARRAY(SELECT r.number FROM parcel_orders k JOIN orders r ON r.id = k.order_id
        WHERE k.parcel_id = p.id AND k.order_id <> o.order_id ORDER BY r.number) AS others
    FROM parcel_orders o JOIN parcels p ON p.id = o.parcel_id
    WHERE o.order_id = ANY (${orderIds}::uuid[]) AND p.state <> 'void' AND p.tracking_number IS NOT NULL
    ORDER BY o.order_id, p.created_at, p.id`);
  const texts = rows.map(({ orderId, tracking, others }) => ({
    orderId,
    text: [`Colis ${tracking}`, ...(others.length > 0 ? [`avec ${others.join(', ')}`] : [])].join(' '),
  }));
  return new Map([...Map.groupBy(texts, ({ orderId }) => orderId)].map(([id, of]) => [id, of.map(({ text }) => text)]));
}
