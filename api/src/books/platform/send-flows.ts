import type { Job } from '../../platform/jobs/job.ts';
import type { Services } from '../../platform/services/services.ts';
import { commerceSettings } from '../../platform/settings/commerce-settings.ts';
import { sql } from '../../platform/sql/sql.ts';
import { periodOf } from '../figures/sales.ts';
import { openDocument } from '../invoices/open-document.ts';
import type { Flow, FlowState, InvoicePlatform } from './invoice-platform.ts';
import { platformOf } from './platform-of.ts';
import { readPrivateSales } from './private-sales.ts';
import { queueFlows } from './queue-flows.ts';
import { salesReport } from './sales-report.ts';

/** How many flows one run sends. The next run goes on. */
const BATCH = 100;
const minuteMs = 60_000;
const longestWaitMs = 6 * 60 * minuteMs;

interface FlowRow extends Record<string, unknown> {
  id: string;
  orderId: string | null;
  label: string | null;
  day: string | null;
  state: 'waiting' | 'sent';
  reference: string | null;
  tries: number;
}

interface Outcome {
  state: FlowState['state'] | 'waiting';
  reference?: string;
  problem?: string;
}

export interface SentFlows {
  done: number;
  /** Flows to which the platform did not answer: they are tried again. */
  silent: number;
}

/**
 * Sends what waits and asks for the state of what was sent. A flow is leased by moving its time, so two runs at once
 * send it once. A crash after the call sends it again with the same id, which the platform ignores.
 */
export async function sendFlows(services: Services): Promise<SentFlows> {
  const platform = platformOf(services);
  if (!platform) return { done: 0, silent: 0 };
  await queueFlows(services.db, services.now());
  const sent: SentFlows = { done: 0, silent: 0 };
  for (const row of await leaseFlows(services)) {
    const outcome = await moveOn(services, platform, row).catch((error: unknown): Outcome => {
      sent.silent += 1;
      return { state: row.state, problem: error instanceof Error ? error.message : String(error) };
    });
    if (outcome.problem === undefined) sent.done += 1;
    await storeOutcome(services, row, outcome);
  }
  return sent;
}

async function leaseFlows({ db, now }: Services): Promise<FlowRow[]> {
  const at = now().toISOString();
  const until = new Date(now().getTime() + 10 * minuteMs).toISOString();
  const { rows } = await db.execute<FlowRow>(sql`UPDATE platform_flows f SET next_at = ${until}, tries = f.tries + 1
    FROM (SELECT q.id, i.order_id, i.label FROM platform_flows q LEFT JOIN invoices i ON i.id = q.invoice_id
      WHERE q.next_at <= ${at} ORDER BY q.next_at, q.id LIMIT ${BATCH} FOR UPDATE OF q SKIP LOCKED) d
    WHERE f.id = d.id
    RETURNING f.id, d.order_id AS "orderId", d.label, f.day::text, f.state, f.reference, f.tries`);
  return rows;
}

async function moveOn(services: Services, platform: InvoicePlatform, row: FlowRow): Promise<Outcome> {
  if (row.reference !== null) return platform.stateOf(row.reference);
  const flow = await flowOf(services, row);
  if ('problem' in flow) return { state: 'refused', problem: flow.problem };
  const answer = await platform.send(flow);
  return 'problem' in answer ? { state: 'refused', problem: answer.problem } : { state: 'sent', ...answer };
}

async function flowOf(services: Services, { id, orderId, label, day }: FlowRow): Promise<Flow | { problem: string }> {
  if (day !== null) {
    const { shop } = await commerceSettings(services);
    const sales = await readPrivateSales(services.db, await periodOf(services.db, { from: day, to: day }));
    const siren = shop.siret.replaceAll(/\D/g, '').slice(0, 9);
    const xml = salesReport({ id, day, siren, name: shop.legalName, at: services.now(), sales });
    return { trackingId: id, kind: 'sales', name: `${siren}-${day}.xml`, content: new TextEncoder().encode(xml) };
  }
  const document = await openDocument(services, { orderId: orderId ?? '', label: label ?? undefined });
  if (!document) throw new Error(`Invoice ${label} is gone`);
  const content = new Uint8Array(document.pdf);
  const { checkFacturX } = await import('../documents/check-factur-x.ts');
  const [fault] = await checkFacturX(content).catch(() => ['the file has no data of Factur-X']);
  if (fault !== undefined) return { problem: `${label}: ${fault}` };
  return { trackingId: id, kind: 'invoice', name: `${document.label}.pdf`, content };
}

async function storeOutcome({ db, now }: Services, { id, tries }: FlowRow, outcome: Outcome): Promise<void> {
  const { state, reference = null, problem = null } = outcome;
  const isOver = state === 'accepted' || state === 'refused';
  const wait = Math.min(longestWaitMs, 2 ** Math.min(tries, 10) * minuteMs);
  const next = isOver ? null : new Date(now().getTime() + wait).toISOString();
  await db.execute(sql`UPDATE platform_flows SET state = ${state}, reference = coalesce(${reference}, reference),
      problem = ${problem}, next_at = ${next}, sent_at = CASE WHEN ${state} = 'waiting' THEN NULL
        WHEN sent_at IS NULL THEN ${now().toISOString()}::timestamptz ELSE sent_at END
    WHERE id = ${id}`);
}

export const sendFlowsHourly: Job = {
  name: 'send-flows',
  schedule: '23 * * * *',
  async run(services) {
    const { silent } = await sendFlows(services);
    if (silent > 0) throw new Error(`No answer from the invoice platform about ${silent} flows`);
  },
};
