/** As an address says it: without accents, hyphens, abbreviations, districts. */
function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .trim();
}

/** Whether what was typed names one of these cities, or a part of one: "Paris 11", "Angers Cedex". */
export function isOneOf(cities: readonly string[], typed: string): boolean {
  const name = `${plain(typed)} `;
  return cities.some((city) => name.startsWith(`${plain(city)} `));
}
