import { type BrowserRemote, type ReleaseSet, type RemoteDescriptor, toBrowserRemote } from '@aimante/contract';
import { acceptedEncodings } from '../http/accepted-encodings.ts';
import { type Handler, plainText, unlessCached } from '../http/answer.ts';
import { BoundedCache } from '../http/bounded-cache.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { bodyIn, etagOf, type PageBytes, pageBytes } from './page-bytes.ts';

export const REMOTES_PATH = '/_edge/remotes.json';

const MAX_REMOTES = 40;
const MAX_BYTES = 8 * 1024 * 1024;

/** Where a page finds the remotes of its set. Releases never change, so neither does the answer. */
export function remotesAddress({ remotes }: Pick<ReleaseSet, 'remotes'>): string {
  const query = new URLSearchParams(Object.fromEntries(remotes.map(({ name, version }) => [name, version])));
  return `${REMOTES_PATH}?${query}`;
}

/** `GET /_edge/remotes.json?<name>=<version>&…`: what a browser needs of these releases, in this order. */
export function createRemotesServer(files: Pick<ReleaseFiles, 'describe'>): Handler {
  const answers = new BoundedCache<PageBytes>(MAX_BYTES);
  return async (ask) => {
    const encoding = acceptedEncodings(ask.headers['accept-encoding'])[0];
    const make = async () => {
      const remotes = await describeAll(ask.search, files);
      return remotes && pageBytes(JSON.stringify(remotes));
    };
    const found = await answers.make(ask.search, ({ kept }) => kept.body.byteLength, make);
    if (!found) return plainText(404, 'No such releases.');
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      etag: etagOf(found, encoding),
      ...(encoding && { 'content-encoding': encoding }),
    };
    return unlessCached(ask, { kind: 'release-file', status: 200, headers, body: await bodyIn(found, encoding) });
  };
}

async function describeAll(
  search: string,
  files: Pick<ReleaseFiles, 'describe'>,
): Promise<BrowserRemote[] | undefined> {
  const names = [...new URLSearchParams(search)].map(([name, version]) => ({ name, version }));
  if (names.length > MAX_REMOTES) return undefined;
  const found = await Promise.all(names.map((release) => files.describe(release)));
  const releases = found.filter((release): release is RemoteDescriptor => release !== undefined);
  return releases.length === names.length ? releases.map((release) => toBrowserRemote(release)) : undefined;
}
