import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isShell, readPackageConfig, writeRemoteModules } from '@aimante/build';

/**
 * Writes the modules that the build generates from `remote.config.ts`, before the unit tests of a remote. Jest calls
 * this once per run for all projects, with the first project.
 */
export default async function writeModules({ rootDir: runDir }, { rootDir }) {
  const inRun = globSync('*/remote.config.ts', { cwd: runDir }).map((file) => join(runDir, dirname(file)));
  const packages = new Set([rootDir, ...inRun].filter((folder) => existsSync(join(folder, 'remote.config.ts'))));
  await Promise.all([...packages].map(write));
}

async function write(packageDir) {
  const config = await readPackageConfig(packageDir);
  if (!isShell(config)) await writeRemoteModules(packageDir, config);
}
