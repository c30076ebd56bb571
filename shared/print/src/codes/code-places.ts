import { type BoxMm, overlap } from '../imposition/box.ts';
import { cutMarks } from '../imposition/cut-marks.ts';
import type { SheetLayout, Slot } from '../imposition/layout.ts';
import { SHEET_EDGE } from '../imposition/sheet.ts';
import { slugBox, slugPlace } from '../pdf/slugs.ts';
import type { SizeMm } from '../sizes/length.ts';
import { type DataMatrix, encodeDataMatrix, turnMatrix } from './data-matrix.ts';

/** In millimetres. A hand scanner and a camera read it, and 300 dpi print it in four dots. */
export const CODE_MODULE = 0.35;
/** 10 mil, three dots of 300 dpi: what hand scanners are made to read. For a gutter that has no room for more. */
export const SMALL_MODULE = 0.254;
/** A small code may take this much of the bleed on each side of it. */
export const BLEED_TAKEN = 0.3;
/** A bleed below this is needed whole. */
const LEAST_BLEED = 1.5;
/** Free paper between a code and the bleed of its magnet, beside the quiet zone of the code. */
const GAP = 0.2;
/** The line of text next to a magnet. */
const LINE = 2;
/** Between two places that are tried. */
const STEP = 1;
/** A code on the left of its magnet or above it has no other magnet nearer than this behind it. */
const CLEARANCE = 4;
/** Obstacles farther than this from a magnet are not in the way of its code. */
const REACH = 15;

/** A code on the sheet. Its box includes the quiet zone. */
export interface CodePlace {
  readonly matrix: DataMatrix;
  readonly box: BoxMm;
  /** The side of a module. */
  readonly module: number;
  /** It needs white paper below it: it may reach into the bleed of a picture. */
  readonly isOnBleed: boolean;
}

interface Candidate extends CodePlace {
  /** Free of other magnets: the code and the paper behind it. */
  readonly clear: BoxMm;
}

type Side = 'under' | 'right' | 'left' | 'above';

/** How codes are tried on: the usual way, then small ones that reach into the bleed. */
interface Fit {
  readonly module: number;
  /** Distances from the bleed of the magnet. */
  readonly aways: readonly number[];
  readonly taken: number;
}

const usual: Fit = { module: CODE_MODULE, aways: [GAP, GAP + LINE], taken: 0 };
const small: Fit = { module: SMALL_MODULE, aways: [GAP, 0, -BLEED_TAKEN / 2, -BLEED_TAKEN], taken: BLEED_TAKEN };

const sizeOf = ({ columns, rows }: DataMatrix, module: number) => ({
  width: (columns + 2) * module,
  height: (rows + 2) * module,
});

const grown = ({ left, top, width, height }: BoxMm, by: number): BoxMm => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Places along one side of a magnet, between its corner marks, from the end where its text ends. */
function* alongSide({ trim, bleed }: Slot, { width, height }: SizeMm, { side, away }: { side: Side; away: number }) {
  if (side === 'under' || side === 'above') {
    const top = side === 'under' ? bleed.top + bleed.height + away : bleed.top - away - height;
    for (let left = trim.left + trim.width - GAP - width; left >= trim.left + GAP; left -= STEP)
      yield { left, top, width, height };
  } else {
    const left = side === 'right' ? bleed.left + bleed.width + away : bleed.left - away - width;
    for (let top = trim.top + GAP; top + height <= trim.top + trim.height - GAP; top += STEP)
      yield { left, top, width, height };
  }
}

function clearOf(box: BoxMm, side: Side): BoxMm {
  if (side === 'left') return { ...box, left: box.left - CLEARANCE, width: box.width + CLEARANCE };
  if (side === 'above') return { ...box, top: box.top - CLEARANCE, height: box.height + CLEARANCE };
  return box;
}

