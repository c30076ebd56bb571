/** The text under a dotted key. Legal texts are long: each comes with its own page instead of with all the others. */
export function readText(texts: object, key: string): string {
  const value = key
    .split('.')
    .reduce<unknown>((node, part) => (typeof node === 'object' && node ? Reflect.get(node, part) : undefined), texts);
  if (typeof value !== 'string') throw new Error(`There is no legal text "${key}".`);
  return value;
}
