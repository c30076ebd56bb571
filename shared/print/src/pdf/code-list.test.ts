import { describe, expect, it } from '@jest/globals';
import { printPages, scanAt } from '../codes/scan-pdf.fixture.ts';
import { writeCodeList } from './code-list.ts';
import { readSheets } from './read-back.fixture.ts';

const tiles = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    code: String(1_000_000_000 + from + place),
    lines: ['Planche 1', '1.1 · 1/1', '50x50'],
  }));
const list = (orders: number, count: number) =>
  writeCodeList({
    title: 'Bon de préparation L-26-0148',
    createdAt: new Date('2026-11-27T08:00:00Z'),
    sheets: { number: 'Planches', notes: [], tiles: [{ code: 'L-26-0148/1/4821', lines: ['Planche 1'] }] },
    orders: Array.from({ length: orders }, (_, order) => ({
      number: `PM-26-00000${order}`,
      notes: ['2 × Tote bag', 'Cadeau'],
      tiles: tiles(order * 100, count),
    })),
  });

describe('the list of codes', () => {
  it('has the code of each tile under the number of its order, readable by a scanner', async () => {
    const [page] = await printPages(new Uint8Array(list(2, 5)));
    const at = (column: number, top: number) =>
      page && scanAt(page, { left: 10.5 + column * 46.5, top, width: 10, height: 11 });
    expect(await at(0, 64.3)).toBe('1000000000');
    expect(await at(3, 64.3)).toBe('1000000003');
    expect(await at(0, 79.3)).toBe('1000000004');
    expect(await at(0, 112.1)).toBe('1000000100');
    expect(page && (await scanAt(page, { left: 10.5, top: 31.5, width: 16, height: 16 }))).toBe('L-26-0148/1/4821');
  });

  it('says what else goes into the parcel of an order', async () => {
    const [page] = await readSheets(list(1, 2));
    expect(page?.texts).toEqual(expect.arrayContaining(['Planches', 'PM-26-000000', '2 × Tote bag', 'Cadeau']));
  });

  it('goes on on further pages, and no number of an order ends one', async () => {
    const pages = await readSheets(list(9, 9));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ texts }) => texts).filter((text) => /^\d{6} \d{4}$/.test(text))).toHaveLength(81);
    for (const { texts } of pages) expect(texts.at(-1)).not.toMatch(/^PM-|^Cadeau|Tote bag/);
  });
});
