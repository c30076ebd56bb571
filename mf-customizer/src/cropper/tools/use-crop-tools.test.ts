import { createRecipe, panBy, quarterTurn, straighten, zoomAt } from '@aimante/print';
import { describe, expect, it } from '@jest/globals';
import { createStore } from 'jotai';
import { gestureAtom, shownQualityAtom } from '../../photo-project/use-photo-project.ts';
import { angleAtom, rotationAtom, zoomAtom } from './use-crop-tools.ts';

const photo = createRecipe({ width: 4000, height: 3000 }, 1);

describe('what the tools show', () => {
  it('stays still while the photo is only moved about', () => {
    const store = createStore();
    const zoomed = zoomAt(straighten(photo, 7), 3);
    store.set(gestureAtom, zoomed);
    const seen = () => [zoomAtom, angleAtom, rotationAtom, shownQualityAtom].map((each) => store.get<unknown>(each));
    const before = seen();
    store.set(gestureAtom, panBy(zoomed, { x: 0.07, y: -0.03 }));
    expect(seen().map((value, index) => Object.is(value, before[index]))).toEqual([true, true, true, true]);
    store.set(gestureAtom, zoomAt(zoomed, 4));
    expect(store.get(zoomAtom)).not.toBe(before[0]);
  });

  it('counts turns and straightening together, the short way round', () => {
    const store = createStore();
    store.set(gestureAtom, straighten(quarterTurn(photo, -1), 2));
    expect(store.get(rotationAtom)).toBe(-88);
    store.set(gestureAtom, quarterTurn(quarterTurn(photo)));
    expect(store.get(rotationAtom)).toBe(180);
  });
});
