import pg from 'pg';

/** A program that reads every table of a database, as `pg_dump` does, until its channel closes. */
const client = new pg.Client({ connectionString: process.argv[2] });
await client.connect();
const { rows } = await client.query<{ tables: string }>(
  `SELECT string_agg(format('%I', tablename), ', ') AS tables FROM pg_tables WHERE schemaname = 'public'`,
);
await client.query('BEGIN');
await client.query(`LOCK TABLE ${rows[0]?.tables} IN ACCESS SHARE MODE`);
process.on('disconnect', () => void client.end());
process.send?.({ type: 'ready' });
