import { isCompatibleContract, type RemoteDescriptor, toBrowserRemote } from '@aimante/contract';
import type { ReleaseName } from '@aimante/releases';
import { type Handler, json } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';

interface Surroundings {
  readonly files: ReleaseFiles;
  readonly live: LiveReleases;
}

/**
 * `GET /_edge/last-good?remote=…&version=…`, requested by a browser in which that release fails. Answers with the last
 * other release of the remote that was live for all visitors, or `null`.
 */
export function createLastGoodServer(surroundings: Surroundings): Handler {
  return async ({ search }) => {
    const query = new URLSearchParams(search);
    const failing = { name: query.get('remote') ?? '', version: query.get('version') ?? '' };
    const found = await findLastGood(failing, surroundings);
    return json(found ? toBrowserRemote(found) : null);
  };
}

export async function findLastGood(
  { name, version }: ReleaseName,
  { files, live }: Surroundings,
): Promise<RemoteDescriptor | undefined> {
  const now = live.current();
  if (!now?.stable.remotes.some((remote) => remote.name === name)) return undefined;
  const former = (now.state.live[name] ?? []).filter((entry) => entry.version !== version);
  for (const entry of former.toReversed()) {
    const release = await files.describe({ name, version: entry.version }).catch(() => undefined);
    if (release && isCompatibleContract(release.contract)) return release;
  }
  return undefined;
}
