import type { DeskOrderDetail } from '@aimante/api-contract/order-desk';
import { describeOrder, nextStagesOf, type OrderFacts } from '@aimante/shop/order-states';

/** What the administrator can do with an order now. */
export function orderChoices(order: OrderFacts & Pick<DeskOrderDetail, 'shippingMethod'>) {
  const { status, stage } = order;
  // Not ready while photos of the customer are missing.
  const next = nextStagesOf(order).filter((to) => to !== 'pret' || !order.missingPhotos);
  const isInProduction = status === 'en_cours';
  const canBePaid = status === 'en_attente';
  const canBeChecked = isInProduction && stage === 'a_verifier';
  const canComplete = isInProduction && (stage === 'livre' || stage === 'retire');
  return {
    next,
    /** The stage to offer first. None while photos are to be checked, nor after a full refund. */
    usual: canBeChecked || describeOrder(order).isFullyRefunded ? undefined : next[0],
    canBePaid,
    canBeChecked,
    canBePacked: isInProduction && (stage === 'imprime' || stage === 'assemble'),
    canComplete,
    canCancel: canBePaid || isInProduction,
    isAtEnd: next.length === 0 && !canBePaid && !canComplete,
  };
}

export function refundableCents(order: OrderFacts): number {
  const { netCents, pendingCents, failedCents } = describeOrder(order);
  return order.paymentStatus === 'paid' ? Math.max(0, netCents - pendingCents - failedCents) : 0;
}
