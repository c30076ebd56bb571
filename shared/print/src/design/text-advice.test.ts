import { describe, expect, it } from '@jest/globals';
import { readInstalledFont } from '../type/installed-fonts.ts';
import { atOrigin, placeText } from '../type/place-text.ts';
import { createTypesetter } from '../type/typesetter.ts';
import type { TextLayer } from './design.ts';
import { textLayer } from './text.fixture.ts';
import { adviseCurve, adviseText } from './text-advice.ts';

const profile = { trim: { width: 100, height: 70 }, safe: 3 };
const { typeset } = createTypesetter(readInstalledFont);
const advise = async (layer: TextLayer) => adviseText(layer, await typeset(layer), profile);
const bent = async (layer: TextLayer) => adviseCurve(layer, await typeset(layer));
const kinds = async (layer: TextLayer) => (await advise(layer)).map(({ kind }) => kind);

describe('the advice on a text', () => {
  it('is none for a text that prints well', async () => {
    expect(await advise(textLayer({ size: 6 }))).toEqual([]);
  });

  it.each([
    ['wide', textLayer({ size: 14, width: 200 })],
    ['bent', textLayer({ size: 16, width: 200, curve: 120 })],
    ['near the edge', textLayer({ at: { x: 5, y: 68 } })],
    ['turned', textLayer({ size: 12, width: 200, angle: 60 })],
    ['tiny', textLayer({ size: 1 })],
    ['thin', textLayer({ font: 'cormorant', size: 2.4 })],
  ])('repairs a %s text in one step', async (_, layer) => {
    const [first] = await advise(layer);
    if (!first) throw new Error('no advice');
    expect(await kinds(first.repaired)).not.toContain(first.kind);
  });

  it.each([
    ['three bent lines', textLayer({ text: 'Camille\net Hugo\nà Paris', curve: 120 })],
    ['three lines like a bowl', textLayer({ text: 'Camille\net Hugo\nà Paris', curve: -120 })],
    ['a short line like a bridge', textLayer({ text: 'Léa', size: 8, curve: 180 })],
    ['a short line like a bowl', textLayer({ text: 'Léa', size: 8, curve: -180 })],
    ['joined letters like a bridge', textLayer({ text: 'Emilie Anna', font: 'great-vibes', size: 8, curve: 120 })],
    ['joined letters like a bowl', textLayer({ text: 'Emilie Anna', font: 'great-vibes', size: 8, curve: -60 })],
    ['joined letters of Arabic', textLayer({ text: 'مرحبا', size: 8, curve: -60 })],
  ])('bends %s less', async (_, layer) => {
    const [advice] = await bent(layer);
    if (!advice) throw new Error('no advice');
    expect(Math.abs(advice.repaired.curve)).toBeLessThan(Math.abs(layer.curve));
    expect(advice.repaired.curve % 5).toBeCloseTo(0, 10);
    expect(await bent(advice.repaired)).toEqual([]);
  });

  it.each([
    ['one line', textLayer({ size: 6, curve: 120 })],
    ['a short line', textLayer({ text: 'Léa', size: 8, curve: 45 })],
    ['two lines', textLayer({ text: 'Camille & Hugo\n12 juin 2027', size: 6, curve: 60 })],
    ['joined letters', textLayer({ text: 'Emilie Anna', font: 'great-vibes', size: 8, curve: 45 })],
  ])('lets %s bend as far as they stay whole', async (_, layer) => {
    expect(await bent(layer)).toEqual([]);
  });

  it('says when a text crosses the cut', async () => {
    expect(await kinds(textLayer({ at: { x: 0, y: 35 } }))).toContain('cut');
  });
});

describe('placeText', () => {
  it('gives the outlines of the text that is shaped in its place', async () => {
    const layer = textLayer({ angle: 30, at: { x: 20, y: 12 }, curve: 40 });
    const placed = placeText(await typeset(atOrigin(layer)), layer);
    const direct = await typeset(layer);
    expect(placed.box?.left).toBeCloseTo(direct.box?.left ?? 0, 2);
    expect(placed.box?.bottom).toBeCloseTo(direct.box?.bottom ?? 0, 2);
    expect(placed.frame.top).toBeCloseTo(direct.frame.top, 2);
  });
});
