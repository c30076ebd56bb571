import type { SheetLayout } from '../imposition/layout.ts';
import type { PrintProfile } from '../sizes/print-profile.ts';
import { type Artwork, drawArtwork } from './artwork.ts';
import { closeDocument, type DocumentInfo } from './document-info.ts';
import { addSheet, openDocument } from './sheet-document.ts';

export interface Tiles extends DocumentInfo {
  readonly profile: PrintProfile;
  /** A picture includes the bleed. */
  readonly pictures: readonly { readonly picture: Artwork; readonly copies: number }[];
}

/** One page per magnet, as large as its tile: for the small printer of a market stand. */
export function writeTiles({ profile, pictures, ...info }: Tiles): ArrayBuffer {
  const doc = openDocument(info);
  const page = tilePage(profile);
  for (const { picture, copies } of pictures)
    for (let copy = 0; copy < copies; copy += 1) {
      addSheet(doc, page);
      for (const slot of page.slots) drawArtwork(doc, picture, slot);
    }
  return closeDocument(doc, info);
}

/** A sheet with one slot, which fills it. */
function tilePage({ trim, bleed }: PrintProfile): SheetLayout {
  const sheet = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
  const slot = {
    trim: { left: bleed, top: bleed, width: trim.width, height: trim.height },
    bleed: { left: 0, top: 0, ...sheet },
    isRotated: false,
  };
  return { sheet, gaps: { x: 0, y: 0 }, markLength: 0, slots: [slot] };
}
