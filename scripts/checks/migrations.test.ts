import { describe, expect, it } from '@jest/globals';
import { checkMigrations } from './migrations.ts';
import { sourceTreeOf } from './source-tree.ts';

const found = (sql: string, file = 'api/migrations/0200-next.sql') => checkMigrations(sourceTreeOf({ [file]: sql }));

describe('checkMigrations', () => {
  it.each([
    'CREATE TABLE gifts (id uuid PRIMARY KEY, name text NOT NULL);',
    'ALTER TABLE orders ADD COLUMN gift text;',
    "ALTER TABLE orders ADD COLUMN gift text NOT NULL DEFAULT '';",
    'ALTER TABLE orders ADD COLUMN total int GENERATED ALWAYS AS (a + b) STORED NOT NULL;',
    "ALTER TABLE orders ADD COLUMN gift text, ADD COLUMN card text NOT NULL DEFAULT '';",
    '-- RENAME is only said here\nCREATE INDEX orders_gift ON orders (gift);',
    'ALTER TABLE orders ALTER COLUMN gift DROP NOT NULL;',
  ])('accepts what the version before can live with: %s', (sql) => {
    expect(found(sql)).toEqual([]);
  });

  it.each([
    ['DROP TABLE gifts;', 'drops a table'],
    ['ALTER TABLE orders DROP COLUMN gift;', 'drops a column'],
    ['ALTER TABLE orders RENAME COLUMN gift TO present;', 'renames something'],
    ['ALTER TABLE orders ALTER COLUMN gift TYPE int USING 1;', 'changes the type of a column'],
    ['ALTER TABLE orders ALTER COLUMN gift SET NOT NULL;', 'makes a column obligatory'],
    ['ALTER TABLE orders ALTER COLUMN gift DROP DEFAULT;', 'takes a default away'],
    ['ALTER TABLE orders ADD COLUMN gift text NOT NULL;', 'adds an obligatory column without a default'],
    [
      "ALTER TABLE orders ADD COLUMN card text NOT NULL DEFAULT '';\nALTER TABLE orders ADD COLUMN gift text NOT NULL;",
      'adds an obligatory column without a default',
    ],
  ])('refuses %s', (sql, words) => {
    expect(found(sql)).toEqual([expect.stringContaining(words)]);
  });

  it('accepts the second step, which says why nothing needs it any more', () => {
    expect(found('-- contract: no version since 0199 reads it\nALTER TABLE orders DROP COLUMN gift;')).toEqual([]);
    expect(found('-- contract:\nALTER TABLE orders DROP COLUMN gift;')).toHaveLength(1);
  });

  it('passes over other files, and over migrations before the rule', () => {
    expect(found('DROP TABLE gifts;', 'api/migrations/0033-old.sql')).toEqual([]);
    expect(found('DROP TABLE gifts;', 'docs/0200-next.sql')).toEqual([]);
  });
});
