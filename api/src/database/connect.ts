import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { hangUp } from './pulse.ts';

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

export interface OpenConnection extends Connection {
  /** Ends every connection, lent ones too: whoever waits on one fails now, and the next who asks gets a new one. */
  drop(): void;
}

export interface ConnectionOptions {
  url: string;
  /** Called with each statement: tests count them. */
  onQuery?: (statement: string) => void;
}

export function connect({ url, onQuery }: ConnectionOptions): OpenConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aimante-api',
  });
  // An idle connection that the server closes is replaced at the next query; without a listener it would end us.
  pool.on('error', () => {});
  // One that is lent when it is cut tells its query; without a listener of its own it would end us as well.
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => open.add(client.on('error', () => {})));
  pool.on('remove', (client) => open.delete(client));
  const options = onQuery ? { logger: { logQuery: onQuery } } : {};
  const db = drizzle(pool, options);
  // Drizzle's own keeps the connection for ever when BEGIN fails, and hands a dead one to the next who asks.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isDead = false;
    try {
      return await drizzle(client, options).transaction(work, config);
    } catch (error) {
      isDead = isLost(error);
      throw error;
    } finally {
      client.release(isDead);
    }
  };
  return { db, pool, drop: () => open.forEach(hangUp) };
}

/** The connection is gone, or owes an answer that may still come: nobody else can use it. */
function isLost(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    cause instanceof Error && /Query read timeout|Connection terminated|not queryable|ECONN|EPIPE/.test(cause.message)
  );
}
