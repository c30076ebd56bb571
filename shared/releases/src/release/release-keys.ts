import type { ReleaseName } from '../release-store.ts';
import type { Encoding } from './encodings.ts';
import { ENCODING_SUFFIX } from './encodings.ts';

/** The signed descriptor lies beside the folder of its files; it is written last and makes the release exist. */
export function releaseRecordKey({ name, version }: ReleaseName): string {
  return `releases/${name}/${version}.json`;
}

export function releaseFileKey({ name, version }: ReleaseName, file: string, encoding?: Encoding): string {
  return `releases/${name}/${version}/${file}${encoding ? ENCODING_SUFFIX[encoding] : ''}`;
}
