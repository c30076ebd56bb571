export type Zone = 'metropole' | 'overseas' | 'neighbour';

const neighbours = new Set(['BE', 'CH', 'LU', 'MC']);

/** Undefined: no delivery there. French overseas departments have their own postal codes. */
export function zoneOf(country: string, postalCode: string | null | undefined): Zone | undefined {
  if (neighbours.has(country)) return 'neighbour';
  if (country !== 'FR') return undefined;
  return /^9[78]/.test(postalCode ?? '') ? 'overseas' : 'metropole';
}

/** Five digits in France and Monaco, four in Belgium, Luxembourg and Switzerland. */
export function isPostalCode(country: string, postalCode: string): boolean {
  if (country === 'FR' || country === 'MC') return /^(0[1-9]|[1-8]\d|9[0-8])\d{3}$/.test(postalCode);
  return /^\d{4}$/.test(postalCode);
}
