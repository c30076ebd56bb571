import { planPrint } from '../imposition/print-run.ts';
import type { SheetSettings } from '../imposition/sheet.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type Artwork, drawArtwork } from './artwork.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { drawContour, drawCutMarks } from './draw-marks.ts';
import { drawFootnote, drawWatermark } from './draw-text.ts';
import { addSheet, openDocument } from './sheet-document.ts';

export interface CustomerSheet extends DocumentInfo {
  readonly settings: SheetSettings;
  /** Its bleed is 0 when the pictures end at the cut. */
  readonly profile: PrintProfile;
  /** A picture includes the bleed. */
  readonly pictures: readonly { readonly picture: Artwork; readonly copies: number }[];
  /** Written across every picture. */
  readonly watermark?: string;
  /** At the bottom of every sheet, before the page number. */
  readonly footnote?: string;
  /** Called after each magnet, for a progress bar. */
  readonly onProgress?: (done: number, total: number) => void;
}

export class SheetTooSmallError extends Error {
  override readonly name = 'SheetTooSmallError';
}

export function writeCustomerSheet(input: CustomerSheet): ArrayBuffer {
  const { settings, profile, pictures, watermark, footnote, onProgress } = input;
  const items = pictures.map(({ picture, copies }) => ({ ref: picture, copies, profile }));
  const { runs, unplaced } = planPrint(items, settings);
  if (unplaced.length > 0) throw new SheetTooSmallError(`No magnet of this size fits on ${settings.format}`);
  const doc = openDocument(input);
  for (const { sheets, pieceCount } of runs) {
    let done = 0;
    sheets.forEach(({ layout, pieces }, index) => {
      addSheet(doc, layout);
      for (const { ref, slot } of pieces) {
        drawArtwork(doc, ref, slot);
        if (watermark) drawWatermark(doc, watermark, slot.trim);
        if (profile.shape !== 'rectangle') drawContour(doc, slot, profile);
        done += 1;
        onProgress?.(done, pieceCount);
      }
      const used = pieces.map(({ slot }) => slot);
      drawCutMarks(doc, layout, used);
      if (footnote) drawFootnote(doc, `${footnote} - ${index + 1}/${sheets.length}`, layout);
    });
  }
  return closeDocument(doc, input);
}
