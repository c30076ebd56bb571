import { roundMm } from '../sizes/length.ts';
import type { BoxMm } from './box.ts';
import type { SheetLayout, Slot } from './layout.ts';

/** A line on the sheet in millimetres. */
export interface CutMark {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: { readonly x: number; readonly y: number };
}

/** A shorter mark is useless for cutting. */
const SHORTEST = 1;
/** Kept white along the edge of the sheet, in millimetres. */
const EDGE = 2;
/** Positions are rounded to a hundredth of a millimetre. */
const NOISE = 0.011;

/** A box as seen along one axis: its ends on the line of the mark, and its ends across. */
interface Span {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

const alongX = ({ left, top, width, height }: BoxMm): Span => ({
  from: left,
  to: left + width,
  low: top,
  high: top + height,
});
const alongY = ({ left, top, width, height }: BoxMm): Span => ({
  from: top,
  to: top + height,
  low: left,
  high: left + width,
});

/** Free paper before and after a magnet on the line at `across`, up to the next magnet or the edge of the paper. */
function freeRoom(own: Span, others: readonly Span[], { across, paper }: { across: number; paper: number }) {
  const onLine = others.filter(({ low, high }) => across > low - NOISE && across < high + NOISE);
  const before = onLine.filter(({ to }) => to <= own.from + NOISE).map(({ to }) => own.from - to);
  const after = onLine.filter(({ from }) => from >= own.to - NOISE).map(({ from }) => from - own.to);
  return { before: Math.min(own.from - EDGE, ...before), after: Math.min(paper - EDGE - own.to, ...after) };
}

function marksOf(layout: SheetLayout, slot: Slot, boxes: readonly BoxMm[]): CutMark[] {
  const { trim, bleed } = slot;
  const others = boxes.filter((box) => box !== bleed);
  const marks = (length: number, mark: (length: number) => CutMark) => {
    const drawn = Math.min(layout.markLength, length);
    return drawn >= SHORTEST ? [mark(drawn)] : [];
  };
  const vertical = [trim.left, trim.left + trim.width].flatMap((x) => {
    const own = alongY(bleed);
    const { before, after } = freeRoom(own, others.map(alongY), { across: x, paper: layout.sheet.height });
    return [
      ...marks(before, (length) => ({ from: { x, y: own.from }, to: { x, y: own.from - length } })),
      ...marks(after, (length) => ({ from: { x, y: own.to }, to: { x, y: own.to + length } })),
    ];
  });
  const horizontal = [trim.top, trim.top + trim.height].flatMap((y) => {
    const own = alongX(bleed);
    const { before, after } = freeRoom(own, others.map(alongX), { across: y, paper: layout.sheet.width });
    return [
      ...marks(before, (length) => ({ from: { x: own.from, y }, to: { x: own.from - length, y } })),
      ...marks(after, (length) => ({ from: { x: own.to, y }, to: { x: own.to + length, y } })),
    ];
  });
  return [...vertical, ...horizontal];
}

const rounded = ({ from, to }: CutMark): CutMark => ({
  from: { x: roundMm(from.x), y: roundMm(from.y) },
  to: { x: roundMm(to.x), y: roundMm(to.y) },
});

/**
 * Marks at the corners of every cut, outside all bleeds. An empty place has none. A mark that neighbours share is drawn
 * once.
 */
export function cutMarks(layout: SheetLayout, used: readonly Slot[] = layout.slots): readonly CutMark[] {
  const boxes = used.map(({ bleed }) => bleed);
  const marks = used.flatMap((slot) => marksOf(layout, slot, boxes)).map(rounded);
  return [...new Map(marks.map((mark) => [`${mark.from.x} ${mark.from.y} ${mark.to.x} ${mark.to.y}`, mark])).values()];
}
