import type { RemoteDescriptor } from '@aimante/contract';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Answer, type EdgeRequest, json, plainText } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { answerFile } from './answer-file.ts';
import type { ReleaseFiles } from './release-files.ts';

export const RELEASE_PATH = /^\/remotes\/([^/]+)\/([^/]+)\/(.+)$/;

const DESCRIPTOR = 'remote.json';
const FOR_EVER = 'public, max-age=31536000, immutable';

interface Surroundings {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
}

/** `/remotes/<name>/<version>/<file>`. These files never change. */
export async function serveReleaseFile(ask: EdgeRequest, { files, live }: Surroundings): Promise<Answer> {
  const [, name = '', version = '', file = ''] = RELEASE_PATH.exec(ask.path) ?? [];
  const isKilled = live.current()?.state.killed.some((killed) => killed.name === name && killed.version === version);
  if (isKilled) return plainText(410, 'This release was withdrawn.');
  if (file === DESCRIPTOR) return describe(await files.describe({ name, version }));
  const found = await files.read({ name, version }, file, acceptedEncodings(ask.headers['accept-encoding']));
  if (!found) return missing();
  return answerFile(
    ask,
    { ...found, name: file },
    { 'cache-control': FOR_EVER, 'cross-origin-resource-policy': 'same-origin' },
  );
}

/** The descriptor of a release, for the browser's offline cache and for people. */
function describe(descriptor: RemoteDescriptor | undefined): Answer {
  if (!descriptor) return missing();
  const { headers, ...answer } = json(descriptor);
  return { ...answer, kind: 'release-file', headers: { ...headers, 'cache-control': FOR_EVER } };
}

function missing(): Answer {
  return plainText(404, 'No such file.', { 'cache-control': 'public, max-age=5' });
}
