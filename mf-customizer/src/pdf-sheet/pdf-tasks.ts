import type { PrintProfile, SheetSettings } from '@aimante/print';
import { SheetTooSmallError, writeCustomerSheet, writeTiles } from '@aimante/print/pdf';

export interface TilesOrder {
  readonly title: string;
  readonly createdAt: Date;
  readonly profile: PrintProfile;
  readonly pictures: readonly { readonly id: string; readonly blob: Blob; readonly copies: number }[];
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
    pictures.map(async ({ id, blob, copies }) => ({
      picture: { id, bytes: new Uint8Array(await blob.arrayBuffer()) },
      copies,
    })),
  );

export const pdfTasks = { writeSheet, writeTilePages };
