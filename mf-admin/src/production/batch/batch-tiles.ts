import type { PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';

type Change = PrintBatchDetail['changes'][number];

export const isPrintable = ({ state }: Pick<PrintTile, 'state'>): boolean => state !== 'void';

/** Left its sheet before it was printed, because its photo is awaited or looked at again. */
export const isMissing = ({
  voidReason,
  isOnPaper,
  isReleased,
}: Pick<PrintTile, 'voidReason' | 'isOnPaper' | 'isReleased'>): boolean =>
  (voidReason === 'blocked' || voidReason === 'set_back') && !isOnPaper && !isReleased;

export const tilesOn = (sheetIndex: number, tiles: readonly PrintTile[]): readonly PrintTile[] =>
  tiles.filter((tile) => tile.sheetIndex === sheetIndex && !tile.isOffSheet);

export const sheetCount = (tiles: readonly PrintTile[]): number =>
  Math.max(0, ...tiles.filter(({ isOffSheet }) => !isOffSheet).map(({ sheetIndex }) => sheetIndex + 1));

/** Void magnets leave holes on sheets that are not printed yet. */
export const isSpread = ({ printedAt, tiles }: Pick<PrintBatchDetail, 'printedAt' | 'tiles'>): boolean =>
  printedAt === null && tiles.some(isPrintable) && tiles.some((tile) => !isPrintable(tile) && !tile.isOffSheet);

/** Ids of the tiles to print again. A tile can be voided while it is marked. */
export const chosenTiles = (tiles: readonly PrintTile[], marked: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(tiles.filter((tile) => marked.has(tile.id) && isPrintable(tile)).map(({ id }) => id));

export const isChangeOf = ({ orderId, version, reason }: Change, tile: PrintTile): boolean =>
  tile.orderId === orderId && tile.voidVersion === version && tile.voidReason === reason;

/** Number of the tile's reason in the list of changes. 0: not voided. */
export const changeNumber = (changes: readonly Change[], tile: PrintTile): number =>
  isPrintable(tile) ? 0 : changes.findIndex((change) => isChangeOf(change, tile)) + 1;

/** That of a kept place of the order, as on the sheet. 0: none in this batch. */
export const missingNumber = ({ changes, tiles }: PrintBatchDetail, orderId: string): number => {
  const kept = tiles.find((tile) => tile.orderId === orderId && isMissing(tile) && !tile.isOffSheet);
  return kept ? changeNumber(changes, kept) : 0;
};

/** Photo of a tile, numbered as on the sheet. The order line is named if the order has several. */
export function photoNumbers(tiles: readonly PrintTile[]): (tile: PrintTile) => string {
  const firstLines = new Map<string, number>();
  const severalLines = new Set<string>();
  for (const { orderId, line } of tiles)
    if ((firstLines.get(orderId) ?? line) === line) firstLines.set(orderId, line);
    else severalLines.add(orderId);
  return ({ orderId, line, photo }) => (severalLines.has(orderId) ? `${line + 1}.${photo + 1}` : `${photo + 1}`);
}
