import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The properties of each type of schema.org, inherited ones included, as `schema-dts` declares them. */
export async function readVocabulary(): Promise<(type: string) => ReadonlySet<string> | undefined> {
  const declared = await readFile(fileURLToPath(import.meta.resolve('schema-dts/dist/schema.d.ts')), 'utf8');
  const interfaces = new Map<string, { parents: string[]; own: string[] }>();
  for (const [, name = '', parents = '', body = ''] of declared.matchAll(
    /^(?:export )?interface (\w+)(?: extends ([\w, <>]+))? \{\n(.*?)^\}/gms,
  )) {
    const own = [...body.matchAll(/^ {4}"(\w+)"\?: /gm)].map(([, property = '']) => property);
    interfaces.set(name, { parents: parents.split(', ').filter(Boolean), own });
  }
  const propertiesOf = (name: string): string[] => {
    const { parents, own } = interfaces.get(name) ?? { parents: [], own: [] };
    return [...own, ...parents.flatMap(propertiesOf)];
  };
  return (type) => (interfaces.has(`${type}Leaf`) ? new Set(propertiesOf(`${type}Leaf`)) : undefined);
}
