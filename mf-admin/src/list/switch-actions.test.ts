import { describe, expect, it } from '@jest/globals';
import { switchActions } from './switch-actions.ts';

const rows = [
  { id: 'hidden', version: 1, isOn: false },
  { id: 'shown', version: 4, isOn: true },
];

function openActions() {
  const calls: unknown[] = [];
  const [on, off] = switchActions<(typeof rows)[number]>(
    async (all, { work, undo, text }) => {
      const changed = await Promise.all(all.map(async (before) => ({ before, now: await work(before) })));
      const takeBack = async () => {
        for (const { now, before } of changed) await undo?.(now, before);
        return { done: all.length, refused: [] };
      };
      return { done: all.length, refused: [], text: text?.(all.length) ?? '', undo: takeBack };
    },
    {
      isOn: ({ isOn }) => isOn,
      set: async ({ id, version }, isOn) => {
        calls.push([id, version, isOn]);
        return { id, version: version + 1 };
      },
      on: { id: 'show', label: 'Show', done: (count) => `${count} shown` },
      off: { id: 'hide', label: 'Hide', done: (count) => `${count} hidden` },
    },
  );
  if (!(on && off)) throw new Error('Two actions are expected.');
  return { on, off, calls };
}

describe('two actions that switch rows', () => {
  it('each fit the rows that they would change', () => {
    const { on, off } = openActions();
    expect(rows.map((row) => [on.fits?.(row), off.fits?.(row)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('say what they did', async () => {
    const { on, off } = openActions();
    expect((await on.run(rows))?.text).toBe('2 shown');
    expect((await off.run(rows))?.text).toBe('2 hidden');
  });

  it('return each row to its own state, in the version of the change', async () => {
    const { off, calls } = openActions();
    const report = await off.run(rows);
    await report?.undo?.();
    expect(calls).toEqual([
      ['hidden', 1, false],
      ['shown', 4, false],
      ['hidden', 2, false],
      ['shown', 5, true],
    ]);
  });
});
