import { join } from 'node:path';
import { isShell, readPackageConfig, remoteFaults } from '@aimante/build';
import type { SourceTree } from '../checks/source-tree.ts';

/** What a remote declares exists. Its build refuses the same faults: this finds them before. */
export async function checkRemotes({ root, packages, files }: SourceTree): Promise<string[]> {
  const remotes = packages.filter(({ folder }) => files.includes(`${folder}/remote.config.ts`));
  const faults = remotes.map(async ({ folder }) => {
    const config = await readPackageConfig(join(root, folder));
    const found = isShell(config) ? [] : await remoteFaults(join(root, folder), config);
    return found.map((fault) => `${folder}/remote.config.ts: ${fault}`);
  });
  return (await Promise.all(faults)).flat();
}
