import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Answer, type Ask, plainText, unlessHeld } from '../http/answer.ts';
import { contentTypeOf } from '../http/content-types.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from './release-files.ts';

export const RELEASE_PATH = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/;

interface Surroundings {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
}

/** `/remotes/<name>/<version>/<file>`: what lies there never changes. */
export async function serveReleaseFile(ask: Ask, { files, live }: Surroundings): Promise<Answer> {
  const [, name = '', version = '', file = ''] = RELEASE_PATH.exec(ask.path) ?? [];
  const isKilled = live.current()?.state.killed.some((killed) => killed.name === name && killed.version === version);
  if (isKilled) return plainText(410, 'This release was withdrawn.');
  const found = await files.read({ name, version }, file, acceptedEncodings(ask.headers['accept-encoding']));
  if (!found) return plainText(404, 'No such file.', { 'cache-control': 'public, max-age=5' });
  const { body, encoding, integrity } = found;
  return unlessHeld(ask, {
    kind: 'release-file',
    status: 200,
    headers: {
      'content-type': contentTypeOf(file),
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      etag: `"${integrity.slice(7, 39)}${encoding ? `.${encoding}` : ''}"`,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
    body,
  });
}
