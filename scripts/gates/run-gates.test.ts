import { describe, expect, it } from '@jest/globals';
import { runGates } from './run-gates.ts';

describe('runGates', () => {
  it('continues after a gate that fails and after one that breaks', async () => {
    const lines: string[] = [];
    const results = await runGates(
      [
        { name: 'red', faults: async () => ['a.ts is wrong'] },
        { name: 'broken', faults: () => Promise.reject(new Error('no such tool')) },
        { name: 'green', faults: async () => [] },
      ],
      (line) => lines.push(line),
    );
    expect(results.map(({ name, faults }) => [name, faults.length])).toEqual([
      ['red', 1],
      ['broken', 1],
      ['green', 0],
    ]);
    expect(lines.join('\n')).toMatch(
      /FAIL red[\s\S]*a\.ts is wrong[\s\S]*FAIL broken[\s\S]*no such tool[\s\S]*ok {3}green/,
    );
  });

  it('shows the beginning of what is long', async () => {
    const lines: string[] = [];
    const faults = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(1000)}`);
    await runGates([{ name: 'long', faults: async () => faults }], (line) => lines.push(line));
    expect(lines.length).toBeLessThan(70);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(260);
    expect(lines.at(-1)).toContain('40 lines more');
  });
});
