import { type Answer, type EdgeRequest, unlessCached } from '../http/answer.ts';
import { contentTypeOf } from '../http/content-types.ts';
import type { ReleaseFile } from './release-files.ts';

/** A released file in the encoding that the client accepts, or `304` where the client has it in its cache. */
export function answerFile(
  ask: EdgeRequest,
  { name, body, encoding, integrity }: ReleaseFile & { name: string },
  headers: Answer['headers'],
): Answer {
  return unlessCached(ask, {
    kind: 'release-file',
    status: 200,
    headers: {
      'content-type': contentTypeOf(name),
      etag: `"${integrity.slice(7, 39)}${encoding ? `.${encoding}` : ''}"`,
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
      ...headers,
    },
    body,
  });
}
