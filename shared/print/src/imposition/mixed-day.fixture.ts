import { defaultProfile } from '../sizes/print-profile.ts';
import type { PrintItem } from './print-run.ts';

/** The sizes of a day in the workshop and their shares, in percent. */
const DAY = [
  [50, 50, 36],
  [60, 40, 34],
  [70, 100, 20],
  [70, 70, 8],
  [100, 100, 2],
] as const;

/** Orders of one to five magnets, until there are so many. */
export function mixedDay(magnets: number): PrintItem<number>[] {
  const items: PrintItem<number>[] = [];
  for (const [width, height, share] of DAY) {
    const profile = defaultProfile({ width, height });
    for (let left = Math.round((magnets * share) / 100); left > 0; left -= 5)
      items.push({ ref: items.length, copies: Math.min(5, left), profile });
  }
  return items;
}
