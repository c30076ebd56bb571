import { createRecipe, type OwnDate } from '@aimante/print';
import { calendarLayer } from '@aimante/print/testing';
import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { projectOf, square } from '../../photo-project/project.fixture.ts';
import { projectAtom } from '../../photo-project/use-photo-project.ts';
import { designAtom } from '../design-state.ts';
import { calendarOf } from './calendar-design.ts';
import { dateTrialAtom, stagedDesignAtom } from './date-trial.ts';

const trial: OwnDate = { day: '2027-05-22', name: 'Anniversaire de Léa', sign: 'heart', colour: '#c8401c' };

function aCalendar() {
  const store = createStore();
  const recipe = createRecipe({ width: 3000, height: 2000 }, 100 / 140);
  const size = { width: 100, height: 140 };
  const design = { version: 1, size, layers: [calendarLayer({ dates: [{ ...trial, day: '2027-06-12' }] })] } as const;
  const one = projectOf(['a'], {}, { ...square, trim: size });
  const items = one.items.map((item) => ({ ...item, recipe: { ...recipe, design } }));
  store.set(projectAtom, { type: 'restored', project: { ...one, items, currentId: 'a' } });
  const daysOf = (shown: typeof designAtom | typeof stagedDesignAtom) =>
    calendarOf(store.get(shown)?.layers ?? [])?.dates.map(({ day }) => day);
  return { store, shown: () => daysOf(stagedDesignAtom), kept: () => daysOf(designAtom) };
}

describe('a date that is being written', () => {
  it('is on the stage at once, and in no recipe before it is added', () => {
    const { store, shown, kept } = aCalendar();
    store.set(dateTrialAtom, trial);
    expect(shown()).toEqual(['2027-06-12', '2027-05-22']);
    expect(kept()).toEqual(['2027-06-12']);
    store.set(dateTrialAtom, undefined);
    expect(shown()).toEqual(['2027-06-12']);
  });

  it('replaces the one that it changes', () => {
    const { store, shown } = aCalendar();
    store.set(dateTrialAtom, { ...trial, day: '2027-06-12', name: 'Camille et Hugo' });
    expect(shown()).toEqual(['2027-06-12']);
  });
});
