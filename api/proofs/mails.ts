import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';

import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../src/platform/config/config.ts';
import { migrate } from '../src/platform/database/connection/migrate.ts';
import { uuidv7 } from '../src/platform/database/sql/uuid.ts';
import { runJobs } from '../src/platform/jobs/run-jobs.ts';
import { queueMail } from '../src/platform/mail/sending/queue-mail.ts';
import { sendMails } from '../src/platform/mail/sending/send-mails-job.ts';
import { mailContents } from '../src/start/mail-contents.ts';
import { createServices } from '../src/start/services.ts';
import { FakeMailServer } from '../testing/platform/fake-mail-server.ts';
import { createTestDatabase } from '../testing/postgres/test-database.ts';

/**
 * 1,000 mails in bursts, five for each order: under every query plan that can be forced, with killed senders and an
 * unreachable mail server. Each mail arrives once, in the sequence of its order, at most 60 seconds after the mail
 * server is back.
 */
const mails = Number(process.env.PROOF_MAILS ?? 1000);
const perOrder = 5;
const burst = 100;
const limitMs = 60_000;
/** Planner features to disable, one plan per entry. */
const plans = [
  '',
  'hashjoin',
  'mergejoin',
  'nestloop',
  'indexscan',
  'bitmapscan',
  'seqscan',
  'hashjoin mergejoin material',
];

const ways = ['nothing fails', 'a sender is killed', 'the mail server goes away'] as const;

const [role, url = '', dataDir = '', port = ''] = process.argv.slice(2);
if (role === 'sender') await send();
else await prove();

async function send(): Promise<void> {
  process.once('disconnect', () => process.exit());
  const environment = { NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: 'false', SMTP_URL: `smtp://127.0.0.1:${port}` };
  const services = await createServices(readConfig({ ...environment, SITE_URL: 'https://aimante.test' }), url);
  await runJobs(services, { url, jobs: [sendMails(mailContents)], log: () => {} });
  process.send?.('ready');
}

async function prove(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'aimante-proof-'));
  const database = await createTestDatabase({ migrate: (to) => migrate(to).then(() => {}) });
  const environment = { NODE_ENV: 'test', DATA_DIR: folder, DEMO: 'false', LOG_LEVEL: 'silent' };
  const services = await createServices(readConfig(environment), database.url);
  const smtp = new FakeMailServer();
  await smtp.start();
  const proof = `${mails} mails, all plans, killed senders, mail server away: each once, in sequence, within 60 s`;
  let lost = 0;
  let slowestMs = 0;
  for (let begun = 0, round = 0; begun < mails; begun += burst, round += 1) {
    await forcePlan(plans[round % plans.length] ?? '');
    const senders = await Promise.all([startSender(), startSender()]);
    const expected = await queueBurst();
    const way = ways[round % ways.length];
    if (way === 'a sender is killed') senders[0]?.kill('SIGKILL');
    if (way === 'the mail server goes away') {
      await smtp.goAway();
      await pause(8000);
      await smtp.start();
    }
    const { missing, ms } = await waitForAll(expected);
    slowestMs = Math.max(slowestMs, ms);
    if (missing > 0)
      console.log(
        `burst ${round + 1} (${ways[round % ways.length]}): ${missing} missing after ${Math.round(ms / 1000)} s`,
      );
    lost += missing + countWrong(expected);
    for (const sender of senders) sender.kill('SIGKILL');
    process.send?.({ type: 'proof', proof, tried: begun + burst, lost });
  }
  console.log(`slowest burst ${Math.round(slowestMs / 1000)} s, copies with a known Message-ID: ${smtp.copies}`);
  await smtp.goAway();
  await services.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);

  async function startSender(): Promise<ChildProcess> {
    const args = ['sender', database.url, folder, String(smtp.port)];
    const child = fork(import.meta.filename, args, { execArgv: [] });
    await once(child, 'message');
    return child;
  }

  async function forcePlan(plan: string): Promise<void> {
    const name = new URL(database.url).pathname.slice(1);
    await services.pool.query(`ALTER DATABASE ${name} RESET ALL`);
    for (const way of plan.split(' ').filter(Boolean))
      await services.pool.query(`ALTER DATABASE ${name} SET enable_${way} = off`);
    // The planner expects an empty table. That once made it select the mails again for each row.
    await services.pool.query('VACUUM ANALYZE outbox');
  }

  /** Paid orders. Each has a payment-failed mail, which is overtaken, and four mails that must arrive. */
  async function queueBurst(): Promise<string[][]> {
    const orders: string[][] = [];
    for (let n = 0; n < burst / perOrder; n += 1) {
      const orderId = uuidv7();
      await services.pool.query(
        `INSERT INTO orders (id, number, email, status, payment_status, subtotal_cents, total_cents, shipping_method, paid_at)
         VALUES ($1, $2, 'zoe@exemple.test', 'en_cours', 'paid', 450, 450, 'standard', now())`,
        [orderId, `PM-26-${orderId.slice(-9)}`],
      );
      const about = { locale: 'fr', orderId } as const;
      await queueMail(services.db, {
        ...about,
        to: `failed-${orderId}@exemple.test`,
        kind: 'payment-failed',
        payload: {},
      });
      const addresses = ['a', 'b', 'c', 'd'].map((letter) => `${letter}-${orderId}@exemple.test`);
      const payload = { name: 'Zoé', ticket: 'C-1', message: 'Bonjour' };
      for (const to of addresses) await queueMail(services.db, { ...about, to, kind: 'contact-received', payload });
      orders.push(addresses);
    }
    return orders;
  }

  /** Measured from the moment at which the burst is written and the mail server is available. */
  async function waitForAll(expected: readonly string[][]): Promise<{ missing: number; ms: number }> {
    const from = performance.now();
    const wanted = expected.flat();
    const left = () => wanted.filter((address) => placeOf(address) < 0).length;
    while (left() > 0 && performance.now() - from < limitMs) await pause(100);
    return { missing: left(), ms: performance.now() - from };
  }

  function placeOf(address: string): number {
    return smtp.arrived.findIndex(({ to }) => to === address);
  }

  function countWrong(expected: readonly string[][]): number {
    const isMixed = (addresses: readonly string[]) =>
      addresses.some((address, n) => n > 0 && placeOf(address) < placeOf(addresses[n - 1] ?? ''));
    const overtaken = smtp.arrived.filter(({ to }) => to.startsWith('failed')).length;
    return expected.filter(isMixed).length + overtaken;
  }
}
