import type { CalendarLayer } from '@aimante/print';
import { addMonths, type Month } from '@aimante/print/drawing';
import { atom } from 'jotai';

/** The month that the date tool was turned to. */
export const turnedToAtom = atom<Month | undefined>(undefined);

/** The month in the date tool: another first month can leave behind the one that it was turned to. */
export function seenMonthOf({ first, months }: CalendarLayer, turnedTo: Month | undefined): Month {
  const last = addMonths(first, months - 1);
  return turnedTo === undefined || turnedTo < first || turnedTo > last ? first : turnedTo;
}
