import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { databaseUser, startProgram } from './program.ts';

export interface Fronts {
  readonly site: { readonly port: number; readonly servers: readonly number[] };
  readonly api: { readonly port: number; readonly servers: readonly number[] };
  readonly database: { readonly port: number; readonly servers: readonly (readonly [sql: number, rest: number])[] };
  readonly bouncer: number;
}

const serversOf = (name: string, ports: readonly number[]): string =>
  ports.map((port, index) => `  server ${name}${index + 1} 127.0.0.1:${port} check`).join('\n');

/** HAProxy in front of edges, APIs and the primary, and PgBouncer in front of HAProxy's port of the database. */
export async function startProxies(folder: string, { site, api, database, bouncer }: Fronts): Promise<void> {
  const proxy = join(folder, 'haproxy.cfg');
  await writeFile(
    proxy,
    `global
  maxconn 4000
defaults
  mode http
  timeout connect 1s
  timeout check 2s
  timeout client 60s
  timeout server 60s
  option redispatch
  option forwardfor
  retries 3
  retry-on conn-failure empty-response
  default-server inter 300ms fall 1 rise 1 observe layer4 error-limit 1 on-error mark-down
frontend site
  bind 127.0.0.1:${site.port}
  default_backend edges
backend edges
  option httpchk GET /healthz
${serversOf('edge', site.servers)}
frontend api
  bind 127.0.0.1:${api.port}
  default_backend apis
backend apis
  option httpchk GET /healthz
${serversOf('api', api.servers)}
listen database
  mode tcp
  bind 127.0.0.1:${database.port}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 300ms fall 2 rise 1 on-marked-down shutdown-sessions
${database.servers.map(([sql, rest], index) => `  server database${index + 1} 127.0.0.1:${sql} check port ${rest}`).join('\n')}
`,
  );
  startProgram('/usr/sbin/haproxy', ['-f', proxy, '-db']);
  const pool = join(folder, 'pgbouncer.ini');
  await writeFile(
    pool,
    `[databases]
shop = host=127.0.0.1 port=${database.port} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${bouncer}
unix_socket_dir =
auth_type = any
pool_mode = session
max_client_conn = 400
default_pool_size = 150
server_login_retry = 1
server_connect_timeout = 3
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
`,
  );
  const user = databaseUser();
  if (user.uid !== undefined) await chown(pool, user.uid, user.gid ?? user.uid);
  startProgram('/usr/sbin/pgbouncer', ['-q', pool], user);
}
