import type { Area, Colour } from '../design/design.ts';
import type { StickerId } from '../stickers/sticker-ids.ts';
import type { FontId } from '../type/fonts.ts';
import type { Day, Month } from './months.ts';

/** Months as a grid, with their holidays and the visitor's own dates. */
export interface CalendarLayer {
  readonly kind: 'calendar';
  readonly area: Area;
  readonly first: Month;
  readonly months: 1 | 12;
  readonly columns: 1 | 2 | 3 | 4;
  readonly locale: 'fr' | 'en';
  /** The font of the names of months. */
  readonly titles: FontId;
  readonly figures: FontId;
  readonly ink: Colour;
  /** Weekdays. */
  readonly faint: Colour;
  /** Sundays and holidays. */
  readonly accent: Colour;
  /** Behind a holiday. */
  readonly wash: Colour;
  /** The holidays when it was made, so that a later law changes no magnet. Empty: they are not marked. */
  readonly holidays: readonly Day[];
  readonly dates: readonly OwnDate[];
  /** Where the names of the own dates are written. Undefined: they are not. */
  readonly list?: Area;
}

export interface OwnDate {
  readonly day: Day;
  readonly name: string;
  /** Behind its figure. */
  readonly sign: StickerId;
  readonly colour: Colour;
}

/** More would not be readable on a magnet: a longer name has letters of less than a millimetre in the list. */
export const CALENDAR_LIMITS = { dates: 24, name: 30, holidays: 40 } as const;
