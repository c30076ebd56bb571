import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { onChange } from './on-change.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aimante-change-'));
  for (const name of ['src', 'dist']) mkdirSync(join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

function countChanges(): { calls: () => number; next: () => Promise<void>; close: () => void } {
  let calls = 0;
  let waiting: () => void = () => {};
  const { close } = onChange([folder], async () => {
    calls += 1;
    waiting();
  });
  const next = () =>
    new Promise<void>((resolve) => {
      waiting = resolve;
    });
  return { calls: () => calls, next, close };
}

describe('onChange', () => {
  it('acts once for several files that are saved together', async () => {
    const changes = countChanges();
    const called = changes.next();
    for (const name of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(folder, 'src', name), name);
    await called;
    expect(changes.calls()).toBe(1);
    changes.close();
  });

  it('does not take what a build writes, or a test, for a change', async () => {
    const changes = countChanges();
    writeFileSync(join(folder, 'dist', 'remoteEntry.js'), 'x');
    writeFileSync(join(folder, 'src', 'a.test.ts'), 'x');
    const called = changes.next();
    setTimeout(() => writeFileSync(join(folder, 'src', 'a.ts'), 'x'), 300);
    await called;
    expect(changes.calls()).toBe(1);
    changes.close();
  });
});
