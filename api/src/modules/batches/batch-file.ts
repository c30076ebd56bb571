import { type Picture, type WorkshopPage, writeWorkshopSheets } from '@aimante/print/pdf';
import type { Storage } from '../../storage/storage.ts';
import type { Planned } from './plan.ts';
import { sizeInWords } from './ready-tiles.ts';

interface Heading {
  number: string;
  createdAt: Date;
  sheetProfile: string | null;
}

const shapes = { rectangle: 'rectangle', round: 'rond', heart: 'cœur' };

/** The PDF of a batch; undefined where a picture is gone. */
export async function writeBatchFile(
  storage: Storage,
  { plan, layout }: Pick<Planned, 'plan' | 'layout'>,
  { number, createdAt, sheetProfile }: Heading,
): Promise<Buffer | undefined> {
  const pictures = new Map<string, Picture>();
  for (const tile of plan.runs.flatMap(({ sheets }) => sheets.flat().map(({ ref }) => ref))) {
    if (pictures.has(tile.tileHash)) continue;
    const file = await storage.open(tile.tilePath);
    if (!file) return undefined;
    pictures.set(tile.tileHash, { id: tile.tileHash, bytes: Buffer.concat(await file.stream.toArray()) });
  }
  const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'Europe/Paris' }).format(createdAt);
  const pages = plan.runs.flatMap(({ profile, grid, sheets, pieceCount }) =>
    sheets.map((pieces, index): WorkshopPage => {
      const what = [day, sizeInWords(profile.trim), shapes[profile.shape]];
      const lines = [what.join(', '), `${pieces.length} / ${pieceCount}`, ...(sheetProfile ? [sheetProfile] : [])];
      const header = { title: `Lot ${number}`, lines, qr: `${number}/${index + 1}` };
      const placed = pieces.flatMap(({ ref, copy, slot }) => {
        const picture = pictures.get(ref.tileHash);
        const slug = `${ref.orderNumber} · ${ref.line + 1}.${ref.photo + 1} · ${copy}/${ref.copies} · ${ref.width}x${ref.height}`;
        return picture ? [{ slot, picture, slug }] : [];
      });
      return { profile, grid, header, pieces: placed };
    }),
  );
  return Buffer.from(
    writeWorkshopSheets({ title: `Lot ${number}`, createdAt, pages, hasContours: layout.hasContours }),
  );
}
