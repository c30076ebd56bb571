import type { PrintProfile, SheetSettings } from '@aimante/print';
import { SheetTooSmallError, writeCustomerSheet } from '@aimante/print/pdf';

export interface SheetOrder {
  readonly title: string;
  readonly createdAt: Date;
  readonly settings: SheetSettings;
  readonly profile: PrintProfile;
  readonly pictures: readonly { readonly id: string; readonly blob: Blob; readonly copies: number }[];
  readonly watermark: string | undefined;
  readonly footnote: string;
}

export type SheetAnswer = { readonly file: Blob } | { readonly problem: 'tooLarge' };

/** Magnets at true size on sheets for a home printer. */
async function writeSheet({ pictures, watermark, ...order }: SheetOrder): Promise<SheetAnswer> {
  const read = pictures.map(async ({ id, blob, copies }) => ({
    picture: { id, bytes: new Uint8Array(await blob.arrayBuffer()) },
    copies,
  }));
  try {
    const bytes = writeCustomerSheet({
      ...order,
      pictures: await Promise.all(read),
      ...(watermark === undefined ? {} : { watermark }),
    });
    return { file: new Blob([bytes], { type: 'application/pdf' }) };
  } catch (cause) {
    if (cause instanceof SheetTooSmallError) return { problem: 'tooLarge' };
    throw cause;
  }
}

export const pdfTasks = { writeSheet };
