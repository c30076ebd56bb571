import { ENCODINGS, type Encoding } from '@aimante/releases';

/** The encodings that the asker takes, best first. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const accepted = new Map(
    String(header ?? '')
      .split(',')
      .map(parsePart),
  );
  const any = accepted.get('*') ?? 0;
  return ENCODINGS.filter((encoding) => (accepted.get(encoding) ?? any) > 0);
}

function parsePart(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, quality === undefined ? 1 : Number(quality) || 0];
}
