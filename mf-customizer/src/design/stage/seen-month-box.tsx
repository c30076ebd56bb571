import { monthAreas } from '@aimante/print/drawing';
import { useAtomValue } from 'jotai';
import type { StageLayout } from '../../cropper/canvas/stage-layout.ts';
import { calendarOf } from '../dates/calendar-design.ts';
import { seenMonthOf, turnedToAtom } from '../dates/seen-month.ts';
import { designAtom } from '../design-state.ts';
import styles from './design-stage.module.css';

/** Millimetres around a month. */
const AIR = 1.2;

/** A frame around the month that the date tool shows. */
export function SeenMonthBox({ layout: { left, top, pxPerMm } }: { readonly layout: StageLayout }) {
  const calendar = calendarOf(useAtomValue(designAtom)?.layers ?? []);
  const turnedTo = useAtomValue(turnedToAtom);
  const month = calendar && seenMonthOf(calendar, turnedTo);
  const area = calendar && monthAreas(calendar).find((each) => each.month === month)?.area;
  if (!area) return null;
  return (
    <rect
      className={styles.box}
      x={left + (area.left - AIR) * pxPerMm}
      y={top + (area.top - AIR) * pxPerMm}
      width={(area.width + 2 * AIR) * pxPerMm}
      height={(area.height + 2 * AIR) * pxPerMm}
      rx="4"
      data-month={month}
    />
  );
}
