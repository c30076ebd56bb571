import type { OwnDate } from '@aimante/print';
import { atom } from 'jotai';
import { designAtom } from '../design-state.ts';
import { calendarOf, withCalendar } from './calendar-design.ts';

/** The date in the form, which is not added yet. */
export const dateTrialAtom = atom<OwnDate | undefined>(undefined);

/** The design as the stage shows it: with the date that is being written. */
export const stagedDesignAtom = atom((get) => {
  const design = get(designAtom);
  const trial = get(dateTrialAtom);
  const calendar = design && trial && calendarOf(design.layers);
  if (!calendar) return design;
  const dates = [...calendar.dates.filter(({ day }) => day !== trial.day), trial];
  return { ...design, layers: withCalendar(design.layers, { dates }) };
});
