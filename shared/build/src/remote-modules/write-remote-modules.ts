import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteConfig } from '../package-config.ts';
import { remoteFaults } from './remote-faults.ts';
import { MODULES_FOLDER, remoteModules } from './remote-modules.ts';
import { textFiles } from './text-files.ts';

/** Checks the names in `remote.config.ts` and writes the generated modules. Throws all faults in one message. */
export async function writeRemoteModules(packageDir: string, config: RemoteConfig): Promise<void> {
  const faults = await remoteFaults(packageDir, config);
  if (faults.length > 0)
    throw new Error(`${config.name} cannot be built:\n${faults.map((each) => `- ${each}`).join('\n')}`);
  const folder = join(packageDir, MODULES_FOLDER);
  await mkdir(join(folder, 'texts'), { recursive: true });
  const files = { ...remoteModules(config), ...(await textFiles(packageDir, config)) };
  await Promise.all(Object.entries(files).map(([file, code]) => write(join(folder, file), code)));
}

/** Atomic: a build and a test run may write at the same time. */
async function write(path: string, code: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => undefined)) === code) return;
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, code);
  await rename(draft, path);
}
