import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Handler, plainText, unlessHeld } from '../http/answer.ts';
import { contentTypeOf } from '../http/content-types.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';

interface Surroundings {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
}

/** A file of the live shell at an address of its own, asked for anew every time: the service worker has to lie at the root. */
export function createShellFileServer(file: string, { files, live }: Surroundings): Handler {
  return async (ask) => {
    const shell = live.current()?.stable.shell;
    const found = shell && (await files.read(shell, file, acceptedEncodings(ask.headers['accept-encoding'])));
    if (!found) return plainText(404, 'No such file.');
    const { body, encoding, integrity } = found;
    return unlessHeld(ask, {
      kind: 'release-file',
      status: 200,
      headers: {
        'content-type': contentTypeOf(file),
        'cache-control': 'no-cache',
        etag: `"${integrity.slice(7, 39)}${encoding ? `.${encoding}` : ''}"`,
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body,
    });
  };
}
