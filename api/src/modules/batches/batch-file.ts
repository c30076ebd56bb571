import type { PrintPlan } from '@aimante/print';
import { type Picture, type WorkshopPage, writeWorkshopSheets } from '@aimante/print/pdf';
import type { Storage } from '../../storage/storage.ts';
import { type ReadyTile, sizeInWords } from './ready-tiles.ts';

interface Heading {
  number: string;
  createdAt: Date;
}

/** The PDF of a batch; undefined where a picture is gone. */
export async function writeBatchFile(
  storage: Storage,
  plan: PrintPlan<ReadyTile>,
  { number, createdAt }: Heading,
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
      const lines = [`${day}, ${sizeInWords(profile.trim)}, ${profile.shape}`, `${pieces.length} / ${pieceCount}`];
      const header = { title: `Lot ${number}`, lines, qr: `${number}/${index + 1}` };
      const placed = pieces.flatMap(({ ref, copy, slot }) => {
        const picture = pictures.get(ref.tileHash);
        const slug = `${ref.orderNumber} · ${ref.line + 1}.${ref.photo + 1} · ${copy}/${ref.copies} · ${ref.width}x${ref.height}`;
        return picture ? [{ slot, picture, slug }] : [];
      });
      return { profile, grid, header, pieces: placed };
    }),
  );
  return Buffer.from(writeWorkshopSheets({ title: `Lot ${number}`, createdAt, pages }));
}
