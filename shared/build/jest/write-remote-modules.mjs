import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isShell, readPackageConfig, writeRemoteModules } from '@aimante/build';

/**
 * Before the units of a remote: the modules that its build makes from `remote.config.ts`. Jest calls this once for all
 * projects of a run, with the first of them.
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
