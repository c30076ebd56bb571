import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Not `import type`, which leaves no code. */
const RELATIVE_IMPORT =
  /(?<!^(?:import|export) type [^;]*)(?:\bfrom|\bimport)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"](\.{1,2}\/[^'"?]+\.tsx?)(?:\?\w+)?['"]/gm;

/** The TypeScript files that a file imports, at once or late, with their imports and the file itself, by their paths. */
export async function sourcesOf(file: string, found = new Map<string, string>()): Promise<ReadonlyMap<string, string>> {
  if (found.has(file)) return found;
  const source = await readFile(file, 'utf8');
  found.set(file, source);
  for (const [, path = ''] of source.matchAll(RELATIVE_IMPORT)) await sourcesOf(join(dirname(file), path), found);
  return found;
}
