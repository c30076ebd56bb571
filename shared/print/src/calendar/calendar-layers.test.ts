import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseLayer } from '../design/parse-layer.ts';
import { scaleDesign } from '../design/with-design.ts';
import { readInstalledFont } from '../type/installed-fonts.ts';
import { createTypesetter } from '../type/typesetter.ts';
import { calendarLayer } from './calendar.fixture.ts';
import { calendarLayers, monthAreas } from './calendar-layers.ts';
import { addMonths } from './months.ts';

const birthday = { day: '2027-05-22', name: 'Léa', sign: 'heart', colour: '#c8623f' } as const;
const textsOf = (over: Parameters<typeof calendarLayer>[0]) =>
  calendarLayers(calendarLayer(over)).flatMap((layer) => (layer.kind === 'text' ? [layer] : []));

describe('a calendar as layers', () => {
  it('writes every day of the year once, and the months from the first one', () => {
    const texts = textsOf({ first: '2026-09', holidays: [] });
    expect(texts.filter(({ text }) => /^\d+$/.test(text))).toHaveLength(365);
    const names = texts.filter(({ text }) => text.length > 2).map(({ text }) => text);
    expect([names.length, names[0], names[4], names[11]]).toEqual([12, 'Septembre', 'Janvier', 'Août']);
  });

  it('marks Sundays and holidays, and puts an own date on its sign', () => {
    const layers = calendarLayers(calendarLayer({ first: '2027-05', months: 1, dates: [birthday] }));
    const colours = (text: string) =>
      layers.flatMap((one) => (one.kind === 'text' && one.text === text ? [one.colour] : []));
    expect([colours('2'), colours('1'), colours('3'), colours('22')]).toEqual([
      ['#c2401c'],
      ['#c2401c'],
      ['#2f2723'],
      ['#ffffff'],
    ]);
    expect(layers.filter(({ kind }) => kind === 'sticker')).toHaveLength(1);
    expect(layers.filter((one) => one.kind === 'shape' && one.fill === '#fdeae4')).toHaveLength(1);
  });

  it('writes small figures and weekdays in bold, with strokes that can be printed', () => {
    const stylesOf = (over: Parameters<typeof calendarLayer>[0]) =>
      new Set(textsOf({ holidays: [], ...over }).flatMap(({ text, style }) => (text.length < 3 ? [style] : [])));
    expect(stylesOf({})).toEqual(new Set(['bold']));
    expect(stylesOf({ months: 1 })).toEqual(new Set(['regular']));
  });

  it('keeps the size of a small figure on the sign of an own date', () => {
    const sizesOf = (months: 1 | 12) =>
      new Set(
        textsOf({ first: '2027-05', months, holidays: [], dates: [birthday] }).flatMap(({ text, size }) =>
          /^\d+$/.test(text) ? [size] : [],
        ),
      );
    expect([sizesOf(12).size, sizesOf(1).size]).toEqual([1, 2]);
  });

  it('lists the own dates of its months, as many as fit', () => {
    const list = { left: 60, top: 56, width: 34, height: 7 };
    const other = { ...birthday, day: '2028-05-22', name: 'Later' };
    const names = textsOf({ list, dates: [birthday, other] }).map(({ text }) => text);
    expect(names).toContain('22 mai, Léa');
    expect(names.join()).not.toContain('Later');
    const many = Array.from({ length: 24 }, (_, index) => ({
      ...birthday,
      day: `2027-03-${String(index + 1).padStart(2, '0')}`,
    }));
    expect(textsOf({ list, dates: many }).filter(({ text }) => text.endsWith('Léa'))).toHaveLength(1);
  });

  it('keeps every figure inside its month, and the months apart, in every shape', async () => {
    const { typeset } = createTypesetter(readInstalledFont);
    const columns = fc.constantFrom<1 | 2 | 3 | 4>(1, 2, 3, 4);
    const size = fc.record({ width: fc.integer({ min: 40, max: 130 }), height: fc.integer({ min: 40, max: 160 }) });
    const start = fc.integer({ min: 0, max: 40 }).map((count) => addMonths('2026-01', count));
    await fc.assert(
      fc.asyncProperty(size, columns, start, async ({ width, height }, count, first) => {
        const layer = calendarLayer({ area: { left: 0, top: 0, width, height }, columns: count, first, dates: [] });
        const areas = monthAreas(layer);
        for (const [index, { area }] of areas.entries()) {
          expect(area.left + area.width).toBeLessThanOrEqual(width + 1e-6);
          expect(area.top + area.height).toBeLessThanOrEqual(height + 1e-6);
          const after = areas[index + 1]?.area;
          if (after && after.top === area.top) expect(after.left).toBeGreaterThan(area.left + area.width);
        }
        const figures = calendarLayers(layer).flatMap((one) => (one.kind === 'text' && one.text === '28' ? [one] : []));
        for (const figure of figures.slice(0, 2)) {
          const { box } = await typeset(figure);
          const inside = areas.some(
            ({ area }) =>
              box &&
              box.left >= area.left - 1e-6 &&
              box.right <= area.left + area.width + 1e-6 &&
              box.top >= area.top &&
              box.bottom <= area.top + area.height,
          );
          expect(inside).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('draws the same layer once', () => {
    const layer = calendarLayer();
    expect(calendarLayers(layer)).toBe(calendarLayers(layer));
  });
});

describe('a calendar from the network', () => {
  it('is read back', () => {
    const layer = calendarLayer({ dates: [birthday], list: { left: 1, top: 1, width: 20, height: 6 } });
    expect(parseLayer(JSON.parse(JSON.stringify(layer)))).toEqual(layer);
  });

  it.each([
    ['a month that is none', { first: '2027-13' }],
    ['a holiday that is no day', { holidays: ['2027-02-30'] }],
    ['too many dates', { dates: Array.from({ length: 25 }, () => birthday) }],
    ['a name that is too long', { dates: [{ ...birthday, name: 'a'.repeat(31) }] }],
    ['a sign of its own', { dates: [{ ...birthday, sign: 'skull' }] }],
    ['seven columns', { columns: 7 }],
    ['two months', { months: 2 }],
    ['another language', { locale: 'de' }],
    ['a colour with a script', { wash: 'url(x)' }],
    ['no area', { area: undefined }],
  ])('is refused with %s', (_, over) => {
    expect(parseLayer({ ...calendarLayer(), ...over })).toBeUndefined();
  });

  it('fits another magnet', () => {
    const design = { version: 1 as const, size: { width: 100, height: 140 }, layers: [calendarLayer()] };
    const [scaled] = scaleDesign(design, { width: 50, height: 70 }).layers;
    expect(scaled).toMatchObject({ area: { left: 3, top: 33, width: 44, height: 34 } });
  });
});
