import { foldText } from '@aimante/shop/fold-text';

/** Normalises a city name: no accents, hyphens, abbreviations or districts. */
function plain(name: string): string {
  return foldText(name)
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .trim();
}

/** True if the typed text starts with one of these cities, as "Paris 11" and "Angers Cedex" do. */
export function isOneOf(cities: readonly string[], typed: string): boolean {
  const name = `${plain(typed)} `;
  return cities.some((city) => name.startsWith(`${plain(city)} `));
}
