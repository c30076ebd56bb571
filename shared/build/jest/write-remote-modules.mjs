import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isShell, readPackageConfig, writeRemoteModules } from '@aimante/build';

/** Before the units of a remote: the modules that its build makes from `remote.config.ts`. */
export default async function writeModules(_, { rootDir }) {
  if (!existsSync(join(rootDir, 'remote.config.ts'))) return;
  const config = await readPackageConfig(rootDir);
  if (!isShell(config)) await writeRemoteModules(rootDir, config);
}
