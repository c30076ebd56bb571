import type { BoxMm } from '../imposition/box.ts';
import type { SheetLayout, Slot } from '../imposition/layout.ts';
import { type SlugPlace, slugPlaceBeside } from '../pdf/slugs.ts';
import { CODE_MODULE, placeCodes } from './code-places.ts';
import { matrixBoxes } from './data-matrix.ts';

interface NotedPiece {
  readonly slot: Slot;
  readonly slug: string;
  readonly code: string;
}

/** What is printed next to a magnet: its text, and the modules of its code. */
export interface PieceNote {
  readonly text: string;
  readonly place: SlugPlace;
  readonly modules: readonly BoxMm[];
}

/**
 * The notes of all magnets of a sheet. Where the sheet has no room for the code of a magnet, its digits are in the text.
 * In the margin the text starts with the column of the magnet.
 */
export function pieceNotes(layout: SheetLayout, pieces: readonly NotedPiece[]): readonly PieceNote[] {
  const codes = placeCodes(layout, pieces);
  return pieces.map(({ slot, slug, code }, index) => {
    const placed = codes[index];
    const place = slugPlaceBeside(layout, slot, placed?.box);
    const line = placed ? slug : `${slug} · ${code}`;
    const { left, top } = placed?.box ?? { left: 0, top: 0 };
    return {
      place,
      text: place.column === undefined ? line : `${place.column + 1} | ${line}`,
      // The quiet zone is one module wide.
      modules: placed
        ? matrixBoxes(placed.matrix, { left: left + CODE_MODULE, top: top + CODE_MODULE, module: CODE_MODULE })
        : [],
    };
  });
}
