import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { orderStages } from '@aimante/shop/order-states';
import { oneOf } from '../../list/filters.ts';

const known = [
  'placed',
  'payment_started',
  'paid',
  'payment_failed',
  'hold_expired',
  'cancelled',
  'reopened',
  'completed',
  'stage_changed',
  'photo_approved',
  'photo_blocked',
  'photo_replaced',
  'photo_printed_anyway',
  'photos_added',
  'address_changed',
  'lines_changed',
  'supplement_offered',
  'supplement_added',
  'supplement_late',
  'tracking_changed',
  'refund_asked',
  'refunded',
  'refund_failed',
  'claimed',
  'withdrawn',
  'note',
] as const;

type OrderEvent = Pick<DeskOrderDetail['history'][number], 'type' | 'data'>;

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

const changeIn = (before: unknown, after: unknown): string | undefined =>
  textIn(before) && textIn(after) ? `${textIn(before)} → ${textIn(after)}` : undefined;

/** What an event of an order says. Its data has no schema, so anything unreadable is left out. */
export function eventWords({ type, data: { to, reason, text, isUndo, before, after } }: OrderEvent) {
  return {
    /** Undefined for an event type that is newer than this page. */
    type: isUndo ? 'undone' : oneOf(known, type),
    stage: type === 'stage_changed' ? oneOf(orderStages, textIn(to)) : undefined,
    detail: textIn(text) ?? textIn(reason) ?? changeIn(before, after),
  } as const;
}
