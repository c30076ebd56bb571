import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createChildProcesses } from './child-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'aimante-children-'));
afterAll(() => rmSync(folder, { recursive: true }));

function script(name: string, source: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(path, source);
  return path;
}

const untilStopped = `process.on('SIGTERM', () => process.exit(0)); process.send({ type: 'ready', url: 'u' }); setInterval(() => {}, 1000);`;
const stubborn = `process.on('SIGTERM', () => {}); process.on('disconnect', () => {}); process.send({ type: 'ready' }); setInterval(() => {}, 1000);`;

describe('child processes', () => {
  it('hand on what the child tells and what it prints, line by line', async () => {
    const lines: string[] = [];
    const children = createChildProcesses(folder, (line) => lines.push(line));
    const child = children.start({
      name: 'api',
      script: script(
        'talks',
        `console.log('one\\ntwo'); process.send({ type: 'ready', url: 'u' }, () => process.disconnect());`,
      ),
    });
    expect(await child.told('ready')).toEqual({ type: 'ready', url: 'u' });
    expect(await child.ended).toBe(0);
    expect(lines).toEqual(['api | one', 'api | two']);
  });

  it('say which child ended before it told what was awaited', async () => {
    const children = createChildProcesses(folder, () => {});
    const child = children.start({ name: 'edge', script: script('dies', 'process.exit(7)') });
    await expect(child.told('ready')).rejects.toThrow('edge stopped by itself (exit 7)');
  });

  it('all end when they are stopped, the stubborn one too, within five seconds', async () => {
    const children = createChildProcesses(folder, () => {});
    const polite = children.start({ name: 'polite', script: script('polite', untilStopped) });
    const deaf = children.start({ name: 'deaf', script: script('deaf', stubborn) });
    await Promise.all([polite.told('ready'), deaf.told('ready')]);
    const start = performance.now();
    await children.stopAll();
    expect(performance.now() - start).toBeLessThan(5000);
    expect(await polite.ended).toBe(0);
    expect(await deaf.ended).toBe('SIGKILL');
  }, 10_000);

  it('are not started any more once all were stopped', async () => {
    const children = createChildProcesses(folder, () => {});
    await children.stopAll();
    expect(() => children.start({ name: 'late', script: script('late', '') })).toThrow('late was not started');
  });
});