function* candidates(slot: Slot, matrices: readonly DataMatrix[], { module, aways, taken }: Fit): Generator<Candidate> {
  for (const side of ['under', 'right', 'left', 'above'] as const)
    for (const matrix of matrices)
      for (const away of aways)
        for (const box of alongSide(slot, sizeOf(matrix, module), { side, away }))
          yield { matrix, box, module, isOnBleed: taken > 0, clear: clearOf(box, side) };
}

/** The marks of the cuts, with a little paper. */
export const markBoxes = (layout: SheetLayout, used: readonly Slot[]): BoxMm[] =>
  cutMarks(layout, used).map(({ from, to }) => {
    const line = { left: Math.min(from.x, to.x), top: Math.min(from.y, to.y) };
    return grown({ ...line, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) }, 0.1);
  });

/** What a code must not touch: marks, texts and the header. */
const fixedObstacles = (layout: SheetLayout, used: readonly Slot[]): BoxMm[] => [
  { left: 0, top: 0, width: layout.sheet.width, height: layout.header ?? 0 },
  ...markBoxes(layout, used),
];

const isOnPaper = ({ left, top, width, height }: BoxMm, { sheet }: SheetLayout): boolean =>
  left >= SHEET_EDGE &&
  top >= SHEET_EDGE &&
  left + width <= sheet.width - SHEET_EDGE &&
  top + height <= sheet.height - SHEET_EDGE;

/** The part of a magnet that no code may touch. */
const keptOf = ({ trim, bleed }: Slot, taken: number): BoxMm =>
  trim.left - bleed.left < LEAST_BLEED ? bleed : grown(bleed, -taken);

/**
 * A place for the code of each magnet: in the waste beside it, clear of marks and other codes. A code is under its magnet
 * or on the right of it, like the text. On the other sides only if no other magnet is near. It is outside the bleed of
 * every magnet. Where that leaves no room, it is smaller and reaches a little into the bleed, never to a cut. Undefined
 * where the sheet has no room.
 */
export function placeCodes(
  layout: SheetLayout,
  pieces: readonly { readonly slot: Slot; readonly code: string }[],
): readonly (CodePlace | undefined)[] {
  const used = pieces.map(({ slot }) => slot);
  const obstacles = fixedObstacles(layout, used);
  const texts = used.map((slot) => ({ slot, box: slugBox(slugPlace(layout, slot)) }));
  return pieces.map(({ slot, code }) => {
    const reach = grown(slot.bleed, REACH);
    const near = obstacles.filter((box) => overlap(box, reach));
    const neighbours = used.filter(({ bleed }) => overlap(bleed, reach));
    const others = texts.flatMap((text) => (text.slot !== slot && overlap(text.box, reach) ? [text.box] : []));
    const own = slugBox(slugPlace(layout, slot));
    const low = encodeDataMatrix(code, 'low');
    const forms = [low, turnMatrix(low), encodeDataMatrix(code)];
    const find = (fit: Fit, isClearOfText: (box: BoxMm) => boolean) => {
      const magnets = neighbours.map((each) => keptOf(each, fit.taken));
      return firstThat(
        candidates(slot, forms, fit),
        ({ box, clear }) =>
          isClearOfText(box) &&
          isOnPaper(box, layout) &&
          !magnets.some((each) => overlap(each, clear)) &&
          ![...near, ...others].some((each) => overlap(each, box)),
      );
    };
    const isBeside = (box: BoxMm) => !overlap(box, own);
    const isAtEnd = (box: BoxMm) => leavesText(box, own);
    const place = find(usual, isBeside) ?? find(usual, isAtEnd) ?? find(small, isBeside) ?? find(small, isAtEnd);
    if (!place) return undefined;
    obstacles.push(place.box);
    return place;
  });
}

function firstThat<Each>(all: Iterable<Each>, fits: (each: Each) => boolean): Each | undefined {
  for (const each of all) if (fits(each)) return each;
  return undefined;
}

/** Whether the text keeps the larger part of its line. */
const leavesText = (code: BoxMm, text: BoxMm): boolean =>
  text.width > text.height
    ? code.left - text.left > text.width / 2
    : text.top + text.height - code.top - code.height > text.height / 2;
