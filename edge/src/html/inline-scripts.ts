import type { ReleaseSet, RemoteDescriptor } from '@aimante/contract';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { TRUSTED_TYPES_HASH } from '../security/trusted-types.ts';
import { shellFile } from './preloads.ts';
import { SPECULATION_HASH } from './speculation-rules.ts';

/** The code of the shell that pages contain, so that it runs without a request. */
export interface InlineScripts {
  readonly arrival: string | undefined;
  readonly takeover: string | undefined;
}

const STARTS = ['arrival.', 'takeover.'] as const;

/** Reads them once for each release of the shell. */
export function createInlineScripts(files: Pick<ReleaseFiles, 'read'>) {
  const known = new WeakMap<RemoteDescriptor, InlineScripts>();
  return async (shell: RemoteDescriptor): Promise<InlineScripts> => {
    const inline = known.get(shell) ?? (await inlineScripts(shell, files));
    // A file that could not be read is tried again.
    if (inline.arrival && inline.takeover) known.set(shell, inline);
    return inline;
  };
}

async function inlineScripts(shell: RemoteDescriptor, files: Pick<ReleaseFiles, 'read'>): Promise<InlineScripts> {
  const [arrival, takeover] = await Promise.all(
    STARTS.map(async (start) => {
      const name = shellFile(shell, start);
      const file = name && (await files.read(shell, name, []));
      return file ? file.body.toString() : undefined;
    }),
  );
  return { arrival, takeover };
}

export function inlineHashes({ shell }: ReleaseSet): string[] {
  const codes = STARTS.flatMap((start) => {
    const name = shellFile(shell, start);
    const integrity = name && shell.files[name]?.integrity;
    return integrity ? [`'${integrity}'`] : [];
  });
  return [TRUSTED_TYPES_HASH, ...codes, ...(shellFile(shell, 'takeover.') ? [SPECULATION_HASH] : [])];
}
