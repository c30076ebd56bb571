import { pieceNotes } from '../codes/piece-notes.ts';
import type { SheetLayout, Slot } from '../imposition/layout.ts';
import { MAX_SHEETS_PER_FILE } from '../imposition/print-run.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { drawHeader, type SheetHeader } from './draw-header.ts';
import { drawContour, drawCutMarks, drawRegistrationMarks } from './draw-marks.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { drawNote } from './draw-text.ts';
import { addSheet, openDocument } from './sheet-document.ts';

export interface WorkshopPiece {
  readonly slot: Slot;
  readonly profile: PrintProfile;
  readonly picture: Picture;
  /** Order, line, k/n, size, paper. Never the name of a person. */
  readonly slug: string;
  /** The text of its DataMatrix: digits. */
  readonly code: string;
}

export interface WorkshopPage {
  readonly layout: SheetLayout;
  readonly header: SheetHeader;
  readonly pieces: readonly WorkshopPiece[];
  /** The number of this sheet, as `3/5`. Default: counted from the pages. */
  readonly page?: string;
}

export interface WorkshopSheets extends DocumentInfo {
  readonly pages: readonly WorkshopPage[];
  /**
   * Draws the outline of every magnet, for a cutter that follows lines. A heart always has its outline, because corner
   * marks do not show its cut.
   */
  readonly hasContours?: boolean;
}

/** The sheets of a batch, ready to print: exact sizes, PDF boxes, marks, and the order and code of each magnet. */
export function writeWorkshopSheets(input: WorkshopSheets): ArrayBuffer {
  const { pages, hasContours } = input;
  if (pages.length > MAX_SHEETS_PER_FILE) {
    throw new RangeError(`A file has at most ${MAX_SHEETS_PER_FILE} sheets, not ${pages.length}: split the batch`);
  }
  const doc = openDocument(input);
  pages.forEach(({ layout, header, pieces, page }, index) => {
    addSheet(doc, layout);
    for (const { slot, profile, picture } of pieces) {
      drawPicture(doc, picture, { box: slot.bleed, isRotated: slot.isRotated });
      if (hasContours || profile.shape === 'heart') drawContour(doc, slot, profile);
    }
    const used = pieces.map(({ slot }) => slot);
    drawCutMarks(doc, layout, used);
    if (hasContours) drawRegistrationMarks(doc, layout);
    for (const note of pieceNotes(layout, pieces)) drawNote(doc, note);
    drawHeader(doc, header, { layout, page: page ?? `${index + 1}/${pages.length}` });
  });
  return closeDocument(doc, input);
}
