import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chosenPort } from '../src/platform/postgres/free-port.ts';
import { startDebianPostgres } from '../testing/postgres/debian-postgres.ts';

/**
 * PostgreSQL's own `pg_dump` and `pg_restore` with a whole demo shop: each table has the same rows, by number and hash,
 * and a server that starts with the restored database answers as the first one did.
 */
const script = join(import.meta.dirname, '../src/server.ts');
const PATHS = [
  '/api/products',
  '/api/categories',
  '/api/product-bundles/active',
  '/api/portfolio/portfolio',
  '/api/settings',
];

const folder = await mkdtemp(join(tmpdir(), 'aimante-dump-'));
await chmod(folder, 0o755);
const postgres = await startDebianPostgres(folder);
const psql = (database: string, statement: string) => postgres.run('psql', ['-Atqc', statement, database]);
let server: ChildProcess | undefined;
try {
  psql('postgres', 'CREATE DATABASE shop');
  const before = await answersOf('shop');
  const file = join(folder, 'shop.dump');
  postgres.run('pg_dump', ['-Fc', '-f', file, 'shop']);
  psql('postgres', 'CREATE DATABASE restored');
  postgres.run('pg_restore', ['--exit-on-error', '-d', 'restored', file]);
  const tables = psql(
    'shop',
    `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`,
  ).split('\n');
  const differing = tables.filter((table) => rowsOf('shop', table) !== rowsOf('restored', table));
  const rows = tables.reduce((sum, table) => sum + Number(psql('shop', `SELECT count(*) FROM ${table}`)), 0);
  console.log(`${tables.length} tables with ${rows} rows; different: ${differing.join(', ') || 'none'}`);
  report('pg_dump and pg_restore: tables with the same rows', tables.length, differing.length);
  const [first = [], second = []] = ['shop', 'restored'].map((name) => schemaOf(name).split('\n'));
  const lines = [...first.filter((line) => !second.includes(line)), ...second.filter((line) => !first.includes(line))];
  for (const line of lines) console.log(`the schemas differ in: ${line}`);
  report('pg_dump and pg_restore: lines of the schema', first.length, lines.length);
  const after = await answersOf('restored');
  const others = PATHS.filter((_, place) => before[place] !== after[place]);
  for (const path of others) console.log(`${path} is answered differently`);
  report('a server on the restored database answers as before', PATHS.length, others.length);
} finally {
  server?.kill('SIGKILL');
  postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 20 });
}
process.exit(0);

function report(proof: string, tried: number, lost: number): void {
  process.send?.({ type: 'proof', proof, tried, lost });
}

function rowsOf(database: string, table: string): string {
  return psql(database, `SELECT count(*), md5(string_agg(r::text, E'\\n' ORDER BY r::text)) FROM ${table} r`);
}

/**
 * Without the token that newer versions of `pg_dump` write into each file, and without brackets: PostgreSQL writes fewer
 * of them when it reads a condition of its own again.
 */
function schemaOf(database: string): string {
  return postgres.run('pg_dump', ['--schema-only', database]).replaceAll(/^\\(un)?restrict .*$|[()]/gm, '');
}

/** Starts a server of the demo, asks it, and stops it. */
async function answersOf(database: string): Promise<string[]> {
  const port = await chosenPort(0);
  const place = { DATABASE_URL: postgres.urlOf(database), DATA_DIR: join(folder, 'data'), API_PORT: String(port) };
  // Jobs would change rows.
  const env = { PATH: process.env.PATH, DEMO: 'true', LOG_LEVEL: 'silent', API_ROLE: 'api', ...place };
  server = fork(script, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(server, 'message');
  const answers = await Promise.all(
    PATHS.map(async (path) => {
      const ask = () => fetch(`http://127.0.0.1:${port}${path}`);
      let answer = await ask();
      // A server that has just started on a busy machine sheds load.
      for (let triesLeft = 10; answer.status === 503 && triesLeft > 0; triesLeft -= 1) {
        await pause(2000);
        answer = await ask();
      }
      return `${answer.status} ${await answer.text()}`.replaceAll(/"requestId":"[^"]*"/g, '');
    }),
  );
  for (const [place, answer] of answers.entries())
    if (!answer.startsWith('200 ')) throw new Error(`${PATHS[place]}: ${answer.slice(0, 300)}`);
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  await exit;
  return answers;
}
