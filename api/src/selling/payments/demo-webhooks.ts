import type { Services } from '../../platform/services/services.ts';
import { sql } from '../../platform/sql/sql.ts';
import { paymentProviders } from './charges/providers.ts';
import { demoWebhookSecret } from './demo-provider/demo-provider.ts';
import { keepEvent } from './payment-events.ts';
import { signWebhook } from './provider/webhook-signature.ts';

/** Delivers the demo provider's due webhooks through the same handler and signature check as real ones. */
export async function deliverDemoWebhooks(services: Services): Promise<void> {
  const { db, now, secrets } = services;
  const demo = paymentProviders(services).get('demo');
  if (!demo) return;
  const at = now().toISOString();
  const { rows } = await db.execute<{ body: string }>(sql`UPDATE demo_webhooks SET delivered_at = ${at}
    WHERE delivered_at IS NULL AND deliver_at <= ${at} RETURNING body`);
  for (const { body } of rows) {
    const raw = Buffer.from(body);
    const headers = { 'demo-signature': signWebhook(demoWebhookSecret(secrets.link), raw, now()) };
    const event = await demo.readEvent(raw, headers);
    if (event) await keepEvent(services, 'demo', event);
  }
}
