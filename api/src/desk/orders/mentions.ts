import { hasRight } from '@aimante/api-contract/core/rights';
import type { Colleague, Mention, Mentions } from '@aimante/api-contract/mentions';
import { levelsOf, staffLevels } from '../../people/index.ts';
import type { Queryable } from '../../platform/database/connection/connect.ts';
import { wireTime } from '../../platform/database/sql/wire-time.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import type { Locale, Refusal } from '../../platform/text/refusal.ts';
import { addOrderEvent, orderErrors } from '../../selling/index.ts';
import type { LockedOrder } from './locked-order.ts';

interface ColleagueRow extends Colleague, Record<string, unknown> {
  email: string;
  locale: Locale;
  levels: Parameters<typeof levelsOf>[0];
}

/** The active members of the team that may read orders, by name. */
async function selectColleagues(db: Queryable): Promise<ColleagueRow[]> {
  const { rows } = await db.execute<ColleagueRow>(sql`SELECT u.id, u.email, u.locale,
      coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) AS name, ${staffLevels(sql`u.id`)} AS levels
    FROM users u WHERE u.role = 'admin' AND u.is_active AND u.anonymised_at IS NULL
    ORDER BY lower(u.first_name || ' ' || u.last_name), u.id`);
  return rows.filter(({ levels }) => hasRight(levelsOf(levels), 'orders:read'));
}

export const listColleagues = async (db: Queryable): Promise<Colleague[]> =>
  (await selectColleagues(db)).map(({ id, name }) => ({ id, name }));

interface NewNote {
  text: string;
  mentions: readonly string[];
}

/** Adds a note. Each mentioned colleague sees it in the desk and gets a mail; the author gets none. */
export async function addNote(
  services: Services,
  { tx, order, by }: LockedOrder,
  { text, mentions }: NewNote,
): Promise<Refusal | undefined> {
  const colleagues = mentions.length > 0 ? await selectColleagues(tx) : [];
  const mentioned = colleagues.filter(({ id }) => mentions.includes(id));
  if (mentioned.length < new Set(mentions).size) return orderErrors.NOTE_MENTION_UNKNOWN();
  const note = { orderId: order.id, type: 'note', by, at: services.now(), data: { text }, isInternal: true } as const;
  const eventId = await addOrderEvent(tx, note);
  const author = colleagues.find(({ id }) => id === by.id)?.name ?? '';
  for (const { id, email, locale } of mentioned.filter((one) => one.id !== by.id)) {
    await tx.execute(sql`INSERT INTO order_mentions (event_id, user_id) VALUES (${eventId}, ${id})`);
    const link = sitePage(services.config.siteUrl, locale, { path: `/admin/orders/${order.id}` });
    const payload = { orderNumber: order.number, author, text, link };
    await queueMail(tx, { kind: 'note-mention', to: email, locale, payload, dedupeKey: `mention:${eventId}:${id}` });
  }
  return undefined;
}

const shownMentions = 30;

export async function listMentions(db: Queryable, userId: string): Promise<Mentions> {
  const { rows } = await db.execute<Mention & Record<string, unknown>>(sql`SELECT e.id, o.id AS "orderId",
      o.number AS "orderNumber", e.data ->> 'text' AS text,
      coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) AS author, e.at,
      m.read_at IS NOT NULL AS "isRead"
    FROM order_mentions m JOIN order_events e ON e.id = m.event_id JOIN orders o ON o.id = e.order_id
      LEFT JOIN users a ON a.id = e.actor_id
    WHERE m.user_id = ${userId} ORDER BY m.read_at IS NOT NULL, e.at DESC, e.position DESC LIMIT ${shownMentions}`);
  const unread = await db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM order_mentions
    WHERE user_id = ${userId} AND read_at IS NULL`);
  return { items: rows.map((row) => ({ ...row, at: wireTime(row.at) })), unread: unread.rows[0]?.count ?? 0 };
}

export async function readMentions(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<Mentions> {
  await db.execute(sql`UPDATE order_mentions SET read_at = ${now().toISOString()}
    WHERE user_id = ${userId} AND event_id = ANY(${ids}::uuid[]) AND read_at IS NULL`);
  return listMentions(db, userId);
}
