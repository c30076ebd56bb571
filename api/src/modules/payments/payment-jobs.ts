import { sql } from 'drizzle-orm';
import { forEachAlone } from '../../jobs/for-each-alone.ts';
import type { Job } from '../../jobs/job.ts';
import { selectAttempts } from './attempt-rows.ts';
import { deliverDemoWebhooks } from './demo-webhooks.ts';
import { workOffEvents } from './payment-events.ts';
import { refreshAttempt } from './refresh-payment.ts';
import { giveBack } from './refund-payments.ts';

/** Tells the demo's webhooks, works off every provider's, and gives back what has to go back. */
export const settlePayments: Job = {
  name: 'settle-payments',
  schedule: '* * * * *',
  wakesOn: 'orders',
  async run(services) {
    await forEachAlone([deliverDemoWebhooks, workOffEvents, giveBack], (step) => step(services));
  },
};

/** Asks about payments of which nothing was heard: a webhook may be lost, or a start have got no answer. */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  schedule: '* * * * *',
  async run(services) {
    const before = new Date(services.now().getTime() - 30_000).toISOString();
    const open = sql`a.state IN ('open', 'requires_action') AND a.provider IN ('demo', 'stripe', 'paypal')
      AND a.updated_at < ${before}`;
    await forEachAlone(await selectAttempts(services.db, open), async (attempt) => {
      await services.db.execute(
        sql`UPDATE payment_attempts SET updated_at = ${services.now().toISOString()} WHERE id = ${attempt.id}`,
      );
      await refreshAttempt(services, attempt);
    });
  },
};
