import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const READY_MS = 120_000;
const OUTPUT_BYTES = 64 * 1024 * 1024;

export interface Place {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Installs these packages once. A folder that is there is used again. */
export async function installOnce(folder: string, dependencies: Readonly<Record<string, string>>): Promise<void> {
  const done = join(folder, 'installed');
  if (existsSync(done)) return;
  await mkdir(folder, { recursive: true });
  const manifest = { name: 'peer', version: '0.0.0', private: true, type: 'module', dependencies };
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, env: process.env });
  await writeFile(done, '');
}

export async function run(command: string, args: readonly string[], place: Place): Promise<string> {
  return (await promisify(execFile)(command, [...args], { ...place, maxBuffer: OUTPUT_BYTES })).stdout;
}

/** Starts a server, and waits until it answers. */
export async function serve(args: readonly string[], place: Place, url: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...args], { ...place, stdio: 'ignore' });
  try {
    await untilServed(url, child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return () => stop(child);
}

async function untilServed(url: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + READY_MS;
  while (performance.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(300);
  }
  throw new Error(`${url} does not answer.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}
