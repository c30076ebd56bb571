import { resolve } from 'node:path';
import pg from 'pg';
import type { DataFolder } from './data-folder.ts';

/** Owns the cluster. The shop connects as a role with fewer rights. */
export const superuser = 'postgres';

const cannotConnectNow = '57P03';
const wrongPassword = '28P01';

export async function asSuperuser<T>(
  { password }: DataFolder,
  port: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    connectionTimeoutMillis: 2_000,
    query_timeout: 10_000,
  });
  // A broken connection fails its query. Without a listener the error would also end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** `ready`: our cluster accepts our password. `busy`: it starts, recovers or shuts down. `silent`: anything else. */
export async function askServer(folder: DataFolder, port: number): Promise<'ready' | 'busy' | 'silent'> {
  try {
    const { rows } = await asSuperuser(folder, port, (client) =>
      client.query<{ data_directory: string }>('SHOW data_directory'),
    );
    return resolve(rows[0]?.data_directory ?? '') === folder.cluster ? 'ready' : 'silent';
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === wrongPassword) {
      throw new Error(
        `The password in ${folder.home} is not the one of its database. Restore the file, or use a backup.`,
      );
    }
    return code === cannotConnectNow ? 'busy' : 'silent';
  }
}
