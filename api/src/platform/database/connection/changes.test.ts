import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { until } from '../../../../testing/platform/until.ts';
import { createTestDatabase, type TestDatabase } from '../../../../testing/postgres/test-database.ts';
import { type Changes, listenToChanges, type Subject } from './changes.ts';

jest.setTimeout(30_000);

describe('notices of change', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let changes: Changes;
  beforeEach(async () => {
    database = await createTestDatabase({ migrate: async () => {}, template: 'nothing' });
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    changes = listenToChanges(database.url, { retryAfterMs: 20 });
    await until(() => changes.revision('catalogue') !== undefined);
  });
  afterEach(async () => {
    await changes.close();
    await client.end();
    await database.drop();
  });
  const notify = (subject: Subject) => client.query(`SELECT pg_notify('changed', $1)`, [subject]);
  const next = () => new Promise<Subject>((resolve) => changes.onChange(resolve));

  it('arrive when the change commits, and only for the changed subject', async () => {
    const before = changes.revision('catalogue') ?? 0;
    const heard = next();
    await client.query('BEGIN');
    await notify('catalogue');
    expect(changes.revision('catalogue')).toBe(before);
    await client.query('COMMIT');
    expect(await heard).toBe('catalogue');
    expect(changes.revision('catalogue')).toBe(before + 1);
    expect(changes.revision('portfolio')).toBe(0);
  });

  it('are all counted once it is confirmed, however late the notice is read', async () => {
    for (let round = 1; round <= 50; round += 1) {
      await notify('catalogue');
      expect(await changes.confirm()).toBe(true);
      expect(changes.revision('catalogue')).toBe(round);
    }
  });

  it('that were missed count, also of a subject that never changed before', async () => {
    const before = changes.revision('portfolio') ?? 0;
    await client.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'aimante-changes'
      AND datname = current_database()`);
    await until(() => changes.revision('portfolio') === undefined);
    expect(await changes.confirm()).toBe(false);
    await notify('portfolio');
    await until(() => changes.revision('portfolio') !== undefined);
    expect(changes.revision('portfolio')).toBeGreaterThan(before);
  });

  it('count as unknown while the connection is lost', async () => {
    changes.touch('catalogue');
    const before = changes.revision('catalogue') ?? 0;
    await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'aimante-changes' AND datname = current_database()`,
    );
    await until(() => changes.revision('catalogue') === undefined);
    await until(() => changes.revision('catalogue') !== undefined);
    expect(changes.revision('catalogue')).toBeGreaterThan(before);
    const heard = next();
    await notify('market');
    expect(await heard).toBe('market');
  });
});
