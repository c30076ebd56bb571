import type { Order } from '@aimante/api-contract/orders';
import { describeOrder, type OrderFacts, unpackedStages } from '@aimante/shop/order-states';
import { isUnproduced, type OrderState, phaseOf } from '../../orders/record/order-machine.ts';

const dayMs = 86_400_000;
export const claimDays = 30;
export const withdrawalDays = 14;

interface Line {
  id: string;
  productId: string | null;
  isPersonalised: boolean;
  kind: 'article' | 'gift_wrap';
  stage: 'todo' | 'done' | 'void';
  photos: readonly { review: string }[];
}

interface Facts extends OrderState, Pick<OrderFacts, 'refundPendingCents' | 'refundFailedCents' | 'missingPhotos'> {
  totalCents: number;
  refundedCents: number;
  completedAt: string | null;
  deliveredAt: string | null;
  lines: readonly Line[];
}

export function markOf(order: OrderFacts): Order['mark'] {
  const { money, state } = describeOrder(order);
  if (order.refundedCents > 0) return money === 'refunded' ? 'refunded' : 'partially_refunded';
  return state === 'blocked' ? 'action_required' : null;
}

/** When the customer received the order. The periods for claims and for withdrawal begin then. */
function receivedAt({ deliveredAt, completedAt }: Facts): number | undefined {
  const at = deliveredAt ?? completedAt;
  return at === null ? undefined : new Date(at).getTime();
}

export function canClaim(order: Facts, now: Date): boolean {
  const received = receivedAt(order);
  return received !== undefined && now.getTime() <= received + claimDays * dayMs;
}

/** Personalised items are excluded from the legal right of withdrawal. Gift wrap is used up. */
export function withdrawableLines(order: Facts, now: Date): string[] {
  const received = receivedAt(order);
  const isOpen = received === undefined || now.getTime() <= received + withdrawalDays * dayMs;
  const isBought = ['production', 'done'].includes(phaseOf(order));
  if (!isOpen || !isBought) return [];
  return order.lines
    .filter((line) => line.kind === 'article' && !line.isPersonalised && line.stage !== 'void')
    .map(({ id }) => id);
}

export function actionsOf(order: Facts, now: Date): Order['actions'] {
  const phase = phaseOf(order);
  const isUnpaid = phase === 'awaiting' || phase === 'failed';
  const isMaking = phase === 'production';
  const isRefunded = describeOrder(order).isFullyRefunded;
  return {
    canPay: isUnpaid,
    canCancel: isUnpaid || (isMaking && isUnproduced(order.stage)),
    canChangeAddress: isUnpaid || (isMaking && unpackedStages.includes(order.stage)),
    canReplacePhotos:
      isMaking &&
      order.stage === 'bloque' &&
      !isRefunded &&
      order.lines.some((line) => line.photos.some(({ review }) => review === 'blocked')),
    canAddPhotos: (isUnpaid || isMaking) && (order.missingPhotos ?? 0) > 0 && isUnproduced(order.stage) && !isRefunded,
    canReorder: order.lines.some(({ productId }) => productId !== null),
    canClaim: canClaim(order, now),
    withdrawableLineIds: withdrawableLines(order, now),
  };
}
