import type { PrintBatchDetail, PrintTile } from '@aimante/api-contract/batches';
import { describe, expect, it } from '@jest/globals';
import { changeNumber, chosenTiles, photoNumbers, sheetCount, tilesOn } from './batch-tiles.ts';

const planned: PrintTile = {
  ...{ id: 'a', linePhotoId: 'p', orderId: 'o1', orderNumber: 'AIM-0001', line: 0, photo: 0, copy: 1, copies: 1 },
  ...{ size: '50 × 50 mm', sheetIndex: 0, xMm: 0, yMm: 0, rotated: false, state: 'planned', reprintOf: null },
  ...{ voidReason: null, voidVersion: null, isOnPaper: false },
};
const voided: PrintTile = { ...planned, state: 'void', voidReason: 'cancelled', voidVersion: 2 };
const change: PrintBatchDetail['changes'][number] = {
  ...{ at: '2026-11-22T10:00:00Z', version: 2, orderId: 'o1', orderNumber: 'AIM-0001', reason: 'cancelled' },
  ...{ pieces: 1, isOnPaper: false },
};

describe('the sheets of a batch', () => {
  it.each([
    ['none without tiles', [], 0],
    ['one', [0, 0, 0], 1],
    ['those up to the last tile', [0, 2], 3],
    ['several, whatever the order of the tiles', [1, 0], 2],
  ])('are %s', (_, places, count) => {
    const tiles = places.map((sheetIndex) => ({ ...planned, sheetIndex }));
    expect(sheetCount(tiles)).toBe(count);
  });

  it('each have their own tiles, voided ones too', () => {
    const tiles = [planned, { ...planned, id: 'b', sheetIndex: 1 }, { ...voided, id: 'c' }];
    expect(tilesOn(0, tiles).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(tilesOn(2, tiles)).toEqual([]);
  });
});

describe('the tiles to print again', () => {
  const tiles: PrintTile[] = [planned, { ...planned, id: 'b', state: 'printed' }, { ...voided, id: 'c' }];
  it.each([
    ['nothing', [], []],
    ['what is marked', ['b', 'a'], ['a', 'b']],
    ['no tile that was voided while it was marked', ['a', 'c'], ['a']],
    ['no tile of another batch', ['gone'], []],
  ])('are %s', (_, marked, chosen) => {
    expect([...chosenTiles(tiles, new Set(marked))]).toEqual(chosen);
  });
});

describe('the number of a voided tile', () => {
  const later = { ...change, version: 3 };
  const ofOther = { ...change, orderId: 'o2' };
  it.each<[string, PrintBatchDetail['changes'], number]>([
    ['is that of its change', [change], 1],
    ['counts the changes of other orders', [ofOther, change], 2],
    ['is not that of a later change of the same order', [later, change], 2],
    ['is not that of another reason in the same version', [{ ...change, reason: 'refunded' }, change], 2],
    ['is 0 where the change is not listed', [ofOther, later], 0],
  ])('%s', (_, changes, number) => {
    expect(changeNumber(changes, voided)).toBe(number);
  });

  it('is 0 for a tile that is to be printed', () => {
    expect(changeNumber([change], { ...voided, state: 'planned' })).toBe(0);
  });
});

describe('the photo of a tile', () => {
  const tile = (orderId: string, line: number, photo: number): PrintTile => ({ ...planned, orderId, line, photo });
  const numbersOf = (...tiles: PrintTile[]) => tiles.map(photoNumbers(tiles));

  it('is numbered from one', () => {
    expect(numbersOf(tile('o1', 0, 0), tile('o1', 0, 4))).toEqual(['1', '5']);
  });

  it('names its line where the order has several in this batch', () => {
    expect(numbersOf(tile('o1', 0, 0), tile('o1', 2, 0), tile('o1', 0, 1))).toEqual(['1.1', '3.1', '1.2']);
  });

  it('names no line for the only one, whichever it is', () => {
    expect(numbersOf(tile('o1', 3, 0), tile('o1', 3, 1))).toEqual(['1', '2']);
  });

  it('follows its own order, not the other ones', () => {
    expect(numbersOf(tile('o1', 0, 0), tile('o2', 1, 0), tile('o1', 1, 0))).toEqual(['1.1', '1', '2.1']);
  });
});
