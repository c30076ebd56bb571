import type { ReleaseSet, RemoteDescriptor } from '@aimante/contract';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { shellFile } from './preloads.ts';

/** The code of the shell's arrival script, which every page contains. */
export async function arrivalScript(
  shell: RemoteDescriptor,
  files: Pick<ReleaseFiles, 'read'>,
): Promise<string | undefined> {
  const name = shellFile(shell, 'arrival.');
  const file = name && (await files.read(shell, name, []));
  return file ? file.body.toString() : undefined;
}

export function inlineHashes({ shell }: ReleaseSet): string[] {
  const name = shellFile(shell, 'arrival.');
  const integrity = name && shell.files[name]?.integrity;
  return integrity ? [`'${integrity}'`] : [];
}
