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

/** The row stays locked while its mail is on the way: nobody else sends it, and a crash leaves it waiting. */
async function sendNext(services: Context, transport: MailTransport) {
  const at = services.now();
  return services.db.transaction(async (tx) => {
    const found = await tx.execute<WaitingMail>(sql`
      SELECT id, kind, recipient, locale, payload, attempts FROM outbox
      WHERE status = 'waiting' AND next_attempt_at <= ${at.toISOString()} ORDER BY next_attempt_at, id
      LIMIT 1 FOR UPDATE SKIP LOCKED`);
    const [mail] = found.rows;
    if (!mail) return 'none';
    try {
      const ordered = await readOrdered(services, tx, mail);
      const rendered = renderMail(mail, { shop: await readSetting(tx, 'shop'), ordered });
      await transport.send({ id: mail.id, to: mail.recipient, at, ...rendered });
      await tx.execute(sql`UPDATE outbox SET status = 'sent', sent_at = ${at.toISOString()}, attempts = attempts + 1,
        last_error = NULL WHERE id = ${mail.id}`);
      return 'sent';
    } catch (error) {
      const minutes = waitMinutes[mail.attempts];
      const next = new Date(at.getTime() + (minutes ?? 0) * 60_000).toISOString();
      await tx.execute(sql`UPDATE outbox SET status = ${minutes === undefined ? 'dead' : 'waiting'}, attempts = attempts + 1,
        last_error = ${String(error).slice(0, 500)}, next_attempt_at = ${next} WHERE id = ${mail.id}`);
      return 'failed';
    }
  });
}
