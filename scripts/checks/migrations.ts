import type { Check } from './source-tree.ts';

/** Migrations up to this one were applied before the rule. An applied migration never changes. */
const LAST_BEFORE = '0175';
const MIGRATION = /^api\/migrations\/(\d{4})-[^/]+\.sql$/;
/** A line of the migration that says why no running version needs what it takes away. */
const MARK = /^--[ \t]*contract:[ \t]*\S/im;

/** What the version before this one cannot live with, while both run. */
const CONTRACTS = [
  { statement: /\bDROP\s+TABLE\b/i, words: 'drops a table' },
  { statement: /\bDROP\s+COLUMN\b/i, words: 'drops a column' },
  { statement: /\bRENAME\b/i, words: 'renames something' },
  { statement: /\bALTER\s+COLUMN\s+\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i, words: 'changes the type of a column' },
  { statement: /\bALTER\s+COLUMN\s+\w+\s+SET\s+NOT\s+NULL\b/i, words: 'makes a column obligatory' },
  { statement: /\bALTER\s+COLUMN\s+\w+\s+DROP\s+DEFAULT\b/i, words: 'takes a default away' },
] as const;

/**
 * During an upgrade, two versions of the API use the same database. A migration adds (expand); what it takes away has
 * its own migration, a release later, with a line `-- contract: why` (contract).
 */
export const checkMigrations: Check = ({ files, read }) =>
  files.flatMap((file) => {
    const [, number = ''] = MIGRATION.exec(file) ?? [];
    if (number <= LAST_BEFORE) return [];
    const text = read(file);
    if (MARK.test(text)) return [];
    const statements = text.replaceAll(/--.*$/gm, '').replaceAll(/\bCREATE\s+TABLE\b[^;]*;/gi, '');
    const taken = CONTRACTS.flatMap(({ statement, words }) => (statement.test(statements) ? [words] : []));
    const faults = addsObligatoryColumn(statements) ? [...taken, 'adds an obligatory column without a default'] : taken;
    return faults.map(
      (words) =>
        `${file} ${words}, which the version before it may not know or still use. Do it a release later, with a line "-- contract: why"`,
    );
  });

function addsObligatoryColumn(statements: string): boolean {
  const clauses = statements.split(';').flatMap((statement) => statement.split(/\bADD\s+COLUMN\b/i).slice(1));
  return clauses.some((clause) => /\bNOT\s+NULL\b/i.test(clause) && !/\b(?:DEFAULT|GENERATED)\b/i.test(clause));
}
