import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { askServer } from './connection.ts';
import type { DataFolder } from './data-folder.ts';
import { isServerOf } from './running-process.ts';
import { endServer, type Server } from './server.ts';

/** Returns the server that a killed parent left in this cluster if it is healthy. Otherwise cleans up for a new one. */
export async function adoptLeftover(folder: DataFolder, binaries: Binaries): Promise<Server | undefined> {
  const left = parsePostmaster(await readFile(join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => ''));
  if (!left || !(await isServerOf(folder.cluster, left.pid))) return undefined;
  let state = await askServer(folder, left.port);
  while (state === 'busy') {
    await sleep(50);
    state = await askServer(folder, left.port);
  }
  if (state === 'ready') return left;
  await endServer(left.pid, binaries);
  return undefined;
}

function parsePostmaster(text: string): Server | undefined {
  const [pid, , , port] = text.split('\n').map(Number);
  return pid && port ? { pid, port } : undefined;
}
