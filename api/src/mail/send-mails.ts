import { sql } from 'drizzle-orm';
import type { Locale } from '../http/refusal.ts';
import { readSetting } from '../modules/settings/settings-store.ts';
import type { Services } from '../services.ts';
import type { MailTransport } from './mail-transport.ts';
import { readOrdered } from './ordered/read-ordered.ts';
import { renderMail } from './render-mail.ts';

interface WaitingMail extends Record<string, unknown> {
  id: string;
  kind: string;
  recipient: string;
  locale: Locale;
  payload: Record<string, unknown>;
  /** This one among them. */
  attempts: number;
}

type Context = Pick<Services, 'db' | 'storage' | 'secrets' | 'now'>;

const waitMinutes = [1, 5, 15, 60, 240, 720, 1440];

/** Sends what is due, one mail after the other; several servers may do so at once. Gives the number sent. */
export async function sendDueMails(services: Context, transport: MailTransport): Promise<number> {
  let sent = 0;
  for (;;) {
    const outcome = await sendNext(services, transport);
    if (outcome === 'none') return sent;
    if (outcome === 'sent') sent += 1;
  }
}

/** Longer than any server of mail is waited for. */
const leaseMs = 5 * 60_000;

/** Nobody else takes the mail while it is on its way; if this server falls meanwhile, it is due again after the lease. */
async function takeNext({ db }: Context, at: Date): Promise<WaitingMail | undefined> {
  const until = new Date(at.getTime() + leaseMs).toISOString();
  const { rows } = await db.execute<WaitingMail>(sql`UPDATE outbox o
    SET next_attempt_at = ${until}, attempts = o.attempts + 1
    FROM (SELECT id FROM outbox WHERE status = 'waiting' AND next_attempt_at <= ${at.toISOString()}
      ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED) due
    WHERE o.id = due.id RETURNING o.id, o.kind, o.recipient, o.locale, o.payload, o.attempts`);
  return rows[0];
}

async function sendNext(services: Context, transport: MailTransport) {
  const { db } = services;
  const at = services.now();
  const mail = await takeNext(services, at);
  if (!mail) return 'none';
  try {
    const ordered = await readOrdered(services, db, mail);
    const rendered = renderMail(mail, { shop: await readSetting(db, 'shop'), ordered });
    await transport.send({ id: mail.id, to: mail.recipient, at, ...rendered });
    await db.execute(
      sql`UPDATE outbox SET status = 'sent', sent_at = ${at.toISOString()}, last_error = NULL WHERE id = ${mail.id}`,
    );
    return 'sent';
  } catch (error) {
    const minutes = waitMinutes[mail.attempts - 1];
    const next = new Date(at.getTime() + (minutes ?? 0) * 60_000).toISOString();
    await db.execute(sql`UPDATE outbox SET status = ${minutes === undefined ? 'dead' : 'waiting'},
      last_error = ${String(error).slice(0, 500)}, next_attempt_at = ${next} WHERE id = ${mail.id} AND status = 'waiting'`);
    return 'failed';
  }
}
