import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
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

async function until<T>(look: () => T | undefined): Promise<T> {
  for (;;) {
    const seen = look();
    if (seen !== undefined) return seen;
    await pause(20);
  }
}

function numberIn(file: string): Promise<number> {
  return until(() => (existsSync(file) && readFileSync(file, 'utf8') ? Number(readFileSync(file, 'utf8')) : undefined));
}

function gone(pid: number): Promise<true> {
  return until(() => {
    try {
      process.kill(pid, 0);
      return undefined;
    } catch {
      return true;
    }
  });
}

describe('child processes', () => {
  it('pass on messages and output of the child, line by line', async () => {
    const lines: string[] = [];
    const children = createChildProcesses(folder, (line) => lines.push(line));
    const child = children.start({
      name: 'api',
      script: script(
        'talks',
        `console.log('one\\ntwo'); process.send({ type: 'ready', url: 'u' }, () => process.disconnect());`,
      ),
    });
    expect(await child.messageOfType('ready')).toEqual({ type: 'ready', url: 'u' });
    expect(await child.ended).toBe(0);
    expect(lines).toEqual(['api | one', 'api | two']);
  });

  it('name the child that ended before its message', async () => {
    const children = createChildProcesses(folder, () => {});
    const child = children.start({ name: 'edge', script: script('dies', 'process.exit(7)') });
    await expect(child.messageOfType('ready')).rejects.toThrow('edge stopped by itself (exit 7)');
  });

  it('all end when they are stopped, the stubborn one too', async () => {
    const children = createChildProcesses(folder, () => {});
    const polite = children.start({ name: 'polite', script: script('polite', untilStopped) });
    const deaf = children.start({ name: 'deaf', script: script('deaf', stubborn) });
    await Promise.all([polite.messageOfType('ready'), deaf.messageOfType('ready')]);
    await children.stopAll();
    expect(await polite.ended).toBe(0);
    expect(await deaf.ended).toBe('SIGKILL');
  }, 10_000);

  it('end together with their own children', async () => {
    const children = createChildProcesses(folder, () => {});
    const note = join(folder, 'worker.pid');
    const worker = `process.on('SIGTERM', () => {}); require('node:fs').writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000);`;
    const source = `import { spawn } from 'node:child_process'; spawn(process.execPath, ['-e', ${JSON.stringify(worker)}]); setInterval(() => {}, 1000);`;
    children.start({ name: 'tool', script: script('tool', source), isForeign: true });
    const pid = await numberIn(note);
    await children.stopAll();
    await gone(pid);
  }, 30_000);

  it('are not started any more once all were stopped', async () => {
    const children = createChildProcesses(folder, () => {});
    await children.stopAll();
    expect(() => children.start({ name: 'late', script: script('late', '') })).toThrow('late was not started');
  });
});
