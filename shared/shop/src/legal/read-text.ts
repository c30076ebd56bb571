/** The text of a dotted key. Legal texts are long, so each page loads only its own. */
export function readText(texts: object, key: string): string {
  const value = key
    .split('.')
    .reduce<unknown>((node, part) => (typeof node === 'object' && node ? Reflect.get(node, part) : undefined), texts);
  if (typeof value !== 'string') throw new Error(`There is no legal text "${key}".`);
  return value;
}
