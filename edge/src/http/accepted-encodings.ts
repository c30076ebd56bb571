import { ENCODINGS, type Encoding } from '@aimante/releases';
import { weighedParts } from './weighed-parts.ts';

/** The encodings that the client accepts, best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const accepted = new Map(weighedParts(header));
  const any = accepted.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => (accepted.get(encoding) ?? any) > 0);
}

export type QuickEncoding = Encoding | 'zstd';

/**
 * The encoding of a page that is compressed for one client while it waits: zstd takes a third of the time of brotli, for
 * 5 % more bytes. Only for a client that names it.
 */
export function quickEncoding(header: string | string[] | undefined): QuickEncoding | undefined {
  const isNamed = weighedParts(header).some(([encoding, weight]) => encoding === 'zstd' && weight > 0);
  return isNamed ? 'zstd' : acceptedEncodings(header)[0];
}
