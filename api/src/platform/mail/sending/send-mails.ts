import type { Services } from '../../services/services.ts';
import { readSetting } from '../../settings/settings-store.ts';
import { sql } from '../../sql/sql.ts';
import type { MailContents } from '../contents/mail-contents.ts';
import { renderMail } from '../contents/render-mail.ts';
import { dropOvertaken, type LeasedMail, leaseMails, renewalMs, renewLeases } from './lease-mails.ts';
import { MailRefused, MailServerAway, type MailTransport } from './mail-transport.ts';

interface Context extends Pick<Services, 'db' | 'storage' | 'secrets' | 'now'> {
  mailContents: MailContents;
}

const atOnce = 5;

/**
 * Sends mails that are due and returns their number. Several servers may do so at once. Stops early if the mail server
 * is away.
 */
export async function sendDueMails(services: Context, transport: MailTransport): Promise<number> {
  const { db, now, mailContents } = services;
  for (let sent = 0; ; ) {
    const due = { now: now(), isOvertaken: mailContents.isOvertaken };
    await dropOvertaken(db, due);
    const mails = await leaseMails(db, atOnce, due);
    if (mails.length === 0) return sent;
    const failures = await sendLeased(services, transport, mails);
    const isServerAway = failures.length === mails.length && failures.some(isAway);
    for (const failure of failures)
      await (isServerAway && isAway(failure) ? waitForServer(services, failure) : postpone(services, failure));
    sent += mails.length - failures.length;
    if (isServerAway) return sent;
  }
}

interface Failure {
  mail: LeasedMail;
  error: unknown;
  at: Date;
}

const isAway = ({ error }: Failure): boolean => error instanceof MailServerAway;

async function sendLeased(
  services: Context,
  transport: MailTransport,
  mails: readonly LeasedMail[],
): Promise<Failure[]> {
  const { db, now } = services;
  const ids = mails.map(({ id }) => id);
  // A failed renewal lets the lease expire: another sender may then send the mail again.
  const renewal = setInterval(() => void renewLeases(db, ids, now()).catch(() => {}), renewalMs);
  renewal.unref();
  try {
    const outcomes = await Promise.all(mails.map((mail) => sendOne(services, transport, mail)));
    return outcomes.filter((failure) => failure !== undefined);
  } finally {
    clearInterval(renewal);
  }
}

async function sendOne(services: Context, transport: MailTransport, mail: LeasedMail): Promise<Failure | undefined> {
  const { db, now, mailContents } = services;
  const at = now();
  try {
    const ordered = await mailContents.readOrdered(services, db, mail);
    const { templates } = mailContents;
    const shop = await readSetting(db, 'shop');
    const rendered = renderMail(mail, { templates, shop, ordered });
    await transport.send({ id: mail.id, to: mail.recipient, at, shop, ...rendered });
  } catch (error) {
    return { mail, error, at };
  }
  await db.execute(sql`UPDATE outbox SET status = 'sent', sent_at = ${at.toISOString()}, last_error = NULL,
    leased_until = NULL WHERE id = ${mail.id}`);
  return undefined;
}

/** After the last one, or a final refusal, the mail is shown to an administrator. */
const waitMinutes = [1, 5, 15, 60, 240, 720, 1440];

async function postpone({ db }: Context, { mail, error, at }: Failure): Promise<void> {
  const minutes = error instanceof MailRefused ? undefined : waitMinutes[mail.attempts - 1];
  const next = new Date(at.getTime() + (minutes ?? 0) * 60_000).toISOString();
  await db.execute(sql`UPDATE outbox SET status = ${minutes === undefined ? 'dead' : 'waiting'}, leased_until = NULL,
    last_error = ${String(error).slice(0, 500)}, next_attempt_at = ${next} WHERE id = ${mail.id} AND status = 'waiting'`);
}

/** The server failed, not the mail: the attempt does not count, and the mail is retried for three days. */
async function waitForServer({ db }: Context, { mail, error, at }: Failure): Promise<void> {
  const next = new Date(at.getTime() + 5000).toISOString();
  await db.execute(sql`UPDATE outbox
    SET status = CASE WHEN created_at < ${at.toISOString()}::timestamptz - interval '3 days' THEN 'dead' ELSE 'waiting' END,
      attempts = attempts - 1, leased_until = NULL, last_error = ${String(error).slice(0, 500)}, next_attempt_at = ${next}
    WHERE id = ${mail.id} AND status = 'waiting'`);
}
