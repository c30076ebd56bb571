import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../testing/platform/start-test-api.ts';
import { mailContents } from '../../../start/mail-contents.ts';
import { sql } from '../../sql/sql.ts';
import { leaseMails, renewLeases } from './lease-mails.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { createMailTransport } from './mail-transport.ts';
import { queueMail } from './queue-mail.ts';
import { sendDueMails } from './send-mails.ts';

describe('the outbox', () => {
  let api: TestApi;
  // The database dates a mail by its own clock, so this clock runs ahead.
  let now = new Date(Date.now() + 3_600_000);
  beforeAll(async () => {
    api = await startTestApi({ seed: true });
  }, 120_000);
  afterAll(() => api.close());
  beforeEach(() => api.services.pool.query('DELETE FROM outbox'));

  const queue = (to: string, dedupeKey?: string) =>
    queueMail(api.services.db, {
      kind: 'contact-received',
      to,
      locale: 'fr',
      payload: { name: 'Zoé', ticket: 'C-1', message: 'Bonjour' },
      ...(dedupeKey && { dedupeKey }),
    });
  const transport = (send: (mail: OutgoingMail) => Promise<void>): MailTransport => ({ send, close: () => {} });
  const deliver = (to: MailTransport) => sendDueMails({ ...api.services, now: () => now, mailContents }, to);
  const state = async () =>
    (await api.services.pool.query<{ status: string; attempts: number }>('SELECT status, attempts FROM outbox')).rows;

  it('sends each mail once, with concurrent senders', async () => {
    for (let n = 0; n < 20; n += 1) await queue(`a${n}@exemple.test`);
    const seen: string[] = [];
    const slow = transport(async ({ to }) => {
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(to);
    });
    await Promise.all([deliver(slow), deliver(slow), deliver(slow), deliver(slow)]);
    expect(seen.toSorted()).toEqual([...new Set(seen)].toSorted());
    expect(seen).toHaveLength(20);
  });

  it('sends every mail that it leases, also when the planner runs the selection for each row', async () => {
    await queue('first@exemple.test');
    // Makes the planner expect a table of one row, which it reads outside of a nested loop.
    await api.services.pool.query('VACUUM ANALYZE outbox');
    for (let n = 0; n < 20; n += 1) await queue(`a${n}@exemple.test`);
    const seen: string[] = [];
    await deliver(transport(async ({ to }) => void seen.push(to)));
    expect(seen).toHaveLength(21);
    expect(new Set((await state()).map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  it('keeps the lease of a mail that a slow server still takes', async () => {
    await queue('slow@exemple.test');
    const [mail] = await leaseMails(api.services.db, 1, { now, isOvertaken: sql`false` });
    now = new Date(now.getTime() + 20_000);
    await renewLeases(api.services.db, [mail?.id ?? ''], now);
    now = new Date(now.getTime() + 20_000);
    const seen: string[] = [];
    await deliver(transport(async ({ to }) => void seen.push(to)));
    expect(seen).toEqual([]);
    now = new Date(now.getTime() + 20_000);
    await deliver(transport(async ({ to }) => void seen.push(to)));
    expect(seen).toEqual(['slow@exemple.test']);
  });

  it('gets one mail for one key', async () => {
    await queue('a@exemple.test', 'shipped:1');
    await queue('a@exemple.test', 'shipped:1');
    expect(await state()).toHaveLength(1);
  });

  it('retries at growing intervals, then shows the failure to an administrator', async () => {
    await queue('down@exemple.test');
    let tries = 0;
    const broken = transport(async () => {
      tries += 1;
      throw new Error('connection refused');
    });
    await deliver(broken);
    await deliver(broken);
    expect(tries).toBe(1);
    for (let n = 0; n < 10; n += 1) {
      now = new Date(now.getTime() + 2 * 24 * 3_600_000);
      await deliver(broken);
    }
    expect(tries).toBe(8);
    expect(await state()).toEqual([{ status: 'dead', attempts: 8 }]);
  });

  it('locks no row while a mail is sent, and sends it again after a crash', async () => {
    await queue('slow@exemple.test');
    let open: unknown;
    const fallen = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const falling = deliver(
      transport(async () => {
        const { rows } = await api.services.pool.query(`SELECT count(*)::int AS n FROM pg_stat_activity
          WHERE datname = current_database() AND state LIKE 'idle in transaction%'`);
        open = rows[0];
        begun.resolve();
        await fallen.promise;
      }),
    );
    await begun.promise;
    expect(open).toEqual({ n: 0 });
    const seen: string[] = [];
    const sound = transport(async ({ to }) => void seen.push(to));
    await deliver(sound);
    expect(seen).toEqual([]);
    now = new Date(now.getTime() + 3_600_000);
    await deliver(sound);
    expect(seen).toEqual(['slow@exemple.test']);
    fallen.resolve();
    await falling;
  });

  it('does not delay other mails because of one that fails', async () => {
    await queueMail(api.services.db, { kind: 'nothing', to: 'a@exemple.test', locale: 'fr', payload: {} });
    await queue('b@exemple.test');
    const seen: string[] = [];
    expect(await deliver(transport(async ({ to }) => void seen.push(to)))).toBe(1);
    expect(seen).toEqual(['b@exemple.test']);
  });

  it('shows the mails of the demo instead of sending them', async () => {
    await queue('camille@exemple.test');
    await deliver(createMailTransport(api.services.config));
    const { body } = await api.send<{ id: string; subject: string }[]>('/dev/mailbox.json?to=camille@exemple.test');
    const [mail] = body;
    expect(mail?.subject).toBe('Message bien reçu (C-1)');
    expect((await api.send('/dev/mailbox')).body.text).toContain('camille@exemple.test');
    const shown = await api.send(`/dev/mailbox/${mail?.id}`);
    expect(shown.headers.get('content-security-policy')).toContain('sandbox');
    expect(shown.body.text).toContain('Bonjour');
    expect((await api.send('/dev/mailbox/nothing')).status).toBe(404);
  });

  it('shows no mails outside the demo', async () => {
    const shop = await startTestApi();
    expect((await shop.send('/dev/mailbox.json')).status).toBe(404);
    await shop.close();
  });
});
