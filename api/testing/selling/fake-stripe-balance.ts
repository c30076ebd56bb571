import { type Answer, refused } from './fake-stripe-refunds.ts';

interface Transaction {
  id: string;
  object: 'balance_transaction';
  type: string;
  amount: number;
  fee: number;
  net: number;
  created: number;
  currency: 'eur';
  source: object | string | null;
}

interface Payout {
  id: string;
  object: 'payout';
  amount: number;
  automatic: boolean;
  created: number;
  status: 'paid';
}

interface Moved {
  at: Date;
  amount: number;
  fee?: number;
  type?: string;
  source?: object | string | null;
}

export interface FakeStripeBalance {
  /** A payment by card: 1.5 % and 25 cents are kept. */
  charge(intent: string, moved: Pick<Moved, 'at' | 'amount'>): void;
  refund(refund: string, moved: Pick<Moved, 'at' | 'amount'>): void;
  move(moved: Moved): void;
  /** Everything that was not paid out yet arrives at the bank. Returns the amount. */
  payOut(at: Date): number;
  answer(call: string): Answer;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** The part of Stripe's balance that we read: transactions and payouts, newest first, page by page. */
export function fakeStripeBalance(): FakeStripeBalance {
  const transactions: Transaction[] = [];
  const payouts: Payout[] = [];
  const paidOut = new Map<string, string>();
  const move = ({ at, amount, fee = 0, type = 'adjustment', source = null }: Moved): Transaction => {
    const id = `txn_${transactions.length + 1}`;
    const base = { object: 'balance_transaction', currency: 'eur' } as const;
    const made = { ...base, id, type, amount, fee, net: amount - fee, created: seconds(at), source };
    transactions.push(made);
    return made;
  };
  const list = (path: string, query: URLSearchParams): Answer => {
    const payout = query.get('payout');
    const all: (Transaction | Payout)[] = path.endsWith('payouts')
      ? payouts
      : transactions.filter(({ id }) => payout === null || paidOut.get(id) === payout);
    const within = all.filter(
      ({ created }) =>
        created >= Number(query.get('created[gte]') ?? 0) && created < Number(query.get('created[lt]') ?? Infinity),
    );
    const newestFirst = within.toSorted((a, b) => b.created - a.created);
    const start = newestFirst.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const data = newestFirst.slice(start, start + Number(query.get('limit') ?? 10));
    const isExpanded = [...query.values()].includes('data.source');
    const shown = isExpanded
      ? data
      : data.map((each) => ('source' in each ? { ...each, source: idOf(each.source) } : each));
    return [200, { object: 'list', url: path, has_more: start + data.length < newestFirst.length, data: shown }];
  };
  return {
    charge(intent, { at, amount }) {
      const source = { id: `ch_${intent}`, object: 'charge', payment_intent: intent };
      move({ at, amount, fee: Math.round(amount * 0.015) + 25, type: 'charge', source });
    },
    refund: (refund, { at, amount }) =>
      void move({ at, amount: -amount, type: 'refund', source: { id: refund, object: 'refund' } }),
    move: (moved) => void move(moved),
    payOut(at) {
      const open = transactions.filter(
        ({ id, type, created }) => type !== 'payout' && !paidOut.has(id) && created < seconds(at),
      );
      const amount = open.reduce((sum, { net }) => sum + net, 0);
      if (amount === 0) return 0;
      const id = `po_${payouts.length + 1}`;
      payouts.push({ id, object: 'payout', amount, automatic: true, created: seconds(at), status: 'paid' });
      for (const each of open) paidOut.set(each.id, id);
      const own = move({ at, amount: -amount, type: 'payout', source: { id, object: 'payout' } });
      paidOut.set(own.id, id);
      return amount;
    },
    answer(call) {
      const url = new URL(call.replace('GET ', ''), 'http://stripe.test');
      return call.startsWith('GET ') ? list(url.pathname, url.searchParams) : refused(400, 'method_not_allowed');
    },
  };
}

const idOf = (source: Transaction['source']): unknown =>
  typeof source === 'object' && source !== null && 'id' in source ? source.id : source;
