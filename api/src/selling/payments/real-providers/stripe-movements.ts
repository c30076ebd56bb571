import type Stripe from 'stripe';
import type { ProviderMovement } from '../provider/provider.ts';
import { askStripe } from './stripe-client.ts';

type Transaction = Stripe.BalanceTransaction;

const kinds: Record<string, ProviderMovement['kind']> = {
  charge: 'payment',
  payment: 'payment',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_returned',
  payment_failure_refund: 'refund_returned',
  stripe_fee: 'fee',
  payout: 'payout',
  payout_failure: 'payout',
  payout_cancel: 'payout',
};

/** Balance transactions, each with the payout that contains it: https://docs.stripe.com/api/balance_transactions */
export async function stripeMovements(stripe: Stripe, since: Date, until: Date): Promise<ProviderMovement[]> {
  const created = { gte: seconds(since), lt: seconds(until) };
  const payouts = await all((page) => stripe.payouts.list({ created, ...page }));
  const paidOut = new Map<string, string>();
  for (const { id, automatic } of payouts) {
    // Stripe lists the members of automatic payouts only.
    if (!automatic) continue;
    for (const member of await all((page) => stripe.balanceTransactions.list({ payout: id, ...page })))
      paidOut.set(member.id, id);
  }
  const transactions = await all((page) =>
    stripe.balanceTransactions.list({ created, expand: ['data.source'], ...page }),
  );
  return transactions.map((transaction) => view(transaction, paidOut)).toSorted((a, b) => +a.at - +b.at);
}

function view(transaction: Transaction, paidOut: ReadonlyMap<string, string>): ProviderMovement {
  const { id, type, amount, fee, created, source } = transaction;
  const kind = kinds[type] ?? 'other';
  const isFee = kind === 'fee';
  const own = kind === 'payout' ? idOf(source) : null;
  return {
    reference: id,
    kind,
    at: new Date(created * 1000),
    grossCents: isFee ? 0 : amount,
    feeCents: isFee ? -amount : fee,
    source: sourceOf(source),
    payout: own ?? paidOut.get(id) ?? null,
  };
}

const idOf = (source: Transaction['source']): string | null =>
  typeof source === 'string' ? source : (source?.id ?? null);

/** Our payments are known by their intent, not by their charge. */
function sourceOf(source: Transaction['source']): string | null {
  if (source === null || typeof source === 'string' || source.object !== 'charge') return idOf(source);
  const { payment_intent: intent } = source;
  return typeof intent === 'string' ? intent : (intent?.id ?? source.id);
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

interface Page<Item> {
  data: Item[];
  has_more: boolean;
}

async function all<Item extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const after = items.at(-1)?.id;
    const page = await askStripe(list({ limit: 100, ...(after !== undefined && { starting_after: after }) }));
    items.push(...(page?.data ?? []));
    if (!page?.has_more || page.data.length === 0) return items;
  }
}
