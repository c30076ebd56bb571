import type { Grid } from '../imposition/grid.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { drawPicture, type Picture } from './draw-picture.ts';
import { addSheet, openDocument } from './sheet-document.ts';

export interface Tiles extends DocumentInfo {
  readonly profile: PrintProfile;
  /** Each picture includes the bleed. */
  readonly pictures: readonly { readonly picture: Picture; readonly copies: number }[];
}

/** One page per magnet, as large as its tile: for the small printer of a market stand. */
export function writeTiles({ profile, pictures, ...info }: Tiles): ArrayBuffer {
  const doc = openDocument(info);
  const page = tilePage(profile);
  for (const { picture, copies } of pictures)
    for (let copy = 0; copy < copies; copy += 1) {
      addSheet(doc, page);
      drawPicture(doc, picture, { box: { left: 0, top: 0, ...page.sheet }, isRotated: false });
    }
  return closeDocument(doc, info);
}

/** A sheet with one slot, which fills it. */
function tilePage({ trim, bleed }: PrintProfile): Grid {
  const sheet = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const slot = {
    column: 0,
    row: 0,
    trim: { left: bleed, top: bleed, width: trim.width, height: trim.height },
    bleed: { left: 0, top: 0, ...sheet },
  };
  return { sheet, columns: 1, rows: 1, isRotated: false, gutter: 0, markLength: 0, slots: [slot] };
}
