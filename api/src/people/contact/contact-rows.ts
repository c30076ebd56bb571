import type { ContactRow, ContactThread } from '@aimante/api-contract/contact';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { type SQL, sql } from '../../platform/sql/sql.ts';

interface MessageRow extends Record<string, unknown> {
  id: string;
  kind: 'customer' | 'reply' | 'note';
  author: string | null;
  body: string;
  attachments: { name: string }[];
  createdAt: string;
}

type ThreadRow = ContactRow & { userId: string | null } & Record<string, unknown>;

export async function selectThreads(
  db: Queryable,
  { where, limit }: { where: SQL; limit: number },
): Promise<(ContactRow & { userId: string | null })[]> {
  const found = await db.execute<ThreadRow>(sql`
    SELECT t.id, t.ticket, t.user_id AS "userId", t.name, t.email, t.subject, t.order_number AS "orderNumber", t.status, t.locale,
      t.created_at AS "createdAt", t.updated_at AS "updatedAt", t.version,
      CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name)) END AS assignee,
      (SELECT count(*)::int FROM contact_messages m WHERE m.thread_id = t.id) AS "messageCount",
      coalesce((SELECT left(m.body, 160) FROM contact_messages m WHERE m.thread_id = t.id ORDER BY m.created_at LIMIT 1), '') AS excerpt
    FROM contact_threads t LEFT JOIN users u ON u.id = t.assignee_id
    WHERE ${where} ORDER BY t.id DESC LIMIT ${limit}`);
  return found.rows.map((row) => ({ ...row, createdAt: wireTime(row.createdAt), updatedAt: wireTime(row.updatedAt) }));
}

export async function selectThread(db: Queryable, id: string): Promise<ContactThread | undefined> {
  const [thread] = await selectThreads(db, { where: sql`t.id = ${id}`, limit: 1 });
  if (!thread) return undefined;
  const found = await db.execute<MessageRow>(sql`
    SELECT m.id, m.kind, nullif(trim(u.first_name || ' ' || u.last_name), '') AS author, m.body, m.attachments,
      m.created_at AS "createdAt"
    FROM contact_messages m LEFT JOIN users u ON u.id = m.author_id WHERE m.thread_id = ${id} ORDER BY m.created_at, m.id`);
  const url = (name: string) => `/api/admin/contact/${id}/attachments/${name}`;
  const messages = found.rows.map((row) => ({
    ...row,
    attachments: row.attachments.map(({ name }) => ({ name, url: url(name) })),
    createdAt: wireTime(row.createdAt),
  }));
  return { ...thread, messages };
}
