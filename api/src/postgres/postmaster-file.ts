import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
}

/** What a server that runs, or ran, in this cluster wrote about itself. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  return pid ? { pid: Math.abs(pid), port: port ?? 0 } : undefined;
}
