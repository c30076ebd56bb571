const MAX_LENGTH = 500;

/** The parts of an `Accept-…` header with their weights, in the order received. */
export function weighedParts(header: string | string[] | undefined): [name: string, weight: number][] {
  return String(header ?? '')
    .slice(0, MAX_LENGTH)
    .split(',')
    .map(weighedPart);
}

function weighedPart(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
  return [name, weight === undefined ? 1 : Number(weight) || 0];
}
