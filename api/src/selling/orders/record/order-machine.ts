import type { OrderStage, OrderStatus, PaymentStatus } from '@aimante/api-contract/orders';
import { nextStages } from '@aimante/shop/order-states';
import type { InBothLanguages } from '../../../platform/text/both-languages.ts';

export type Role = 'customer' | 'guest' | 'admin' | 'system' | 'provider';

/** The valid combinations of status and payment status. */
export type Phase = 'awaiting' | 'failed' | 'production' | 'done' | 'cancelled';

export interface OrderState {
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  stage: OrderStage;
}

export function phaseOf({ status, paymentStatus }: Omit<OrderState, 'stage'>): Phase {
  if (status === 'annule') return 'cancelled';
  if (status === 'termine') return 'done';
  if (status === 'en_cours') return 'production';
  return paymentStatus === 'failed' ? 'failed' : 'awaiting';
}

interface Transition {
  from: readonly Phase[];
  to: Phase;
  by: readonly Role[];
  set: Partial<Omit<OrderState, 'stage'>>;
}

/** All transitions of an order. Any other is refused. */
export const transitions = {
  pay: {
    from: ['awaiting', 'failed'],
    to: 'production',
    by: ['provider', 'admin', 'system'],
    set: { status: 'en_cours', paymentStatus: 'paid' },
  },
  fail: { from: ['awaiting'], to: 'failed', by: ['provider', 'system'], set: { paymentStatus: 'failed' } },
  retry: {
    from: ['failed'],
    to: 'awaiting',
    by: ['customer', 'guest', 'admin', 'system'],
    set: { paymentStatus: 'pending' },
  },
  cancel: {
    from: ['awaiting', 'failed', 'production'],
    to: 'cancelled',
    by: ['customer', 'guest', 'admin', 'system'],
    set: { status: 'annule' },
  },
  complete: { from: ['production'], to: 'done', by: ['admin', 'system'], set: { status: 'termine' } },
  /** A payment that arrives after the order was cancelled. */
  reopen: {
    from: ['cancelled'],
    to: 'production',
    by: ['provider', 'system'],
    set: { status: 'en_cours', paymentStatus: 'paid' },
  },
} as const satisfies Record<string, Transition>;

export type TransitionName = keyof typeof transitions;

/** Before printing: a customer may still cancel, and cancelled items go back into stock. */
export const isUnproduced = (stage: OrderStage): boolean => ['a_verifier', 'pret', 'bloque'].includes(stage);

export type Obstacle = 'role' | 'phase' | 'stage' | 'method';

export function obstacleTo(name: TransitionName, order: OrderState, role: Role): Obstacle | undefined {
  const transition: Transition = transitions[name];
  if (!transition.from.includes(phaseOf(order))) return 'phase';
  if (!transition.by.includes(role)) return 'role';
  const isCustomer = role === 'customer' || role === 'guest';
  if (name === 'cancel' && isCustomer && !isUnproduced(order.stage)) return 'stage';
  if (name === 'reopen' && order.paymentStatus === 'paid') return 'phase';
  return undefined;
}

export function obstacleToStage(
  order: OrderState & { shippingMethod: string },
  stage: OrderStage,
): Obstacle | undefined {
  if (phaseOf(order) !== 'production') return 'phase';
  if (!nextStages[order.stage].includes(stage)) return 'stage';
  const isPickup = order.shippingMethod === 'market';
  if (stage === 'expedie' && isPickup) return 'method';
  if (stage === 'pret_retrait' && !isPickup) return 'method';
  return undefined;
}

/** Stages within the workshop, which send no mail to the customer. */
const quietStages: readonly OrderStage[] = ['a_verifier', 'pret', 'imprime', 'assemble', 'emballe'];

/** The stage that an undo leads to, or null. A printed batch cannot be undone. */
export function undoStageOf(
  order: OrderState,
  last: { type: string; data: Readonly<Record<string, unknown>> } | undefined,
): OrderStage | null {
  if (phaseOf(order) !== 'production' || last?.type !== 'stage_changed') return null;
  const { from, to, batchId, isUndo } = last.data;
  const isOwnStep = to === order.stage && quietStages.includes(order.stage) && !batchId && !isUndo;
  return (isOwnStep && quietStages.find((stage) => stage === from)) || null;
}

export const obstacleTexts: Record<Obstacle, InBothLanguages> = {
  role: { fr: 'vous ne pouvez pas faire ce changement.', en: 'you cannot make this change.' },
  phase: { fr: 'la commande a changé entre-temps.', en: 'the order has changed in the meantime.' },
  stage: { fr: 'la fabrication est à une autre étape.', en: 'production is at another step.' },
  method: { fr: 'le mode de livraison ne le permet pas.', en: 'its delivery method does not allow that.' },
};
