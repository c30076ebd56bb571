import { roundMm } from '../sizes/length.ts';
import { type PrintProfile, profileKey } from '../sizes/print-profile.ts';
import { type BoxMm, boxAround, overlap } from './box.ts';
import type { Grid } from './grid.ts';
import type { Gaps, SheetLayout, Slot } from './layout.ts';
import type { Place } from './nest/fill-sheet.ts';
import type { Cutting } from './nest/free-space.ts';
import { nest } from './nest/nest.ts';
import { layOut, type Piece, type PrintRun, type PrintSheet, runOf, type Unplaced } from './print-sheet.ts';
import { printableArea, type SheetSettings, sheetSize } from './sheet.ts';

/** Room for the name of each magnet, which has no margin beside it on a mixed sheet. */
const ROOM_FOR_NAME = 2;

/** Without a gutter that has room for names, they are under all magnets or beside all. */
const gapsOf = (gutter: number): readonly Gaps[] =>
  gutter >= ROOM_FOR_NAME
    ? [{ x: gutter, y: gutter }]
    : [
        { x: gutter, y: ROOM_FOR_NAME },
        { x: ROOM_FOR_NAME, y: gutter },
      ];

/** Above, only what is left over from full sheets is mixed: the search would take seconds. */
const MOST_MIXED = 400;

type Grids<Ref> = ReadonlyMap<Grid, readonly Unplaced<Ref>[]>;

/** The better of two ways: all magnets mixed, or full sheets of one profile first and only the rest mixed. */
export function planMixed<Ref>(grids: Grids<Ref>, settings: SheetSettings, cutting: Cutting): readonly PrintRun<Ref>[] {
  const fullCount = (grid: Grid, pieces: readonly unknown[]) => pieces.length - (pieces.length % grid.slots.length);
  const full = [...grids].flatMap(([grid, pieces]) =>
    layOut(pieces.slice(0, fullCount(grid, pieces)), grid, 'row-by-row'),
  );
  const rest = [...grids].flatMap(([grid, pieces]) => pieces.slice(fullCount(grid, pieces)));
  const all = [...grids.values()].flat();
  const ways = gapsOf(settings.gutter).flatMap((gaps) => [
    [...full, ...nestPieces(rest, settings, { gaps, cutting })],
    ...(all.length > MOST_MIXED ? [] : [nestPieces(all, settings, { gaps, cutting })]),
  ]);
  return toRuns(ways.reduce((best, way) => (way.length < best.length ? way : best)));
}

/** Consecutive sheets with the same profiles are one run. */
function toRuns<Ref>(sheets: readonly PrintSheet<Ref>[]): readonly PrintRun<Ref>[] {
  const kindOf = ({ pieces }: PrintSheet<Ref>) => {
    const keys = new Set(pieces.map(({ profile }) => profileKey(profile)));
    return keys.size === 1 ? [...keys].join() : 'mixed';
  };
  return [...Map.groupBy(sheets, kindOf).values()].map(runOf);
}

interface Packing {
  readonly gaps: Gaps;
  readonly cutting: Cutting;
}

function nestPieces<Ref>(
  pieces: readonly Unplaced<Ref>[],
  settings: SheetSettings,
  { gaps, cutting }: Packing,
): readonly PrintSheet<Ref>[] {
  const area = printableArea(settings);
  const queues = [...Map.groupBy(pieces, ({ profile }) => profileKey(profile)).values()].map((queue) => [...queue]);
  const classes = queues.flatMap(([first, ...others]) => {
    if (!first) return [];
    const { trim, bleed } = first.profile;
    const size = { width: trim.width + 2 * bleed, height: trim.height + 2 * bleed };
    return [{ ...size, count: others.length + 1, canTurn: settings.isRotationAllowed }];
  });
  const { markLength, header } = settings;
  const sheet = { sheet: sheetSize(settings), gaps, markLength, header };
  return nest({ area, gaps, classes, cutting }).map((places) => {
    const corner = centred(area, places);
    const placed = places
      .toSorted((one, other) => one.top - other.top || one.left - other.left)
      .flatMap((place): Piece<Ref>[] => {
        const piece = queues[place.size]?.shift();
        return piece ? [{ ...piece, slot: slotAt(place, piece.profile, corner) }] : [];
      });
    return { layout: { ...sheet, slots: placed.map(({ slot }) => slot) } satisfies SheetLayout, pieces: placed };
  });
}

/** A sheet from the places of its magnets, as they were stored. Names are under the magnets where there is room. */
export function mixedLayout(slots: readonly Slot[], settings: SheetSettings): SheetLayout {
  const { gutter, markLength, header } = settings;
  const isRoomUnder = slots.every(({ bleed }) => {
    const under = { ...bleed, top: bleed.top + bleed.height, height: ROOM_FOR_NAME };
    return slots.every((other) => !overlap(under, other.bleed));
  });
  const gaps = isRoomUnder ? { x: gutter, y: Math.max(gutter, ROOM_FOR_NAME) } : { x: ROOM_FOR_NAME, y: gutter };
  return { sheet: sheetSize(settings), gaps, markLength, header, slots };
}

/** The top left of the magnets, so that they are in the middle of the printable area. */
function centred(area: BoxMm, places: readonly Place[]) {
  const used = boxAround(places) ?? { width: 0, height: 0 };
  return { left: area.left + (area.width - used.width) / 2, top: area.top + (area.height - used.height) / 2 };
}

function slotAt(place: Place, { trim, bleed }: PrintProfile, corner: { left: number; top: number }): Slot {
  const size = place.isRotated ? { width: trim.height, height: trim.width } : trim;
  const left = roundMm(corner.left + place.left);
  const top = roundMm(corner.top + place.top);
  return {
    bleed: { left, top, width: size.width + 2 * bleed, height: size.height + 2 * bleed },
    trim: { left: roundMm(left + bleed), top: roundMm(top + bleed), width: size.width, height: size.height },
    isRotated: place.isRotated,
  };
}
