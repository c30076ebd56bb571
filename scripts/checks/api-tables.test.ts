import { describe, expect, it } from '@jest/globals';
import { checkApiTables } from './api-tables.ts';
import { apiTables } from './arrows.ts';
import { sourceTreeOf } from './source-tree.ts';

const migration = 'api/migrations/0001-all.sql';
const tables = Object.values(apiTables)
  .flat()
  .map((name) => `CREATE TABLE ${name} (id uuid);\n`)
  .join('');
const faultsWith = (files: Record<string, string>) => checkApiTables(sourceTreeOf({ [migration]: tables, ...files }));
const faultsOf = (context: string, text: string) =>
  faultsWith({ [`api/src/${context}/noun/a.ts`]: `db.execute(sql\`${text}\`);` });

describe('checkApiTables', () => {
  it.each([
    [
      'a write of an own table',
      'selling',
      'UPDATE orders o SET version = 2 FROM order_lines l WHERE l.order_id = o.id',
    ],
    ['a read of a lower floor', 'selling', 'SELECT 1 FROM orders o JOIN users u ON u.id = o.user_id'],
    ['a read of any table at the desk', 'desk', 'SELECT 1 FROM invoices i, print_tiles t, orders o'],
    ['a lock of a row of a lower floor', 'selling', 'SELECT 1 FROM photos FOR UPDATE OF photos'],
    ['a name in a text', 'people', "INSERT INTO users (note) VALUES ('paid FROM orders')"],
    ['a column of that name', 'people', 'SELECT count(*) AS orders FROM users'],
  ])('accepts %s', (_, context, text) => {
    expect(faultsOf(context, text)).toEqual([]);
  });

  it.each([
    ['an insert into a lower table', 'selling', 'INSERT INTO photos (id) VALUES (1)'],
    ['an update of a lower table', 'desk', 'UPDATE outbox SET attempts = 0'],
    ['a deletion from a higher table', 'platform', 'DELETE FROM sessions WHERE true'],
    ['a read upwards', 'people', 'SELECT (SELECT max(o.id) FROM orders o) FROM users'],
    ['a read on the same floor', 'catalogue', 'SELECT 1 FROM stocks LEFT JOIN users u ON true'],
    ['a read upwards in a list', 'people', 'SELECT 1 FROM users AS u, orders o'],
    ['the name of a foreign table for a function', 'selling', 'products'],
  ])('refuses %s', (_, context, text) => {
    expect(faultsOf(context, text)).toHaveLength(1);
  });

  it('names file, table and owner', () => {
    expect(faultsOf('books', `UPDATE stocks SET held = \${1} WHERE id IN (\${sql\`SELECT 1 FROM orders\`})`)).toEqual([
      'api/src/books/noun/a.ts writes stocks of catalogue. Call a function of that context, or announce an event',
    ]);
  });

  it('counts a fragment for the context that contains it', () => {
    const files = {
      'api/src/selling/orders/a.ts': 'export const isOpen = sql`EXISTS (SELECT 1 FROM orders)`;',
      'api/src/platform/mail/a.ts': `db.execute(sql\`DELETE FROM outbox WHERE \${isOpen}\`);`,
    };
    expect(faultsWith(files)).toEqual([]);
  });

  it('refuses a table without an owner, and a row without its table', () => {
    expect(faultsWith({ 'api/migrations/0002-more.sql': 'CREATE TABLE gifts (id uuid);' })).toEqual([
      'The table gifts has no context in scripts/checks/arrows.ts',
    ]);
    expect(faultsWith({ [migration]: tables.replace('CREATE TABLE photos', 'ALTER TABLE photos') })).toEqual([
      'scripts/checks/arrows.ts names the table photos, which does not exist or has another row',
    ]);
  });
});
