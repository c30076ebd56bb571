import { Socket } from 'node:net';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { retryConflicts } from './retry-conflicts.ts';

export type Database = NodePgDatabase;
/** A database or a transaction of it: what a repository takes. */
export type Queryable = Pick<Database, 'execute' | 'transaction'>;

export interface Connection {
  db: Database;
  pool: pg.Pool;
}

export interface OpenConnection extends Connection {
  /** Nobody waits for a silent database: every connection ends, lent ones too, and none begins until it answers again. */
  setSilent(isSilent: boolean): void;
}

export interface ConnectionOptions {
  url: string;
  /** Called with each statement: tests count them. */
  onQuery?: (statement: string) => void;
  /** Called when a transaction runs again after a deadlock: tests count them. */
  onConflict?: (error: unknown) => void;
}

export function connect({ url, onQuery, onConflict }: ConnectionOptions): OpenConnection {
  const { openLine, setSilent } = heldLines();
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
  // An idle connection that the server closes is replaced at the next query; without a listener it would end us.
  pool.on('error', () => {});
  // One that is lent when it is cut tells its query; without a listener of its own it would end us as well.
  pool.on('connect', (client) => client.on('error', () => {}));
  const options = onQuery ? { logger: { logQuery: onQuery } } : {};
  const db = drizzle(pool, options);
  db.transaction = (work, config) =>
    retryConflicts(() => withClient(pool, (client) => drizzle(client, options).transaction(work, config)), onConflict);
  return { db, pool, setSilent };
}

/** Drizzle's own keeps the connection forever when BEGIN fails, and gives a dead one to the next caller. */
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

/** Ends where it should dial. */
class DeadLine extends Socket {
  override connect(): this {
    setImmediate(() => this.destroy());
    return this;
  }
}

/** Every line to the database, in use, idle or only dialling. */
function heldLines() {
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

/** The connection is gone, or owes an answer that may still come: nobody else can use it. */
function isLost(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    cause instanceof Error && /Query read timeout|Connection terminated|not queryable|ECONN|EPIPE/.test(cause.message)
  );
}
