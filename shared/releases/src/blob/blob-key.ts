import { ReleaseError } from '../release-error.ts';

const SEGMENT = /^(?!\.{1,2}$)[A-Za-z0-9@_.~-]+$/;

/** A key is a relative path of plain names: it cannot lead out of the store. */
export function checkBlobKey(key: string): string {
  const isPlain = key.length <= 400 && key.split('/').every((segment) => SEGMENT.test(segment));
  if (!isPlain) throw new ReleaseError('BLOB_KEY_REFUSED', `"${key}" cannot name a file in the release store.`);
  return key;
}
