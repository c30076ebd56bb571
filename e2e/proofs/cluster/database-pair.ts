import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { postgresPrograms } from './machine.ts';
import { databaseUser, type Program, startProgram, until } from './program.ts';

export interface PairPorts {
  readonly etcd: number;
  readonly etcdPeers: number;
  /** For each of the two servers: PostgreSQL, and Patroni's REST interface. */
  readonly servers: readonly (readonly [sql: number, rest: number])[];
}

export interface DatabasePair {
  /** Ends the primary's machine: PostgreSQL and Patroni at once. The machine comes back after `awayMs`. */
  readonly killPrimary: (awayMs: number) => Promise<void>;
}

/** Patroni promotes the standby when the primary's lease ends: `ttl` bounds the time without writes. */
const SETTINGS = {
  ttl: 8,
  loop_wait: 2,
  retry_timeout: 3,
  // A commit is confirmed when the standby has it too: a promotion loses nothing.
  synchronous_mode: true,
  primary_start_timeout: 0,
  postgresql: {
    use_pg_rewind: true,
    parameters: { wal_log_hints: 'on', max_connections: 200, shared_buffers: '64MB' },
  },
};

/** A primary and a synchronous standby, under Patroni with etcd. */
export async function startDatabasePair(folder: string, ports: PairPorts): Promise<DatabasePair> {
  const user = databaseUser();
  const home = join(folder, 'postgres');
  await mkdir(home);
  if (user.uid !== undefined) await chown(home, user.uid, user.gid ?? user.uid);
  const etcd = `http://127.0.0.1:${ports.etcd}`;
  startProgram(
    'etcd',
    [
      ...['--data-dir', join(home, 'etcd'), '--listen-client-urls', etcd, '--advertise-client-urls', etcd],
      ...['--listen-peer-urls', `http://127.0.0.1:${ports.etcdPeers}`],
    ],
    { ...user, cwd: home },
  );
  await until(() => isOk(`${etcd}/health`), { what: 'etcd does not answer', withinMs: 30_000 });
  const servers: { name: string; rest: number; program: Program }[] = [];
  const start = async (name: string, [sql, rest]: readonly [number, number]) => {
    const file = join(home, `${name}.json`);
    // YAML reads JSON.
    await writeFile(file, JSON.stringify(patroniOf(home, { name, sql, rest, etcd: ports.etcd })));
    return { name, rest, program: startProgram('patroni', [file], { ...user, cwd: home }) };
  };
  for (const [index, port] of ports.servers.entries()) {
    servers.push(await start(`database-${index + 1}`, port));
    const what = `PostgreSQL ${index + 1} does not run`;
    await until(() => isOk(`http://127.0.0.1:${port[1]}/health`), { what, withinMs: 60_000 });
  }
  const hasStandby = async () => {
    const answers = await Promise.all(servers.map(({ rest }) => isOk(`http://127.0.0.1:${rest}/synchronous`)));
    return answers.includes(true);
  };
  await until(hasStandby, { what: 'there is no synchronous standby', withinMs: 60_000 });
  return {
    async killPrimary(awayMs) {
      await until(hasStandby, { what: 'there is no synchronous standby to promote', withinMs: 60_000 });
      const answers = await Promise.all(servers.map(({ rest }) => isOk(`http://127.0.0.1:${rest}/primary`)));
      const index = answers.indexOf(true);
      const primary = servers[index];
      const port = ports.servers[index];
      if (!primary || !port) throw new Error('No server is the primary.');
      const pid = Number((await readFile(join(home, primary.name, 'postmaster.pid'), 'utf8')).split('\n')[0]);
      await primary.program.kill('SIGKILL');
      process.kill(pid, 'SIGKILL');
      const comesBack = async () => {
        servers[index] = await start(primary.name, port);
      };
      setTimeout(() => void comesBack(), awayMs).unref();
    },
  };
}

function patroniOf(home: string, { name, sql, rest, etcd }: { name: string; sql: number; rest: number; etcd: number }) {
  return {
    scope: 'aimante',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcd}` },
    bootstrap: {
      dcs: SETTINGS,
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust', 'local all all trust'],
    },
    postgresql: {
      listen: `127.0.0.1:${sql}`,
      connect_address: `127.0.0.1:${sql}`,
      data_dir: join(home, name),
      bin_dir: postgresPrograms(),
      pgpass: join(home, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'replicator' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: home },
    },
  };
}

async function isOk(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
