import type { Picture, WorkshopPage, WorkshopSheets } from '@aimante/print/pdf';
import type { OutputCondition } from '@aimante/print/press';
import { formatDate } from '@aimante/shop/calendar';
import type { Services } from '../../../platform/services/services.ts';
import { sheetCode, tileCode } from '../../codes/print-codes.ts';
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

/** What the files are written with: the pictures, and the secret of the codes. */
export type Writing = Pick<Services, 'storage' | 'secrets'>;

const shapes = { rectangle: 'rectangle', round: 'rond', heart: 'cœur' };

const slugOf = ({ orderNumber, line, photo, copy, copies, width, height }: LaidTile) =>
  `${orderNumber} · ${line + 1}.${photo + 1} · ${copy}/${copies} · ${width}x${height}`;

/** Size and shape of the magnets, or the number of sizes. */
function whatIsOn({ pieces }: LaidSheet): string[] {
  const kinds = new Set(pieces.map(({ profile }) => `${sizeInWords(profile.trim)}, ${shapes[profile.shape]}`));
  return kinds.size === 1 ? [...kinds] : [`${kinds.size} formats`];
}

/** The PDF of a batch. Undefined if a picture is missing. */
export async function writeBatchFile(services: Writing, batch: BatchFile): Promise<Buffer | undefined> {
  const sheets = await describeSheets(services, batch);
  const { writeWorkshopSheets } = await import('@aimante/print/pdf');
  return sheets && Buffer.from(writeWorkshopSheets(sheets));
}

/** The same sheets as PDF/X-4, for a print shop. Without a condition, for offset on coated paper. */
export async function writePressFile(
  services: Writing,
  batch: BatchFile,
  condition: OutputCondition | undefined,
): Promise<Buffer | undefined> {
  const sheets = await describeSheets(services, batch);
  const { writePressSheets } = await import('@aimante/print/press');
  return sheets && Buffer.from(await writePressSheets(sheets, condition));
}

async function describeSheets({ storage, secrets }: Writing, batch: BatchFile): Promise<WorkshopSheets | undefined> {
  const { number, version, createdAt, sheetProfile, layout, sheets, lastSheet } = batch;
  const pictures = await openPictures(
    storage,
    sheets.flatMap(({ pieces }) => pieces.map(({ tile }) => tile)),
  );
  if (!pictures) return undefined;
  const day = formatDate(createdAt, 'fr', 'shortDay');
  const pages = sheets.map((sheet): WorkshopPage => {
    const { layout: places, index, pieces } = sheet;
    const lines = [
      [day, ...whatIsOn(sheet)].join(', '),
      `${pieces.length} / ${sheets.reduce((sum, each) => sum + each.pieces.length, 0)}`,
      ...(sheetProfile ? [sheetProfile] : []),
    ];
    const header = { title: `Lot ${number} · v${version}`, lines, code: sheetCode(secrets.link, number, index + 1) };
    const placed = pieces.flatMap(({ tile, profile, slot }) => {
      const picture = pictures.get(tile.tileHash);
      return picture ? [{ slot, profile, picture, slug: slugOf(tile), code: tileCode(secrets.link, tile.number) }] : [];
    });
    return { layout: places, header, pieces: placed, page: `${index + 1}/${lastSheet}` };
  });
  const title = `Lot ${number} · v${version}`;
  return { title, createdAt, pages, hasContours: layout.hasContours };
}

async function openPictures(
  storage: Services['storage'],
  tiles: readonly LaidTile[],
): Promise<Map<string, Picture> | undefined> {
  const pictures = new Map<string, Picture>();
  for (const { tileHash, tilePath } of tiles) {
    if (pictures.has(tileHash)) continue;
    const file = await storage.open(tilePath);
    if (!file) return undefined;
    pictures.set(tileHash, { id: tileHash, bytes: Buffer.concat(await file.stream.toArray()) });
  }
  return pictures;
}
