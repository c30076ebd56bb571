import type { OrderStage, OrderStatus, PaymentStatus } from '@aimante/api-contract/orders';
import { vatWithin } from '@aimante/shop/pricing';
import type { Pool } from 'pg';
import { uuidv7 } from '../../src/platform/database/sql/uuid.ts';

/** A seeded random generator, so that a failing run can be repeated. */
export function randomSource(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { next, below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}
type Random = ReturnType<typeof randomSource>;

export interface BookedRefund {
  id: string;
  cents: number;
  state: 'asked' | 'pending' | 'done' | 'failed';
  at: Date;
  /** First completed, then returned by the bank at this moment. */
  returnedAt: Date | null;
}

/** Countries and rules of the orders. The last is one from before documents named their rule. */
const taxations = [
  ...Array.from({ length: 4 }, () => ({ territory: 'FR', rule: 'domestic', rate: 20 }) as const),
  { territory: 'MC', rule: 'domestic', rate: 20 },
  { territory: 'BE', rule: 'domestic', rate: 20 },
  { territory: 'BE', rule: 'oss', rate: 21 },
  { territory: 'LU', rule: 'oss', rate: 17 },
  { territory: 'CH', rule: 'export', rate: 0 },
  { territory: 'RE', rule: 'overseas', rate: 0 },
  { territory: 'FR', rule: null, rate: 20 },
] as const;
export type Taxation = (typeof taxations)[number];

export interface BookedOrder {
  id: string;
  number: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  stage: OrderStage;
  subtotalCents: number;
  discountCents: number;
  taxation: Taxation;
  paidAt: Date | null;
  lines: { cents: number; quantity: number; name: string }[];
  refunds: BookedRefund[];
}

export const totalOf = (order: BookedOrder): number => order.subtotalCents - order.discountCents;
const sumOf = (refunds: readonly BookedRefund[]): number => refunds.reduce((sum, { cents }) => sum + cents, 0);
const isDone = ({ state, returnedAt }: BookedRefund): boolean => state === 'done' && returnedAt === null;
export const refundedOf = ({ refunds }: BookedOrder): number => sumOf(refunds.filter(isDone));
export const pendingOf = ({ refunds }: BookedOrder): number =>
  sumOf(refunds.filter(({ state }) => state === 'asked' || state === 'pending'));
export const failedOf = ({ refunds }: BookedOrder): number =>
  sumOf(refunds.filter((refund) => refund.state === 'failed' || refund.returnedAt !== null));

const stages: readonly OrderStage[] = ['a_verifier', 'pret', 'imprime', 'emballe', 'expedie', 'livre', 'bloque'];
const dayMs = 86_400_000;

/** Random orders of a year in every state that can occur, with refunds of every kind. */
export function randomOrders(random: Random, { count, since }: { count: number; since: Date }): BookedOrder[] {
  return Array.from({ length: count }, (_, place) => {
    const lines = Array.from({ length: 1 + random.below(3) }, () => {
      const quantity = 1 + random.below(9);
      return { cents: quantity * (50 + random.below(900)), quantity, name: random.pick(['Carré', 'Cœur', 'Coffret']) };
    });
    const subtotalCents = lines.reduce((sum, { cents }) => sum + cents, 0);
    const isPaid = random.next() < 0.85;
    const status: OrderStatus = isPaid
      ? random.pick(['en_cours', 'termine', 'termine', 'annule'])
      : random.pick(['en_attente', 'annule']);
    const order: BookedOrder = {
      id: uuidv7(since.getTime() + place),
      number: `R-${String(place).padStart(6, '0')}`,
      status,
      paymentStatus: isPaid ? 'paid' : random.pick(['pending', 'failed']),
      stage: status === 'termine' ? 'livre' : random.pick(stages),
      subtotalCents,
      discountCents: random.next() < 0.4 ? random.below(subtotalCents + 1) : 0,
      taxation: random.pick(taxations),
      paidAt: isPaid ? new Date(since.getTime() + Math.floor(random.next() * 330 * dayMs)) : null,
      lines,
      refunds: [],
    };
    return { ...order, refunds: isPaid && random.next() < 0.5 ? randomRefunds(random, order) : [] };
  });
}

function randomRefunds(random: Random, order: BookedOrder): BookedRefund[] {
  const refunds: BookedRefund[] = [];
  let left = totalOf(order);
  let at = order.paidAt?.getTime() ?? 0;
  for (let more = 1 + random.below(3); more > 0 && left > 0; more -= 1) {
    const cents = random.next() < 0.5 ? left : 1 + random.below(left);
    left -= cents;
    // The payouts of the proofs cover one year: three refunds of an order fit into what is left of it.
    at += 1000 + Math.floor(random.next() * 10 * dayMs);
    const state = random.pick(['done', 'done', 'done', 'asked', 'pending', 'failed'] as const);
    const isReturned = state === 'done' && random.next() < 0.15;
    at += isReturned ? 1000 : 0;
    const returnedAt = isReturned ? new Date(at + 1000) : null;
    refunds.push({ id: uuidv7(at), cents, state, at: new Date(at), returnedAt });
  }
  return refunds;
}

export const vatOf = (cents: number, { taxation }: Pick<BookedOrder, 'taxation'>): number =>
  vatWithin(cents, taxation.rate);

function documentOf(cents: number, order: BookedOrder) {
  const { territory, rule, rate } = order.taxation;
  const vatCents = vatOf(cents, order);
  const category = rate > 0 ? 'S' : 'G';
  const groups = [{ rate, category, netCents: cents - vatCents, vatCents }];
  return { totalCents: cents, vatCents, vatRate: rate, ...(rule && { vat: { territory, rule, groups } }) };
}

interface DocumentRow {
  id: string;
  series: 'F' | 'A';
  order_id: string;
  refund_id: string | null;
  corrects_id: string | null;
  cents: number;
  at: Date;
}

function documentsOf(order: BookedOrder): DocumentRow[] {
  const { id: order_id, paidAt } = order;
  if (paidAt === null) return [];
  const invoice = uuidv7(paidAt.getTime());
  const documents: DocumentRow[] = [
    { id: invoice, series: 'F', order_id, refund_id: null, corrects_id: null, cents: totalOf(order), at: paidAt },
  ];
  for (const { id: refund_id, cents, state, at, returnedAt } of order.refunds) {
    if (state !== 'done') continue;
    const credit = uuidv7(at.getTime());
    documents.push({ id: credit, series: 'A', order_id, refund_id, corrects_id: invoice, cents, at });
    if (returnedAt === null) continue;
    const id = uuidv7(returnedAt.getTime());
    documents.push({ id, series: 'F', order_id, refund_id: null, corrects_id: credit, cents, at: returnedAt });
  }
  return documents;
}

interface BookOptions {
  /** Each series has all numbers from 1. Default: both series share one, so each has gaps. */
  isGapless?: boolean;
}

export async function insertBooks(
  pool: Pool,
  orders: readonly BookedOrder[],
  { isGapless = false }: BookOptions = {},
): Promise<void> {
  const insert = (into: string, columns: string, rows: readonly object[]) =>
    pool.query(
      `INSERT INTO ${into} (${columns.replaceAll(/ \w+(\([^)]*\))?(,|$)/g, '$2')})
       SELECT * FROM jsonb_to_recordset($1) AS r(${columns})`,
      [JSON.stringify(rows)],
    );
  await insert(
    'orders',
    `id uuid, number text, email text, status text, payment_status text, stage text, subtotal_cents int,
     discount_cents int, total_cents int, refunded_cents int, shipping_method text, paid_at timestamptz, vat_cents int, vat_rate numeric,
     vat_territory text, vat_rule text`,
    orders.map((order) => ({
      id: order.id,
      number: order.number,
      email: 'a@b.test',
      status: order.status,
      payment_status: order.paymentStatus,
      stage: order.stage,
      subtotal_cents: order.subtotalCents,
      discount_cents: order.discountCents,
      total_cents: totalOf(order),
      refunded_cents: refundedOf(order),
      shipping_method: 'standard',
      paid_at: order.paidAt,
      vat_cents: vatOf(totalOf(order), order),
      vat_rate: order.taxation.rate,
      vat_territory: order.taxation.territory,
      vat_rule: order.taxation.rule ?? 'domestic',
    })),
  );
  await insert(
    'order_lines',
    `id uuid, order_id uuid, position int, name text, quantity int, unit_price_cents int, total_cents int, stock_units int,
     vat_rate numeric, is_personalised boolean`,
    orders.flatMap(({ id: order_id, lines, taxation }) =>
      lines.map(({ cents, quantity, name }, position) => ({
        id: uuidv7(),
        order_id,
        position,
        name,
        quantity,
        unit_price_cents: cents / quantity,
        total_cents: cents,
        stock_units: 1,
        vat_rate: taxation.rate,
        is_personalised: false,
      })),
    ),
  );
  await insert(
    'refunds',
    `id uuid, order_id uuid, amount_cents int, reason text, state text, created_at timestamptz, done_at timestamptz`,
    orders.flatMap(({ id: order_id, refunds }) =>
      refunds.map(({ id, cents, state, at, returnedAt }) => ({
        id,
        order_id,
        amount_cents: cents,
        reason: 'test',
        state: returnedAt === null ? state : 'failed',
        created_at: at,
        done_at: state === 'done' ? at : null,
      })),
    ),
  );
  const last = { F: 0, A: 0 };
  const documents = orders.flatMap((order) =>
    documentsOf(order).map((document) => {
      const counter = isGapless ? document.series : 'F';
      last[counter] += 1;
      return { ...document, order, number: last[counter] };
    }),
  );
  await insert(
    'invoices',
    `id uuid, series text, year int, number int, label text, order_id uuid, refund_id uuid, corrects_id uuid, data jsonb,
     issued_at timestamptz`,
    documents.map(({ id, series, order_id, refund_id, corrects_id, cents, at, order, number }) => ({
      id,
      series,
      year: 2026,
      number,
      label: `${series}2026-${String(number).padStart(6, '0')}`,
      order_id,
      refund_id,
      corrects_id,
      data: documentOf(cents, order),
      issued_at: at,
    })),
  );
}
