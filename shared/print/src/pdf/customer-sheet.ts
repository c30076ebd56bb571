import { planPrint } from '../imposition/print-run.ts';
import type { SheetSettings } from '../imposition/sheet.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { drawContour, drawCutMarks } from './draw-marks.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { drawFootnote, drawWatermark } from './draw-text.ts';
import { addSheet, openDocument } from './sheet-document.ts';

export interface CustomerSheet extends DocumentInfo {
  readonly settings: SheetSettings;
  /** Its bleed is 0 when the pictures end at the cut. */
  readonly profile: PrintProfile;
  /** Each picture includes the bleed. */
  readonly pictures: readonly { readonly picture: Picture; readonly copies: number }[];
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
  for (const { grid, sheets, pieceCount } of runs) {
    let done = 0;
    sheets.forEach((pieces, index) => {
      addSheet(doc, grid);
      for (const { ref, slot } of pieces) {
        drawPicture(doc, ref, { box: slot.bleed, isRotated: grid.isRotated });
        if (watermark) drawWatermark(doc, watermark, slot.trim);
        if (profile.shape !== 'rectangle') drawContour(doc, slot, { profile, isRotated: grid.isRotated });
        done += 1;
        onProgress?.(done, pieceCount);
      }
      drawCutMarks(doc, grid);
      if (footnote) drawFootnote(doc, `${footnote} - ${index + 1}/${sheets.length}`, grid);
    });
  }
  return closeDocument(doc, input);
}
