import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../testing/postgres/test-database.ts';
import type { CallSite, Kind } from './call-sites.ts';
import { describeStatements, runSql } from './describe-statements.ts';
import { normalised } from './record-statements.ts';
import { coverageFaults, isComposedOf, pieceFaults, statementFaults } from './statement-faults.ts';

const row = new Map<string, Kind[]>([
  ['id', ['string']],
  ['widthMm', ['number']],
]);
const site: CallSite = { name: 'src/a.ts findTile', file: 'src/a.ts', line: 7, column: 3, row };

describe('a statement of the server', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase({ migrate: async () => {}, template: 'nothing' });
    await runSql(database.url, 'CREATE TABLE tiles (id uuid, width_mm int, state text)');
  });
  afterAll(() => database.drop());

  const faultsOf = async (text: string): Promise<string[]> => {
    const statements = new Map([[site.name, [text]]]);
    return statementFaults({ sites: [site], statements, described: await describeStatements(database.url, [text]) });
  };

  it('passes where its columns are what the code reads', async () => {
    expect(await faultsOf('SELECT id, width_mm AS "widthMm" FROM tiles WHERE state = $1')).toEqual([]);
  });

  it('is refused where a column has another name in the database', async () => {
    expect(await faultsOf('SELECT id, width AS "widthMm" FROM tiles')).toEqual([
      'src/a.ts:7: column "width" does not exist',
    ]);
  });

  it('is refused where a column has another type than the code reads', async () => {
    expect(await faultsOf('SELECT id, state AS "widthMm" FROM tiles')).toEqual([
      'src/a.ts:7: "widthMm" is string in the database and number in the row type',
    ]);
  });

  it('is refused where it answers more or less than the row type has', async () => {
    expect(await faultsOf('SELECT id, state FROM tiles')).toEqual([
      'src/a.ts:7: the row type has "widthMm", which the statement does not answer',
      'src/a.ts:7: the statement answers "state", which the row type does not have',
    ]);
  });

  it('is refused where no test has run it', () => {
    expect(coverageFaults([site], new Map())).toEqual([
      'src/a.ts:7: no test has run this statement. Run npm run statements.',
    ]);
  });

  it('is refused where its text has changed since a test has run it', () => {
    const report = new Map([[site.name, ['SELECT id, width_mm AS "widthMm" FROM tiles WHERE state = $1']]]);
    const piece = (text: string) => ({ file: 'src/a.ts', line: 8, text });
    expect(pieceFaults([piece('SELECT id, width_mm AS "widthMm"\n  FROM tiles WHERE state = ')], report)).toEqual([]);
    expect(pieceFaults([piece('width_mm AS "width"\n  FROM tiles')], report)).toEqual([
      'src/a.ts:8: no test has run "width_mm AS "width" FROM tiles". Run npm run statements.',
    ]);
  });
});

it('is kept where a partial run does not compose it, as long as its text is in the source', () => {
  const pieces = ['SELECT id FROM tiles WHERE true', 'AND state = ', ' AND width_mm > '];
  const isThere = isComposedOf(pieces.map((text) => ({ file: 'src/a.ts', line: 8, text })));
  expect(isThere('SELECT id FROM tiles WHERE true AND state = $1 AND width_mm > $2')).toBe(true);
  expect(isThere('SELECT id FROM tiles WHERE true AND width = $1')).toBe(false);
});

it('takes a list of rows as one row', () => {
  const one = 'INSERT INTO a (b, c) VALUES ($1, now() + $2) RETURNING b';
  expect(normalised('INSERT INTO a (b, c)\n VALUES ($1, now() + $2), ($3, now() + $4) RETURNING b')).toBe(one);
  expect(normalised(one)).toBe(one);
});
