import { describe, expect, it } from '@jest/globals';
import { inParts } from './in-parts.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const refusal = (number: string) => ({ id: number, number, code: 'X', message: `${number} est expédiée.` });

describe('many orders', () => {
  it.each([
    [0, []],
    [1, [1]],
    [500, [500]],
    [501, [500, 1]],
    [1200, [500, 500, 200]],
  ])('(%i of them) are sent in parts of %j, each order once', async (count, sizes) => {
    const sent: number[][] = [];
    const report = await inParts(numbers(count), async (part) => {
      sent.push(part);
      return { refused: [], undo: [] };
    });
    expect(sent.map((part) => part.length)).toEqual(sizes);
    expect(sent.flat()).toEqual(numbers(count));
    expect(report).toEqual({ done: count, refused: [], canUndo: [] });
  });

  it('are reported as one action, whichever part refused', async () => {
    const report = await inParts(numbers(1001), async (part) => ({
      refused: part.includes(0) || part.includes(1000) ? [refusal(`AIM-${part[0]}`)] : [],
      undo: part.slice(0, 1).map((id) => ({ id: String(id), version: 2 })),
    }));
    expect(report.done).toBe(999);
    expect(report.refused).toEqual([
      { name: 'AIM-0', reason: 'AIM-0 est expédiée.' },
      { name: 'AIM-1000', reason: 'AIM-1000 est expédiée.' },
    ]);
    expect(report.canUndo.map(({ id }) => id)).toEqual(['0', '500', '1000']);
  });

  it('are not sent further after a part that could not be sent', async () => {
    let calls = 0;
    const sending = inParts(numbers(1200), async () => {
      calls += 1;
      throw new Error('offline');
    });
    await expect(sending).rejects.toThrow('offline');
    expect(calls).toBe(1);
  });
});
