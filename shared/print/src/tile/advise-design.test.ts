import { describe, expect, it } from '@jest/globals';
import { calendarLayer } from '../calendar/calendar.fixture.ts';
import type { Layer } from '../design/design.ts';
import { textLayer } from '../design/text.fixture.ts';
import { adviseDesign } from './advise-design.ts';

const adviceOf = async (layers: readonly Layer[], size = { width: 70, height: 70 }) =>
  (await adviseDesign({ version: 1, size, layers: [...layers] })).map(({ kind, text }) => `${kind} ${text}`);

describe('the advice on a design', () => {
  it('names texts with letters under 1.2 mm, and those that the cut crosses', async () => {
    const small = textLayer({ text: 'menu', size: 1.2, at: { x: 35, y: 35 } });
    const cut = textLayer({ text: 'Bienvenue', size: 9, at: { x: 68, y: 35 }, width: 60 });
    const fine = textLayer({ text: 'Été', size: 6, at: { x: 35, y: 20 } });
    expect(await adviceOf([small, cut, fine])).toEqual(['small menu', 'cut Bienvenue']);
  });

  it('names one text of a calendar with days that are too small', async () => {
    const area = { left: 5, top: 5, width: 20, height: 16 };
    const advice = await adviceOf([calendarLayer({ area })]);
    expect(advice.filter((each) => each.startsWith('small'))).toHaveLength(1);
    const large = calendarLayer({ area: { left: 6, top: 6, width: 88, height: 88 }, months: 1, columns: 1 });
    expect(await adviceOf([large], { width: 100, height: 100 })).toEqual([]);
  });
});
