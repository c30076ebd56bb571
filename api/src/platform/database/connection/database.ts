import pg from 'pg';
import type { SQL } from '../../sql/sql.ts';

type Client = Pick<pg.Pool | pg.PoolClient, 'query'>;
type Row = Record<string, unknown>;

/** A database or a transaction of it: the parameter of a repository. */
export interface Queryable {
  execute<R extends Row = Row>(statement: SQL): Promise<pg.QueryResult<R>>;
}

export interface TransactionOptions {
  readonly isolationLevel?: 'repeatable read' | 'serializable';
}

export interface Database extends Queryable {
  /** A transaction that another one makes impossible runs again, so `work` may run more than once. */
  transaction<T>(work: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
}

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = pg.types.builtins;
/**
 * Times and days stay as PostgreSQL writes them: a Date has no microseconds, and moves days to another time zone. Types
 * 1115 to 1187 are arrays of times and days. Type 1231 is `numeric[]`: as a number of JavaScript, an element loses digits.
 */
const AS_TEXT: ReadonlySet<number> = new Set([DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ, 1115, 1182, 1185, 1187, 1231]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    AS_TEXT.has(id) ? (value: unknown) => value : (pg.types.getTypeParser(id, format) as (value: unknown) => unknown),
};

/** Runs statements on a pool, or on the connection of a transaction. */
export class Statements implements Queryable {
  readonly #client: Client;
  readonly #onQuery: (statement: string) => void;

  constructor(client: Client, onQuery: (statement: string) => void = () => {}) {
    this.#client = client;
    this.#onQuery = onQuery;
  }

  execute<R extends Row = Row>({ text, values }: SQL): Promise<pg.QueryResult<R>> {
    this.#onQuery(text);
    return this.#client.query<R>({ text, values, types });
  }

  /** Begins or ends a transaction. */
  async command(text: string): Promise<void> {
    this.#onQuery(text);
    await this.#client.query(text);
  }
}
