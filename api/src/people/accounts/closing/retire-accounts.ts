import { forEachAlone } from '../../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { Services } from '../../../platform/services/services.ts';
import { type SQL, sql } from '../../../platform/sql/sql.ts';
import { sitePage } from '../../../platform/text/page-link.ts';
import { queueAccountMail } from '../../identity/passwords/account-mail.ts';
import { lastOrderAt } from '../../users/order-lookups.ts';
import { anonymise } from './anonymise.ts';

const noticeDays = 30;
const kept = sql`interval '3 years'`;
const notice = sql`${noticeDays} * interval '1 day'`;

interface InactiveAccount extends Record<string, unknown> {
  id: string;
  email: string;
  firstName: string;
  locale: 'fr' | 'en';
  /** Key of the warning mail for this period of inactivity. */
  mailKey: string;
  isWarned: boolean;
}

/** Deletes accounts three years after their last use. The owner gets a mail a month before. */
export const retireAccounts: Job = {
  name: 'retire-accounts',
  schedule: '7 4 * * *',
  async run(services) {
    await forEachAlone(await findInactiveAccounts(services), (account) =>
      account.isWarned ? retire(services, account) : warn(services, account),
    );
  },
};

/** `isWarned`: the mail was sent at least the notice period ago. */
async function findInactiveAccounts(services: Services): Promise<InactiveAccount[]> {
  const { db, now } = services;
  const at = sql`${now().toISOString()}::timestamptz`;
  const lastUsedAt: SQL = sql`greatest(u.created_at, u.last_login_at,
    (SELECT max(s.last_used_at) FROM sessions s WHERE s.user_id = u.id),
    ${lastOrderAt(services, sql`u.id`)})`;
  const { rows } =
    await db.execute<InactiveAccount>(sql`SELECT u.id, u.email, u.first_name AS "firstName", u.locale, w.key AS "mailKey",
      EXISTS (SELECT 1 FROM outbox m WHERE m.dedupe_key = w.key AND m.created_at <= ${at} - ${notice}) AS "isWarned"
    FROM users u CROSS JOIN LATERAL (SELECT ${lastUsedAt} AS heard) h
      CROSS JOIN LATERAL (SELECT 'account-expiring:' || u.id || ':' || extract(epoch FROM h.heard)::bigint AS key) w
    WHERE u.role = 'customer' AND u.anonymised_at IS NULL AND h.heard <= ${at} - ${kept} + ${notice} ORDER BY u.id`);
  return rows;
}

async function warn(
  { db, config, now }: Services,
  { email, locale, firstName, mailKey }: InactiveAccount,
): Promise<void> {
  const on = new Date(now().getTime() + noticeDays * 86_400_000).toISOString();
  const payload = { on, loginLink: sitePage(config.siteUrl, locale, { path: '/auth/login' }) };
  await queueAccountMail(db, { kind: 'account-expiring', to: email, locale, firstName, payload, dedupeKey: mailKey });
}

/** An account with an open order is not deleted. */
async function retire(services: Services, { id }: InactiveAccount): Promise<void> {
  await services.db.transaction((tx) => anonymise(services, tx, id));
}
