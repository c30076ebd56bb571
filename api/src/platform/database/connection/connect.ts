import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { retryConflicts } from './retry-conflicts.ts';
import { tracedQueries } from './traced-queries.ts';

export type Database = NodePgDatabase;
/** A database or a transaction of it: the parameter of a repository. */
export type Queryable = Pick<Database, 'execute' | 'transaction'>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
}

export interface OpenConnection extends Connection {
  /** True ends every connection, those in use too, and blocks new ones, so that no call waits for a silent database. */
  setSilent(isSilent: boolean): void;
}

export interface ConnectionOptions {
  url: string;
  /** Called with each statement, so that tests can count them. */
  onQuery?: (statement: string) => void;
  /** Called when a transaction runs again after a deadlock, so that tests can count the runs. */
  onConflict?: (error: unknown) => void;
}

export function connect({ url, onQuery, onConflict }: ConnectionOptions): OpenConnection {
  const { openLine, setSilent } = trackSockets();
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    stream: openLine,
    connectionTimeoutMillis: 3000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 10_000,
    query_timeout: 12_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'aimante-api',
  });
  // A closed idle connection is replaced at the next query. Without a listener the error would end the process.
  pool.on('error', () => {});
  // If a connection breaks while in use, its query fails. Without a listener of its own the error would end the
  // process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const options = onQuery ? { logger: { logQuery: onQuery } } : {};
  const db = drizzle(tracedQueries(pool), options);
  db.transaction = (work, config) =>
    retryConflicts(
      () => withClient(pool, (client) => drizzle(tracedQueries(client), options).transaction(work, config)),
      onConflict,
    );
  return { db, pool, setSilent };
}

/** Drizzle's own version leaks the connection if BEGIN fails, and returns dead connections to the pool. */
async function withClient<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let isDead = false;
  try {
    return await work(client);
  } catch (error) {
    isDead = isLost(error);
    throw error;
  } finally {
    client.release(isDead);
  }
}

/** A socket that closes instead of connecting. */
class DeadLine extends Socket {
  override connect(): this {
    setImmediate(() => this.destroy());
    return this;
  }
}

/** Tracks every socket to the database: in use, idle or connecting. */
function trackSockets() {
  const lines = new Set<Socket>();
  let isSilent = false;
  return {
    openLine(): Socket {
      if (isSilent) return new DeadLine();
      const line = new Socket();
      lines.add(line);
      return line.once('close', () => lines.delete(line));
    },
    setSilent(nowSilent: boolean): void {
      isSilent = nowSilent;
      if (isSilent) for (const line of lines) line.destroy();
    },
  };
}

/** The connection is broken, or the answer of its last query may still arrive: it must not be reused. */
function isLost(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    cause instanceof Error && /Query read timeout|Connection terminated|not queryable|ECONN|EPIPE/.test(cause.message)
  );
}
