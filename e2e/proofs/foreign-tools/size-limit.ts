import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Limited {
  readonly name: string;
  readonly path: string;
  /** As `4 kB`, after brotli. */
  readonly limit: string;
}

interface Found {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
}

/** The files that are larger than their limit, by size-limit. */
export function faultsOfSizes(folder: string, files: readonly Limited[]): string[] {
  writeFileSync(join(folder, '.size-limit.json'), JSON.stringify(files));
  const program = join(folder, 'node_modules/size-limit/bin.js');
  const { stdout, stderr } = spawnSync(process.execPath, [program, '--json'], { cwd: folder, encoding: 'utf8' });
  if (!stdout.startsWith('[')) throw new Error(`size-limit: ${stdout}${stderr}`);
  const found = JSON.parse(stdout) as readonly Found[];
  return found.filter(({ passed }) => !passed).map(({ name, size }) => `size-limit: ${name} has ${size} bytes`);
}
