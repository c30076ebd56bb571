import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
/** A database or a transaction of it: what a repository takes. */
export type Queryable = Pick<
  Database,
  'select' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
}

export interface ConnectionOptions {
  url: string;
  /** Called with each statement: tests count them. */
  onQuery?: (statement: string) => void;
}

export function connect({ url, onQuery }: ConnectionOptions): Connection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aimante-api',
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it would end us.
  pool.on('error', () => {});
  const db = drizzle(pool, onQuery ? { logger: { logQuery: onQuery } } : {});
  return { db, pool };
}
