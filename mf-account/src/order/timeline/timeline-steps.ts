import type { Order, OrderLine, OrderStage } from '@aimante/api-contract/orders';
import { describeOrder } from '@aimante/shop/order-states';
import { keptQuantity } from '../kept-items.ts';

export type StepKey =
  | 'received'
  | 'unpaid'
  | 'failed'
  | 'paid'
  | 'blocked'
  | 'checked'
  | 'printed'
  | 'shipped'
  | 'ready'
  | 'delivered'
  | 'collected'
  | 'cancelled'
  | 'refunded';

export interface TimelineStep {
  readonly key: StepKey;
  readonly state: 'done' | 'current' | 'next';
  readonly at: string | undefined;
}

type Facts = Pick<
  Order,
  | 'status'
  | 'paymentStatus'
  | 'stage'
  | 'createdAt'
  | 'paidAt'
  | 'cancelledAt'
  | 'completedAt'
  | 'shippingMethod'
  | 'events'
  | 'totalCents'
  | 'refundedCents'
  | 'refundPendingCents'
  | 'refundFailedCents'
> & { readonly lines: readonly Pick<OrderLine, 'isPersonalised' | 'quantity' | 'removedQuantity'>[] };

const PARCEL = ['received', 'paid', 'checked', 'printed', 'shipped', 'delivered'] as const;
const PICK_UP = ['received', 'paid', 'checked', 'printed', 'ready', 'collected'] as const;

type PathKey = (typeof PARCEL)[number] | (typeof PICK_UP)[number];

/** Number of steps of the full path that are done at a stage. */
const DONE: Record<OrderStage, number> = {
  a_verifier: 2,
  bloque: 2,
  pret: 3,
  imprime: 4,
  assemble: 4,
  emballe: 4,
  expedie: 5,
  pret_retrait: 5,
  livre: 6,
  retire: 6,
};

const STAGES: Partial<Record<StepKey, readonly OrderStage[]>> = {
  checked: ['pret'],
  printed: ['imprime'],
  shipped: ['expedie'],
  ready: ['pret_retrait'],
  delivered: ['livre'],
  collected: ['retire'],
  blocked: ['bloque'],
};

/** Steps of an order, newest first: done, current and next. */
export function timelineOf(order: Facts): TimelineStep[] {
  const path = pathOf(order);
  if (order.status === 'annule')
    return [...cancelled(order), ...done(order, order.paidAt ? path.slice(0, 2) : ['received'])];
  if (order.status === 'en_attente') {
    const key = order.paymentStatus === 'failed' ? 'failed' : 'unpaid';
    return [{ key, state: 'current', at: undefined }, ...done(order, ['received'])];
  }
  const count = order.status === 'termine' ? path.length : path.filter((key) => isReached(order, key)).length;
  const [current, ...before] = path.slice(0, count).toReversed();
  const next = path[count];
  const steps = done(order, before.toReversed());
  if (order.stage === 'bloque' && current) {
    return [...coming(path), stepOf(order, 'blocked', 'current'), stepOf(order, current, 'done'), ...steps];
  }
  return [
    ...(next ? [{ key: next, state: 'next' as const, at: undefined }] : []),
    ...(current ? [stepOf(order, current, 'current')] : []),
    ...steps,
  ];
}

/** What follows once a blocked photo is replaced: printing, then the parcel or the stall. */
function coming(path: readonly PathKey[]): TimelineStep[] {
  const printing = path.indexOf('printed');
  return path
    .slice(printing, printing + 2)
    .toReversed()
    .map((key) => ({ key, state: 'next', at: undefined }));
}

/** An order without photos is neither checked nor printed. */
function pathOf({ shippingMethod, lines }: Facts): readonly PathKey[] {
  const whole = shippingMethod === 'market' ? PICK_UP : PARCEL;
  return hasPhotos(lines) ? whole : whole.filter((key) => key !== 'checked' && key !== 'printed');
}

export const hasPhotos = (lines: Facts['lines']): boolean =>
  lines.some((line) => line.isPersonalised && keptQuantity(line) > 0);

function isReached({ shippingMethod, stage }: Facts, key: PathKey): boolean {
  const whole: readonly PathKey[] = shippingMethod === 'market' ? PICK_UP : PARCEL;
  return whole.indexOf(key) < DONE[stage];
}

/** A refund is the last step of a cancelled order, even while it is pending. */
function cancelled(order: Facts): TimelineStep[] {
  const { refundedCents, pendingCents, failedCents } = describeOrder(order);
  const hasRefund = refundedCents + pendingCents + failedCents > 0;
  const at = order.events.find(({ type }) => type === (pendingCents > 0 ? 'refund_asked' : 'refunded'))?.at;
  return [
    ...(hasRefund ? [{ key: 'refunded' as const, state: 'current' as const, at }] : []),
    { key: 'cancelled', state: hasRefund ? 'done' : 'current', at: order.cancelledAt ?? undefined },
  ];
}

const done = (order: Facts, keys: readonly StepKey[]): TimelineStep[] =>
  keys.toReversed().map((key) => stepOf(order, key, 'done'));

function stepOf(order: Facts, key: StepKey, state: TimelineStep['state']): TimelineStep {
  if (key === 'received') return { key, state, at: order.createdAt };
  if (key === 'paid') return { key, state, at: order.paidAt ?? undefined };
  const stages = STAGES[key] ?? [];
  const event = order.events.find(
    ({ type, data }) => type === 'stage_changed' && stages.some((stage) => stage === data.to),
  );
  return { key, state, at: event?.at };
}

/** Steps with another text while photos are missing. */
const WAITING_STEPS = ['received', 'paid', 'unpaid', 'failed'] as const;
const ITEM_STEPS = ['paid', 'unpaid', 'failed', 'delivered', 'collected'] as const;

type TextFacts = Pick<Facts, 'lines'> & {
  readonly trackingUrl?: string | null;
  readonly missingPhotos?: number | undefined;
};

/** Some steps have another text while photos are missing, for an order without photos, or with a tracking link. */
export function stepText(key: StepKey, { lines, trackingUrl, missingPhotos = 0 }: TextFacts) {
  if (key === 'shipped' && trackingUrl) return 'order.step.shipped.tracked' as const;
  const waiting = missingPhotos > 0 ? WAITING_STEPS.find((step) => step === key) : undefined;
  if (waiting) return `order.step.${waiting}.photos` as const;
  const itemStep = hasPhotos(lines) ? undefined : ITEM_STEPS.find((step) => step === key);
  return itemStep ? (`order.step.${itemStep}.items` as const) : (`order.step.${key}.text` as const);
}

/**
 * The step that the shop or the customer waits for. `prepared`: a paid order without photos. An order with a pending or
 * failed refund is cancelled, not refunded.
 */
export function waitingStep(order: Facts): StepKey | 'prepared' {
  const current = timelineOf(order).find(({ state }) => state === 'current')?.key ?? 'received';
  if (current === 'refunded' && (order.refundPendingCents || order.refundFailedCents)) return 'cancelled';
  return current === 'paid' && !hasPhotos(order.lines) ? 'prepared' : current;
}
