interface Reported {
  id: string;
  /** PayPal's event code: `T0006` payment, `T1107` refund, `T0400` withdrawal, `T0106` fee. */
  code: string;
  at: Date;
  cents: number;
  feeCents?: number;
  order?: string;
  /** The refund that comes back. */
  refund?: string;
  status?: 'S' | 'P' | 'D';
}

export interface FakePaypalReport {
  report(transaction: Reported): void;
  balanceAt(at: Date): number;
  /** `GET /v1/reporting/transactions?…` */
  answer(url: string): [status: number, body: unknown];
}

const euros = (cents: number) => ({ currency_code: 'EUR', value: (cents / 100).toFixed(2) });
const maxSpanMs = 31 * 86_400_000;

/** The part of PayPal's transaction search that we read. It refuses more than 31 days, as PayPal does. */
export function fakePaypalReport(): FakePaypalReport {
  const all: Reported[] = [];
  const view = ({ id, code, at, cents, feeCents = 0, order, refund, status = 'S' }: Reported) => ({
    transaction_info: {
      transaction_id: id,
      transaction_event_code: code,
      transaction_initiation_date: at.toISOString().replace('.000Z', '+0000'),
      transaction_amount: euros(cents),
      ...(feeCents !== 0 && { fee_amount: euros(-feeCents) }),
      transaction_status: status,
      ...(order !== undefined && { paypal_reference_id: order, paypal_reference_id_type: 'ODR' }),
      ...(refund !== undefined && { paypal_reference_id: refund, paypal_reference_id_type: 'TXN' }),
    },
  });
  return {
    report: (transaction) => void all.push(transaction),
    balanceAt: (limit) =>
      all.reduce((sum, { at, cents, feeCents = 0 }) => (at <= limit ? sum + cents - feeCents : sum), 0),
    answer(url) {
      const query = new URL(url, 'http://paypal.test').searchParams;
      const [from, to] = [Date.parse(query.get('start_date') ?? ''), Date.parse(query.get('end_date') ?? '')];
      if (Number.isNaN(from + to) || to - from > maxSpanMs) return [400, { name: 'INVALID_REQUEST' }];
      const found = all.filter(({ at }) => at.getTime() >= from && at.getTime() <= to);
      const size = Number(query.get('page_size') ?? 100);
      const page = Number(query.get('page') ?? 1);
      return [
        200,
        {
          transaction_details: found.slice((page - 1) * size, page * size).map(view),
          total_items: found.length,
          total_pages: Math.max(1, Math.ceil(found.length / size)),
          page,
        },
      ];
    },
  };
}
