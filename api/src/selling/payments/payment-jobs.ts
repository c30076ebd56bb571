import { forEachAlone } from '../../platform/jobs/for-each-alone.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { sql } from '../../platform/sql/sql.ts';
import { selectAttempts } from '../orders/placement/attempt-rows.ts';
import { refreshAttempt } from './charges/refresh-payment.ts';
import { deliverDemoWebhooks } from './demo-webhooks.ts';
import { workOffEvents } from './payment-events.ts';
import { refreshRefund, sendRefunds } from './refunds/refund-payments.ts';
import { selectRefunds } from './refunds/refund-rows.ts';

export const settlePayments: Job = {
  name: 'settle-payments',
  schedule: '* * * * *',
  wakesOn: 'orders',
  async run(services) {
    await forEachAlone([deliverDemoWebhooks, workOffEvents, sendRefunds], (step) => step(services));
  },
};

/** Checks payments without an event: a webhook may be lost, or a start may have had no answer. */
export const reconcilePayments: Job = {
  name: 'reconcile-payments',
  schedule: '* * * * *',
  async run(services) {
    const before = new Date(services.now().getTime() - 30_000).toISOString();
    const at = services.now().toISOString();
    // An abandoned attempt is checked for a day at doubling intervals, because it may still be paid.
    const isAbandoned = sql`a.state = 'closed' AND a.created_at > ${at}::timestamptz - interval '1 day'
      AND ${at}::timestamptz - a.created_at > 2 * (a.updated_at - a.created_at)
      AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.payment_attempt_id = a.id)`;
    const due = sql`(a.state IN ('open', 'requires_action') OR ${isAbandoned}) AND a.provider IN ('demo', 'stripe', 'paypal')
      AND a.updated_at < ${before}`;
    await forEachAlone(await selectAttempts(services.db, due), async (attempt) => {
      await services.db.execute(
        sql`UPDATE payment_attempts SET updated_at = ${services.now().toISOString()} WHERE id = ${attempt.id}`,
      );
      await refreshAttempt(services, attempt);
    });
  },
};

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Checks refunds without an event. A pending one takes hours or days; a completed one may be returned for a month.
 * Events report this at once, and this job makes up for lost ones.
 */
export const reconcileRefunds: Job = {
  name: 'reconcile-refunds',
  schedule: '*/5 * * * *',
  async run(services) {
    const now = services.now().getTime();
    const before = (ms: number) => new Date(now - ms).toISOString();
    const isDue = sql`r.method = 'provider' AND r.provider_reference IS NOT NULL AND (
      (r.state = 'pending' AND r.checked_at < ${before(10 * minuteMs)})
      OR (r.state = 'done' AND r.done_at > ${before(30 * dayMs)} AND r.checked_at < ${before(dayMs)}))`;
    await forEachAlone(await selectRefunds(services.db, isDue), async (refund) => {
      const at = services.now().toISOString();
      await services.db.execute(sql`UPDATE refunds SET checked_at = ${at} WHERE id = ${refund.id}`);
      await refreshRefund(services, refund);
    });
  },
};
