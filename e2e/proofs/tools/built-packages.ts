import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The shell and the remotes: every folder with a build configuration. */
export function builtPackages(root: string): string[] {
  return readdirSync(root).filter((folder) => existsSync(join(root, folder, 'remote.config.ts')));
}
