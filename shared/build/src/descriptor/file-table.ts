import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FileTable } from '@aimante/contract';

/** Every file of a build, with its hash. Source maps are not released. */
export async function fileTable(folder: string): Promise<FileTable> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const table: FileTable = {};
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    if (!entry.isFile() || !isReleased(path)) continue;
    const bytes = await readFile(join(folder, path));
    table[path] = { integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`, bytes: bytes.length };
  }
  return Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isReleased(path: string): boolean {
  return !path.endsWith('.map') && !path.startsWith('.') && path !== 'remote.json';
}
