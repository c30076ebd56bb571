import { z } from 'zod';
import type { ProviderMovement } from '../provider/provider.ts';
import { type PaypalCaller, toCents } from './paypal-caller.ts';

const amount = z.object({ value: z.string() });
const infoSchema = z.object({
  transaction_id: z.string(),
  transaction_event_code: z.string(),
  transaction_initiation_date: z.string(),
  transaction_amount: amount,
  fee_amount: amount.optional(),
  transaction_status: z.string(),
  paypal_reference_id: z.string().optional(),
  paypal_reference_id_type: z.string().optional(),
});
const pageSchema = z.object({
  transaction_details: z.array(z.object({ transaction_info: infoSchema })).default([]),
  total_pages: z.number().default(1),
});
type Info = z.output<typeof infoSchema>;

/** PayPal reports at most 31 days in one call. */
const spanMs = 31 * 86_400_000;

/** Transactions of the account: https://developer.paypal.com/docs/api/transaction-search/v1/ */
export async function paypalMovements(call: PaypalCaller, since: Date, until: Date): Promise<ProviderMovement[]> {
  const found: Info[] = [];
  for (let from = since.getTime(); from < until.getTime(); from += spanMs) {
    const to = Math.min(from + spanMs, until.getTime()) - 1;
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const query = new URLSearchParams({
        start_date: new Date(from).toISOString(),
        end_date: new Date(to).toISOString(),
        fields: 'transaction_info',
        page_size: '500',
        page: String(page),
      });
      const answer = await call({ path: `/v1/reporting/transactions?${query}`, schema: pageSchema });
      pages = answer?.total_pages ?? 1;
      found.push(...(answer?.transaction_details ?? []).map(({ transaction_info: info }) => info));
    }
  }
  // `S` is done. Pending and denied ones move nothing.
  return found.filter(({ transaction_status: status }) => status === 'S').map(view);
}

/** By the groups of PayPal's event codes. */
function kindOf(code: string): ProviderMovement['kind'] {
  if (code === 'T1107') return 'refund';
  if (code === 'T1108') return 'refund_returned';
  if (code.startsWith('T00')) return 'payment';
  if (code.startsWith('T01')) return 'fee';
  if (code.startsWith('T04')) return 'payout';
  return 'other';
}

function view(info: Info): ProviderMovement {
  const kind = kindOf(info.transaction_event_code);
  const cents = toCents(info.transaction_amount.value);
  const isFee = kind === 'fee';
  return {
    reference: info.transaction_id,
    kind,
    at: new Date(info.transaction_initiation_date),
    grossCents: isFee ? 0 : cents,
    // PayPal writes what it keeps as a negative amount.
    feeCents: (isFee ? -cents : 0) - toCents(info.fee_amount?.value ?? '0'),
    source: sourceOf(kind, info),
    payout: kind === 'payout' ? info.transaction_id : null,
  };
}

/** A payment names its order (`ODR`), a refund that comes back the refund (`TXN`). */
function sourceOf(kind: ProviderMovement['kind'], info: Info): string | null {
  const { paypal_reference_id: reference = null, paypal_reference_id_type: type } = info;
  if (kind === 'payment') return type === 'ODR' ? reference : null;
  return kind === 'refund_returned' && type === 'TXN' ? reference : info.transaction_id;
}
