import { describe, expect, it } from '@jest/globals';
import { runEach } from './run-each.ts';

describe('runEach', () => {
  it('continues after a refusal, and names what was refused and why', async () => {
    const done: string[] = [];
    const report = await runEach(
      ['a', 'b', 'c'],
      async (row) => {
        if (row === 'b') throw new Error('taken');
        done.push(row);
      },
      { nameOf: (row) => row.toUpperCase(), errorText: (error) => (error instanceof Error ? error.message : '') },
    );
    expect(done).toEqual(['a', 'c']);
    expect(report).toEqual({ done: 2, refused: [{ name: 'B', reason: 'taken' }] });
  });
});
