import { posix } from 'node:path';
import { type Declaration, type Program, parseSync, type TSInterfaceDeclaration } from 'oxc-parser';
import type { ReportLine } from './report.ts';
import { typeLines } from './type-lines.ts';

type Read = (file: string) => string;

interface Module {
  readonly file: string;
  readonly source: string;
  readonly body: Program['body'];
}

/** Where a name is declared: in a file of the package, or in another package. */
type Origin = { readonly module: Module; readonly name: string } | { readonly from: string };

/** The exports of an entry file, by name, as lines. `read` returns the declarations that the compiler wrote. */
export function exportSections(read: Read, entry: string): Map<string, readonly ReportLine[]> {
  const sections = new Map<string, readonly ReportLine[]>();
  for (const [name, origin] of exportsOf(read, entry)) sections.set(name, linesOf(origin));
  return sections;
}

function exportsOf(read: Read, file: string): Map<string, Origin> {
  const module = openModule(read, file);
  const imported = importsOf(module);
  return new Map(
    module.body.flatMap((statement) => {
      if (statement.type === 'ExportAllDeclaration') return [...exportsOf(read, beside(file, statement.source.value))];
      if (statement.type !== 'ExportNamedDeclaration') return [];
      const own = namesOf(statement.declaration).map((name): [string, Origin] => [name, { module, name }]);
      const listed = statement.specifiers.map(({ local, exported }): [string, Origin] => {
        const name = textOf(module, local);
        const source = statement.source?.value ?? imported.get(name);
        return [textOf(module, exported), source ? originOf(read, beside(file, source), name) : { module, name }];
      });
      return [...own, ...listed];
    }),
  );
}

/** The source of each imported name. */
function importsOf({ body }: Module): Map<string, string> {
  const imports = body.flatMap((statement) =>
    statement.type === 'ImportDeclaration'
      ? statement.specifiers.map(({ local }) => [local.name, statement.source.value] as const)
      : [],
  );
  return new Map(imports);
}

function originOf(read: Read, place: string, name: string): Origin {
  if (!place.startsWith('src/')) return { from: place };
  return exportsOf(read, place).get(name) ?? { from: place };
}

function linesOf(origin: Origin): ReportLine[] {
  if ('from' in origin) return [line('from', origin.from)];
  const own = declarationOf(origin.module, origin.name);
  return own ? declarationLines(origin.module, own) : [line('type', 'unknown')];
}

/** A function or constant, and the unexported types of the same file that its signature uses. */
function declarationLines(module: Module, declaration: Declaration): ReportLine[] {
  if (isType(declaration)) return typeLines(module.source, 'both', declaration);
  // A caller does not see the names that a function destructures from its parameters.
  const text = textOf(module, declaration)
    .replace(/^(export )?declare /, '')
    .replaceAll(/\{[^{}]*\}(?=\??: [A-Z])/g, '_');
  const named = module.body.flatMap((statement) => {
    if (!isType(statement) || !new RegExp(`\\b${statement.id.name}\\b`).test(text)) return [];
    return typeLines(module.source, 'both', statement).map((each) => ({
      ...each,
      path: `${statement.id.name}.${each.path}`,
    }));
  });
  return [line('type', text), ...named];
}

function declarationOf(module: Module, name: string): Declaration | undefined {
  for (const statement of module.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration && namesOf(declaration as Declaration).includes(name)) return declaration as Declaration;
  }
  return undefined;
}

function namesOf(declaration: Declaration | null): string[] {
  if (!declaration) return [];
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

const isType = (node: { readonly type: string }): node is TSInterfaceDeclaration =>
  node.type === 'TSInterfaceDeclaration' || node.type === 'TSTypeAliasDeclaration';

function openModule(read: Read, file: string): Module {
  const source = read(file.replace(/\.tsx?$/, '.d.ts'));
  return { file, source, body: parseSync('module.d.ts', source).program.body };
}

/** The path of a file in the package, relative to its root, or the name of another package. */
const beside = (file: string, source: string): string =>
  source.startsWith('.') ? posix.join(posix.dirname(file), source) : source;

const line = (path: string, type: string): ReportLine => ({ side: 'both', path, isOptional: false, type });

function textOf({ source }: Module, { start, end }: { readonly start: number; readonly end: number }): string {
  const text = source.slice(start, end).replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return text.replaceAll(/\s+/g, ' ').trim();
}
