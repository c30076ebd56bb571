import { join, relative } from 'node:path';
import { type Node, SyntaxKind, type TypeNode } from 'typescript/unstable/ast';
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is';
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** The JavaScript type of a column: `any` matches every type. */
export type Kind = 'string' | 'number' | 'boolean' | 'object' | 'any';

export interface CallSite {
  /** The file relative to the server's folder, the function, and the index of the call in it. */
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The fields that the code reads from a row. Undefined: the row is not read, or its type is a type parameter. */
  readonly row: ReadonlyMap<string, readonly Kind[]> | undefined;
}

/** SQL text between the parameters of one `sql` template in the server's source. */
export interface Piece {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** Every call of `execute` in `src` and `seeds`, except tests, with the row type that the compiler infers. */
export const readCallSites = (apiRoot: string): CallSite[] => readSources(apiRoot, sitesOf);

/** The SQL text of `src` and `seeds`, except tests. */
export const readPieces = (apiRoot: string): Piece[] => readSources(apiRoot, piecesOf);

function readSources<Found>(apiRoot: string, find: (root: Node, source: Source) => Found[]): Found[] {
  const compiler = new API({ cwd: apiRoot });
  try {
    const config = join(apiRoot, 'tsconfig.json');
    const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is not a project`);
    const { program, checker } = project;
    const folders = ['src/', 'seeds/'].map((folder) => join(apiRoot, folder));
    const isOwn = (file: string) =>
      folders.some((folder) => file.startsWith(folder)) && !/\.(test|fixture)\.ts$/.test(file);
    return program
      .getSourceFileNames()
      .filter(isOwn)
      .flatMap((file) => {
        const source = program.getSourceFile(file);
        return source ? find(source, { file: relative(apiRoot, file), text: source.text, checker }) : [];
      });
  } finally {
    compiler.close();
  }
}

interface Source {
  file: string;
  text: string;
  checker: Checker;
}

function sitesOf(root: Node, source: Source): CallSite[] {
  const sites: CallSite[] = [];
  const counts = new Map<string, number>();
  const visit = (node: Node, within: string): void => {
    const inside = nameOf(node) ?? within;
    node.forEachChild((child) => visit(child, inside));
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return;
    const word = node.expression.name;
    if (word.text !== 'execute') return;
    const count = (counts.get(within) ?? 0) + 1;
    counts.set(within, count);
    const before = source.text.slice(0, word.end - word.text.length).split('\n');
    const [rowType] = node.typeArguments ?? [];
    sites.push({
      name: `${source.file} ${within}${count > 1 ? ` ${count}` : ''}`,
      file: source.file,
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      row: rowType && rowOf(source.checker, rowType),
    });
  };
  visit(root, 'module');
  return sites;
}

function piecesOf(root: Node, { file, text }: Source): Piece[] {
  const pieces: Piece[] = [];
  const visit = (node: Node): void => {
    node.forEachChild(visit);
    if (!isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return;
    const { template } = node;
    const parts = isNoSubstitutionTemplateLiteral(template)
      ? [template]
      : [template.head, ...template.templateSpans.map(({ literal }) => literal)];
    for (const part of parts) pieces.push({ file, line: text.slice(0, part.end).split('\n').length, text: part.text });
  };
  visit(root);
  return pieces;
}

/** Name of a function: its own, or that of its constant or property. */
function nameOf(node: Node): string | undefined {
  const { kind } = node;
  const isNamed = kind === SyntaxKind.FunctionDeclaration || kind === SyntaxKind.MethodDeclaration;
  if (isNamed) return (node as Node & { name?: Node & { text?: string } }).name?.text;
  if (kind !== SyntaxKind.VariableDeclaration && kind !== SyntaxKind.PropertyAssignment) return undefined;
  const { name, initializer } = node as Node & { name: Node & { text?: string }; initializer?: Node };
  const isFunction =
    initializer?.kind === SyntaxKind.ArrowFunction || initializer?.kind === SyntaxKind.FunctionExpression;
  return isFunction ? name.text : undefined;
}

function rowOf(checker: Checker, node: TypeNode): CallSite['row'] {
  const type = checker.getTypeFromTypeNode(node);
  if (!type || type.isTypeParameter()) return undefined;
  const fields = checker.getPropertiesOfType(type);
  // `Record<string, unknown>` guarantees no field.
  if (fields.length === 0) return undefined;
  return new Map(fields.map((field) => [field.name, kindsOf(checker, checker.getTypeOfSymbol(field))]));
}

function kindsOf(checker: Checker, type: Type | undefined): readonly Kind[] {
  if (!type) return ['any'];
  if (type.isUnionType()) return [...new Set((type.getTypes() ?? []).flatMap((part) => kindsOf(checker, part)))];
  const { flags } = type;
  if (flags & (TypeFlags.Null | TypeFlags.Undefined)) return [];
  if (flags & TypeFlags.StringLike) return ['string'];
  if (flags & TypeFlags.NumberLike) return ['number'];
  if (flags & TypeFlags.BooleanLike) return ['boolean'];
  return type.isObjectType() ? ['object'] : ['any'];
}
