import { type Picture, type WorkshopPage, writeWorkshopSheets } from '@aimante/print/pdf';
import { formatDate } from '@aimante/shop/calendar';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { LaidSheet, LaidTile } from '../layout/laid-tiles.ts';
import type { Layout } from '../layout/plan.ts';
import { sizeInWords } from '../layout/ready-tiles.ts';

export interface BatchFile {
  number: string;
  version: number;
  createdAt: Date;
  sheetProfile: string | null;
  layout: Layout;
  sheets: readonly LaidSheet[];
  /** Number of the last sheet on paper: a sheet that lost all its tiles still counts. */
  lastSheet: number;
}

const shapes = { rectangle: 'rectangle', round: 'rond', heart: 'cœur' };

const slugOf = ({ orderNumber, line, photo, copy, copies, width, height }: LaidTile) =>
  `${orderNumber} · ${line + 1}.${photo + 1} · ${copy}/${copies} · ${width}x${height}`;

/** The PDF of a batch. Undefined if a picture is missing. */
export async function writeBatchFile(storage: Storage, batch: BatchFile): Promise<Buffer | undefined> {
  const { number, version, createdAt, sheetProfile, layout, sheets, lastSheet } = batch;
  const pictures = await openPictures(
    storage,
    sheets.flatMap(({ pieces }) => pieces.map(({ tile }) => tile)),
  );
  if (!pictures) return undefined;
  const day = formatDate(createdAt, 'fr', 'shortDay');
  const piecesOf = ({ grid }: LaidSheet) =>
    sheets.filter((sheet) => sheet.grid === grid).reduce((sum, { pieces }) => sum + pieces.length, 0);
  const pages = sheets.map((sheet): WorkshopPage => {
    const { profile, grid, index, pieces } = sheet;
    const what = [day, sizeInWords(profile.trim), shapes[profile.shape]];
    const lines = [what.join(', '), `${pieces.length} / ${piecesOf(sheet)}`, ...(sheetProfile ? [sheetProfile] : [])];
    const header = { title: `Lot ${number} · v${version}`, lines, qr: `${number}/${index + 1}` };
    const placed = pieces.flatMap(({ tile, slot }) => {
      const picture = pictures.get(tile.tileHash);
      return picture ? [{ slot, picture, slug: slugOf(tile) }] : [];
    });
    return { profile, grid, header, pieces: placed, page: `${index + 1}/${lastSheet}` };
  });
  const title = `Lot ${number} · v${version}`;
  return Buffer.from(writeWorkshopSheets({ title, createdAt, pages, hasContours: layout.hasContours }));
}

async function openPictures(storage: Storage, tiles: readonly LaidTile[]): Promise<Map<string, Picture> | undefined> {
  const pictures = new Map<string, Picture>();
  for (const { tileHash, tilePath } of tiles) {
    if (pictures.has(tileHash)) continue;
    const file = await storage.open(tilePath);
    if (!file) return undefined;
    pictures.set(tileHash, { id: tileHash, bytes: Buffer.concat(await file.stream.toArray()) });
  }
  return pictures;
}
