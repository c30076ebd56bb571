import { parseSync, Visitor } from 'oxc-parser';
import { isBelow, SOURCE, TOP } from './api-floors.ts';
import { apiContexts, apiTables } from './arrows.ts';
import { type Finding, isSource, isTooling, type SourceTree } from './source-tree.ts';

type Access = 'reads' | 'writes';
interface TableUse {
  readonly file: string;
  readonly access: Access;
  readonly table: string;
}

const owners = new Map(Object.entries(apiTables).flatMap(([owner, tables]) => tables.map((name) => [name, owner])));

/**
 * A context of the API writes only its own tables, and reads its own and those of lower floors. The SQL text counts for
 * the context that contains it: a fragment that a lower context offers reads as that context.
 */
export function checkApiTables(tree: SourceTree): Finding[] {
  const uses = tree.files
    .filter((file) => file.startsWith(SOURCE) && isSource(file) && !isTooling(file))
    .flatMap((file) => usesOf(file, tree.read(file)));
  return [...tableFindings(tree), ...uses.filter((use) => !isAllowed(use)).map(findingOf)];
}

/** Each table of the migrations has one owner. */
function tableFindings(tree: SourceTree): Finding[] {
  const created = tree.files
    .filter((file) => file.startsWith('api/migrations/'))
    .flatMap((file) => [...tree.read(file).matchAll(/^\s*CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/gm)])
    .map(([, name = '']) => name);
  const named = Object.values(apiTables).flat();
  return [
    ...created
      .filter((name) => !owners.has(name))
      .map((name) => `The table ${name} has no context in scripts/checks/arrows.ts`),
    ...named
      .filter((name, index) => !created.includes(name) || named.indexOf(name) !== index)
      .map((name) => `scripts/checks/arrows.ts names the table ${name}, which does not exist or has another row`),
  ];
}

const findingOf = ({ file, access, table }: TableUse): Finding =>
  access === 'writes'
    ? `${file} writes ${table} of ${owners.get(table)}. Call a function of that context, or announce an event`
    : `${file} reads ${table} of ${owners.get(table)}, which is not on a lower floor. Define a lookup`;

function isAllowed({ file, access, table }: TableUse): boolean {
  const [context = '', module] = file.slice(SOURCE.length).split('/');
  const user = module === undefined ? TOP : context;
  const owner = owners.get(table);
  return owner === user || (access === 'reads' && isBelow(apiContexts, owner, user));
}

function usesOf(file: string, source: string): TableUse[] {
  const uses = new Map<string, TableUse>();
  for (const text of sqlOf(file, source))
    for (const [table, access] of tablesOf(text)) uses.set(`${access} ${table}`, { file, access, table });
  return [...uses.values()];
}

/** The text of each `sql` template, with a `?` for each inserted part. */
function sqlOf(file: string, source: string): string[] {
  const texts: string[] = [];
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      texts.push(quasi.quasis.map(({ value }) => value.raw).join('?'));
    },
  }).visit(parseSync(file, source).program);
  return texts;
}

const writing = /\b(?:INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\s+(?:ONLY\s+)?(\w+)/g;
/** The list after a word such as FROM: `orders o, order_lines AS l`. */
const reading = /\b(?:FROM|JOIN|USING)\s+(?:ONLY\s+|LATERAL\s+)?((?:\w+(?:\s+(?:AS\s+)?\w+)?\s*,\s*)*\w+)/g;

function tablesOf(sql: string): [string, Access][] {
  const text = sql.replaceAll(/'[^']*'/g, "''");
  // A template that is only a name is passed to code that may do anything with the table.
  const whole = owners.has(text.trim()) ? [text.trim()] : [];
  const written = [...whole, ...[...text.matchAll(writing)].map(([, name = '']) => name)];
  const read = [...text.matchAll(reading)].flatMap(([, list = '']) => list.split(',').map((part) => part.trim()));
  const uses: [string, Access][] = [
    ...written.map((name): [string, Access] => [name, 'writes']),
    ...read
      .map((part) => part.split(/\s/)[0] ?? '')
      .filter((name) => !written.includes(name))
      .map((name): [string, Access] => [name, 'reads']),
  ];
  return uses.filter(([name]) => owners.has(name));
}
