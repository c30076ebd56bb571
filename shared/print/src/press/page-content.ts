import { type PieceNote, pieceNotes } from '../codes/piece-notes.ts';
import type { BoxMm } from '../imposition/box.ts';
import { contourOnSheet } from '../imposition/contour.ts';
import { cutMarks } from '../imposition/cut-marks.ts';
import { markPath, registrationMarks } from '../imposition/registration-marks.ts';
import { headerParts } from '../pdf/draw-header.ts';
import { printable } from '../pdf/sheet-document.ts';
import type { WorkshopPage, WorkshopPiece } from '../pdf/workshop-sheets.ts';
import type { Point } from '../recipe/recipe.ts';
import { mmToPoints } from '../sizes/length.ts';
import type { PathStep } from '../sizes/shape-path.ts';
import type { ContourPage } from './contour-page.ts';
import { type Letters, writeLine } from './letters.ts';

/** Names of the resources that the content refers to. */
export const CONTOUR = 'CutContour';
export const OVERPRINT = 'Over';

const HAIRLINE_MM = 0.0882;
const TEXT_IN_LINE = 0.88;
/** Black only, in the colours of the press. */
const BLACK = '0 0 0 1 k 0 0 0 1 K';
/** No ink at all. */
const WHITE = '0 0 0 0 k';

const number = (value: number): string => String(Math.round(value * 10_000) / 10_000 || 0);
const numbers = (values: readonly number[]): string => values.map(number).join(' ');
const pathOf = (steps: readonly PathStep[]): string =>
  steps.map((step) => (step.op === 'h' ? 'h' : `${numbers(step.c)} ${step.op}`)).join('\n');

interface PageContent {
  readonly page: WorkshopPage;
  readonly pageNumber: string;
  readonly hasContours: boolean;
  readonly letters: Letters;
  readonly nameOf: (piece: WorkshopPiece) => string;
}

/** All operators of a page, in millimetres from the top left. Contours come last and print over the rest. */
export function pageContent({ page, pageNumber, hasContours, letters, nameOf }: PageContent): string {
  const { layout, header, pieces } = page;
  const cut = pieces.filter(({ profile }) => hasContours || profile.shape === 'heart');
  const notes = pieceNotes(layout, pieces);
  const { boxes, texts } = headerParts(header, { layout, page: pageNumber });
  return [
    `q ${numbers(downwards(layout))} cm`,
    ...pieces.map((piece) => `q ${numbers(placeOf(piece))} cm /${nameOf(piece)} Do Q`),
    WHITE,
    ...notes.flatMap(({ paper }) => paper).map(filledBox),
    `${BLACK} ${number(HAIRLINE_MM)} w`,
    ...cutMarks(
      layout,
      pieces.map(({ slot }) => slot),
    ).map(({ from, to }) => `${numbers([from.x, from.y])} m ${numbers([to.x, to.y])} l S`),
    ...(hasContours ? registrationMarks(layout).map(filledMark) : []),
    ...[...boxes, ...notes.flatMap(({ modules }) => modules)].map(filledBox),
    ...texts.map(({ isBold, ...line }) =>
      filled(writeLine(isBold ? letters.bold : letters.regular, { ...line, text: printable(line.text) })),
    ),
    ...notes.map((note) => filled(textOf(note, letters))),
    ...contours(cut),
    'Q',
  ].join('\n');
}

/** The cut alone, with the marks by which a cutting table finds the sheet. */
export function contourContent({ layout, pieces }: ContourPage): string {
  return [
    `q ${numbers(downwards(layout))} cm`,
    BLACK,
    ...registrationMarks(layout).map(filledMark),
    ...contours(pieces),
    'Q',
  ].join('\n');
}

/** Millimetres from the top left. */
function downwards({ sheet }: ContourPage['layout']): readonly number[] {
  const point = mmToPoints(1);
  return [point, 0, 0, -point, 0, mmToPoints(sheet.height)];
}

const contours = (pieces: ContourPage['pieces']): readonly string[] => [
  `/${OVERPRINT} gs /${CONTOUR} CS 1 SCN ${number(HAIRLINE_MM)} w`,
  ...pieces.map(({ slot, profile }) => `${pathOf(contourOnSheet(slot, profile))} S`),
];

const filledMark = (mark: Point): string => filled(markPath(mark));

const filledBox = ({ left, top, width, height }: BoxMm): string => `${numbers([left, top, width, height])} re f`;

const filled = (steps: readonly PathStep[]): string => (steps.length === 0 ? '' : `${pathOf(steps)} f`);

/** A picture fills the unit square with its top up. A turned one has its top to the left. */
function placeOf({ slot: { bleed, isRotated } }: WorkshopPiece): readonly number[] {
  const { left, top, width, height } = bleed;
  return isRotated ? [0, -height, -width, 0, left + width, top + height] : [width, 0, 0, -height, left, top + height];
}

function textOf({ place, text }: PieceNote, { regular }: Letters): readonly PathStep[] {
  const { x, y, angle, room, lineHeight } = place;
  return writeLine(regular, { text: printable(text), x, y, angle, room, size: lineHeight * TEXT_IN_LINE });
}
