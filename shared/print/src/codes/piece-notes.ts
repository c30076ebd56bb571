import type { BoxMm } from '../imposition/box.ts';
import type { SheetLayout, Slot } from '../imposition/layout.ts';
import { type SlugPlace, slugPlaceBeside } from '../pdf/slugs.ts';
import { type CodePlace, placeCodes } from './code-places.ts';
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
  /** White paper for a code that reaches into the bleed of a picture. */
  readonly paper: readonly BoxMm[];
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
    return {
      place,
      text: place.column === undefined ? line : `${place.column + 1} | ${line}`,
      modules: placed ? modulesOf(placed) : [],
      paper: placed?.isOnBleed ? [placed.box] : [],
    };
  });
}

/** The quiet zone is one module wide. */
const modulesOf = ({ matrix, module, box: { left, top } }: CodePlace): readonly BoxMm[] =>
  matrixBoxes(matrix, { left: left + module, top: top + module, module });
