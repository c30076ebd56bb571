import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Handler, plainText } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { answerFile } from '../release-files/answer-file.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';

interface Surroundings {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
}

/**
 * A file of the live shell at a fixed address, revalidated at every request. The service worker must be at the root.
 */
export function createShellFileServer(file: string, { files, live }: Surroundings): Handler {
  return async (ask) => {
    const shell = live.current()?.stable.shell;
    const found = shell && (await files.read(shell, file, acceptedEncodings(ask.headers['accept-encoding'])));
    if (!found) return plainText(404, 'No such file.');
    return answerFile(ask, { ...found, name: file }, { 'cache-control': 'no-cache' });
  };
}
