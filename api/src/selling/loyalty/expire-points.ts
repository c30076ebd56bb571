import type { Queryable } from '../../platform/database/connection/connect.ts';
import { uuidv7 } from '../../platform/database/sql/uuid.ts';
import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/sending/queue-mail.ts';
import { sql } from '../../platform/sql/sql.ts';
import { sitePage } from '../../platform/text/page-link.ts';
import { expiringOf } from './ledger.ts';

const noticeMs = 30 * 24 * 3_600_000;

interface Member extends Record<string, unknown> {
  id: string;
  email: string;
  firstName: string;
  locale: 'fr' | 'en';
}

/** Removes expired points, and sends a mail thirty days before. */
export const expirePoints: Job = {
  name: 'expire-points',
  schedule: '41 4 * * *',
  async run({ db, config, now }) {
    const soon = new Date(now().getTime() + noticeMs).toISOString();
    const members = await db.execute<Member>(sql`
      SELECT u.id, u.email, u.first_name AS "firstName", u.locale FROM users u WHERE u.anonymised_at IS NULL AND EXISTS
        (SELECT 1 FROM loyalty_entries l WHERE l.user_id = u.id AND l.points > 0 AND l.expires_at <= ${soon})`);
    await forEachAlone(members.rows, (member) =>
      db.transaction((tx) => settle(tx, member, { now: now(), siteUrl: config.siteUrl })),
    );
  },
};

async function settle(db: Queryable, member: Member, { now, siteUrl }: { now: Date; siteUrl: string }): Promise<void> {
  await db.execute(sql`SELECT 1 FROM users WHERE id = ${member.id} FOR UPDATE`);
  for (;;) {
    const next = await expiringOf(db, member.id);
    if (!next) return;
    if (new Date(next.at) > now) return warn(db, member, { ...next, now, siteUrl });
    await db.execute(sql`INSERT INTO loyalty_entries (id, user_id, kind, points, at)
      VALUES (${uuidv7()}, ${member.id}, 'expire', ${-next.points}, ${now.toISOString()})`);
  }
}

interface Notice {
  points: number;
  at: string;
  now: Date;
  siteUrl: string;
}

async function warn(db: Queryable, member: Member, { points, at, now, siteUrl }: Notice): Promise<void> {
  if (new Date(at).getTime() - now.getTime() > noticeMs) return;
  const { id, email, firstName, locale } = member;
  const payload = { firstName, points, at, link: sitePage(siteUrl, locale, { path: '/loyalty' }) };
  await queueMail(db, {
    kind: 'points-expiring',
    to: email,
    locale,
    payload,
    dedupeKey: `points-expiring:${id}:${at}`,
  });
}
