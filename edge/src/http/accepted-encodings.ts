import { ENCODINGS, type Encoding } from '@aimante/releases';
import { weighedParts } from './weighed-parts.ts';

/** The encodings that the client accepts, best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const accepted = new Map(weighedParts(header));
  const any = accepted.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => (accepted.get(encoding) ?? any) > 0);
}
