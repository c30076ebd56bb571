import type { Queryable } from '../../../platform/database/connection/connect.ts';
import { sql } from '../../../platform/sql/sql.ts';

const gigabyte = 1024 ** 3;
/** Bytes per day. A whole office may share one IP address. */
const limits = { user: 3 * gigabyte, guest: 1 * gigabyte, ip: 6 * gigabyte };
const mostFiles = 2000;

interface Announced {
  /** `user:…`, `guest:…` or `ip:…`. */
  owner: string;
  bytes: number;
  day: string;
}

/** Counts announced uploads. False: over the limit of this day. One statement each: the row lock serialises them. */
export async function allowUpload(db: Queryable, { owner, bytes, day }: Announced): Promise<boolean> {
  const limit = limits[owner.split(':')[0] as keyof typeof limits];
  const { rows } = await db.execute(sql`INSERT INTO upload_allowances AS a (owner_key, day, bytes, files)
    VALUES (${owner}, ${day}, ${bytes}, 1) ON CONFLICT (owner_key, day) DO UPDATE
      SET bytes = a.bytes + excluded.bytes, files = a.files + 1
      WHERE a.bytes + excluded.bytes <= ${limit} AND a.files < ${mostFiles} RETURNING 1`);
  return rows.length > 0;
}
