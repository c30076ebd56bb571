interface Parameter {
  in?: string;
  name?: string;
}
interface Operation {
  operationId?: string;
  security?: object[];
  parameters?: Parameter[];
}
interface Part {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown> };
}

/**
 * What the generator leaves: paths that differ by a parameter's name alone are one path, a route that is not in the
 * contract gets a name, and unused schemas go.
 */
export function sound<Document extends object>(document: Document): Document {
  const part = document as Part;
  part.paths = withOneName(part.paths ?? {});
  const { schemas = {} } = part.components ?? {};
  const used = reached(part.paths, schemas);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return document;
}

const PARAMETER = /\{([^}]+)\}/g;

function withOneName(paths: NonNullable<Part['paths']>): NonNullable<Part['paths']> {
  const known = new Map<string, string>();
  const result: NonNullable<Part['paths']> = {};
  for (const [path, operations] of Object.entries(paths)) {
    const shape = path.replaceAll(PARAMETER, '{}');
    const first = known.get(shape) ?? path;
    known.set(shape, first);
    const names = new Map([...path.matchAll(PARAMETER)].map(([, name], place) => [name, namesIn(first)[place]]));
    for (const [method, operation] of Object.entries(operations)) {
      operation.operationId ??= `${method}${path.replaceAll(/\W+/g, '_')}`;
      operation.security ??= [];
      for (const parameter of operation.parameters ?? [])
        if (parameter.in === 'path') parameter.name = names.get(parameter.name) ?? parameter.name ?? '';
    }
    result[first] = { ...result[first], ...operations };
  }
  return result;
}

const namesIn = (path: string) => [...path.matchAll(PARAMETER)].map(([, name]) => name);

/** The schemas that the paths name, and those that these name. */
function reached(paths: object, schemas: Readonly<Record<string, unknown>>): Set<string> {
  const found = new Set<string>();
  const texts = [JSON.stringify(paths)];
  for (const text of texts) {
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      texts.push(JSON.stringify(schemas[name] ?? null));
    }
  }
  return found;
}
