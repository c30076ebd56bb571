import { type Answer, type Ask, unlessHeld } from '../http/answer.ts';
import { contentTypeOf } from '../http/content-types.ts';
import type { ReleaseFile } from './release-files.ts';

/** A released file in the form that the browser takes; nothing where it holds that form already. */
export function answerFile(
  ask: Ask,
  { name, body, encoding, integrity }: ReleaseFile & { name: string },
  headers: Answer['headers'],
): Answer {
  return unlessHeld(ask, {
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
