import type { PrintProfile, SheetSettings } from '@aimante/print';
import { type ArtPart, SheetTooSmallError, writeCustomerSheet, writeTiles } from '@aimante/print/pdf';
import type { ItemArtPart, ItemArtwork } from '../picture-export/render-artwork.ts';

export interface TilesOrder {
  readonly title: string;
  readonly createdAt: Date;
  readonly profile: PrintProfile;
  readonly pictures: readonly { readonly id: string; readonly artwork: ItemArtwork; readonly copies: number }[];
}

export interface SheetOrder extends TilesOrder {
  readonly settings: SheetSettings;
  readonly watermark: string | undefined;
  readonly footnote: string;
}

export type SheetAnswer = { readonly file: Blob } | { readonly problem: 'tooLarge' };

/** Magnets at true size on sheets for a home printer. */
async function writeSheet({ pictures, watermark, ...order }: SheetOrder): Promise<SheetAnswer> {
  try {
    const bytes = writeCustomerSheet({
      ...order,
      pictures: await readPictures(pictures),
      ...(watermark === undefined ? {} : { watermark }),
    });
    return { file: new Blob([bytes], { type: 'application/pdf' }) };
  } catch (cause) {
    if (cause instanceof SheetTooSmallError) return { problem: 'tooLarge' };
    throw cause;
  }
}

/** One page per magnet at its size. */
async function writeTilePages({ pictures, ...order }: TilesOrder): Promise<Blob> {
  const bytes = writeTiles({ ...order, pictures: await readPictures(pictures) });
  return new Blob([bytes], { type: 'application/pdf' });
}

const readPictures = (pictures: TilesOrder['pictures']) =>
  Promise.all(
    pictures.map(async ({ id, artwork, copies }) => ({
      picture: artwork instanceof Blob ? await readPicture(id, artwork) : await Promise.all(artwork.map(readPart)),
      copies,
    })),
  );

const readPicture = async (id: string, blob: Blob) => ({ id, bytes: new Uint8Array(await blob.arrayBuffer()) });

async function readPart(part: ItemArtPart): Promise<ArtPart> {
  if (part.kind === 'ink') return part;
  const { id, blob, ...placed } = part;
  return { ...placed, picture: await readPicture(id, blob) };
}

export const pdfTasks = { writeSheet, writeTilePages };
