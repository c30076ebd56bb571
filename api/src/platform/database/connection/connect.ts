import { Socket } from 'node:net';
import pg from 'pg';
import { type Database, type Queryable, Statements, type TransactionOptions } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { tracedQueries } from './traced-queries.ts';

export type { Database, Queryable };

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
  const statementsOf = (client: pg.Pool | pg.PoolClient) => new Statements(tracedQueries(client), onQuery);
  const db: Database = Object.assign(statementsOf(pool), {
    transaction: <T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions) =>
      retryConflicts(
        () => withClient(pool, (client) => inOneTransaction(statementsOf(client), { work, ...options })),
        onConflict,
      ),
  });
  return { db, pool, setSilent };
}

/** The connection always returns to the pool, which removes one that broke. */
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

interface Transaction<T> extends TransactionOptions {
  readonly work: (tx: Queryable) => Promise<T>;
}

async function inOneTransaction<T>(tx: Statements, { work, isolationLevel }: Transaction<T>): Promise<T> {
  await tx.command(isolationLevel ? `BEGIN ISOLATION LEVEL ${isolationLevel}` : 'BEGIN');
  try {
    const result = await work(tx);
    await tx.command('COMMIT');
    return result;
  } catch (error) {
    await tx.command('ROLLBACK');
    throw error;
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
  return (
    error instanceof Error && /Query read timeout|Connection terminated|not queryable|ECONN|EPIPE/.test(error.message)
  );
}
