import type { CalendarLayer, Point, SizeMm } from '@aimante/print';
import { type Month, monthAreas } from '@aimante/print/drawing';
import { seenMonthOf } from '../../design/dates/seen-month.ts';

/** The column of the cropper has room for magnets up to this size. */
const ROOM: SizeMm = { width: 62, height: 80 };

/** The middle of the excerpt of a magnet at true size: of a calendar, the month in the date tool. Undefined: it fits. */
export function excerptPoint(
  { width, height }: SizeMm,
  calendar: CalendarLayer | undefined,
  turnedTo: Month | undefined,
): Point | undefined {
  if (width <= ROOM.width && height <= ROOM.height) return undefined;
  const month = calendar && seenMonthOf(calendar, turnedTo);
  const area = calendar && monthAreas(calendar).find((each) => each.month === month)?.area;
  if (!area) return { x: width / 2, y: height / 2 };
  return { x: area.left + area.width / 2, y: area.top + area.height / 2 };
}
