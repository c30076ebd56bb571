import pg from 'pg';
import type { Kind } from './call-sites.ts';

export type Description = { readonly columns: ReadonlyMap<string, Kind> } | { readonly error: string };

interface Field {
  name: string;
  dataTypeID: number;
}

/** Protocol messages that the types of the driver leave out. */
declare module 'pg' {
  interface Connection {
    parse(statement: { name: string; text: string; types: number[] }): void;
    describe(what: { type: 'S'; name: string }): void;
    sync(): void;
  }
}

const { builtins } = pg.types;
const numbers: readonly number[] = [builtins.INT2, builtins.INT4, builtins.OID, builtins.FLOAT4, builtins.FLOAT8];
const json: readonly number[] = [builtins.JSON, builtins.JSONB];

/** Asks PostgreSQL for the columns of each statement, against the current tables. */
export async function describeStatements(
  databaseUrl: string,
  statements: readonly string[],
): Promise<ReadonlyMap<string, Description>> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ oid: number }>(`SELECT oid::int FROM pg_type WHERE typcategory = 'A'`);
    const arrays = new Set(rows.map(({ oid }) => oid));
    const answers = new Map<string, Description>();
    for (const statement of new Set(statements)) answers.set(statement, await describe(client, statement, arrays));
    return answers;
  });
}

export const runSql = (databaseUrl: string, script: string): Promise<unknown> =>
  withClient(databaseUrl, (client) => client.query(script));

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function describe(client: pg.Client, text: string, arrays: ReadonlySet<number>): Promise<Description> {
  return new Promise((resolve) => {
    client.query(new Describe(text, arrays, resolve));
  });
}

/** A statement that the server parses and describes, but never runs. The driver calls these methods. */
class Describe implements pg.Submittable {
  readonly #text: string;
  readonly #arrays: ReadonlySet<number>;
  readonly #resolve: (description: Description) => void;
  #description: Description = { columns: new Map() };

  constructor(text: string, arrays: ReadonlySet<number>, resolve: (description: Description) => void) {
    this.#text = text;
    this.#arrays = arrays;
    this.#resolve = resolve;
  }

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.#text, types: [] });
    connection.describe({ type: 'S', name: '' });
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const columns = new Map(fields.map(({ name, dataTypeID }) => [name, kindOf(dataTypeID, this.#arrays)]));
    this.#description = { columns };
  }

  handleError({ message }: Error): void {
    this.#resolve({ error: message });
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#description);
  }
}

/** The JavaScript type that the driver returns: eight-byte integers, decimals and times are strings. */
function kindOf(type: number, arrays: ReadonlySet<number>): Kind {
  if (numbers.includes(type)) return 'number';
  if (type === builtins.BOOL) return 'boolean';
  if (json.includes(type)) return 'any';
  return type === builtins.BYTEA || arrays.has(type) ? 'object' : 'string';
}
