import type { ReleaseName } from '../release-store.ts';
import type { Encoding } from './encodings.ts';
import { ENCODING_SUFFIX } from './encodings.ts';

/** The signed descriptor is next to the folder of its files. It is written last: the release exists from then on. */
export function releaseRecordKey({ name, version }: ReleaseName): string {
  return `releases/${name}/${version}.json`;
}

export function releaseFileKey({ name, version }: ReleaseName, file: string, encoding?: Encoding): string {
  return `releases/${name}/${version}/${file}${encoding ? ENCODING_SUFFIX[encoding] : ''}`;
}
