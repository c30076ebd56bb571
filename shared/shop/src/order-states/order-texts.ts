import type { OrderMoney, OrderState } from './describe-order.ts';
import type { OrderStage } from './order-facts.ts';

export interface OrderTexts {
  readonly state: Readonly<Record<OrderState, string>>;
  readonly stage: Readonly<Record<OrderStage, string>>;
  readonly money: Readonly<Record<OrderMoney, string>>;
  readonly sentence: Readonly<Record<OrderStage | 'to_pay' | 'payment_refused' | 'cancelled', string>>;
  /** Replaces `sentence` for an order without photos. */
  readonly itemSentence: Readonly<Partial<Record<OrderStage | 'to_pay' | 'payment_refused', string>>>;
  /** Replaces the stage `a_verifier` while the customer has photos to add. */
  readonly photosAwaited: string;
  /** Replaces `sentence` while the customer has photos to add. */
  readonly missingSentence: Readonly<Record<'to_pay' | 'payment_refused' | 'a_verifier', string>>;
  readonly refund: {
    readonly paid: (received: string) => string;
    readonly not_paid: (received: string) => string;
    readonly nothing_due: (received: string) => string;
    readonly refunded: (amount: string) => string;
    readonly partly: (amount: string, received: string) => string;
    readonly pending: (amount: string) => string;
    readonly failed: (amount: string) => string;
  };
}

const fr: OrderTexts = {
  state: {
    to_pay: 'En attente',
    payment_refused: 'En attente',
    in_production: 'En cours',
    blocked: 'Action requise',
    completed: 'Terminée',
    cancelled: 'Annulée',
  },
  stage: {
    a_verifier: 'À vérifier',
    pret: 'Prêt',
    imprime: 'Imprimé',
    assemble: 'Assemblé',
    emballe: 'Emballé',
    expedie: 'Expédié',
    pret_retrait: 'À retirer',
    livre: 'Livré',
    retire: 'Retiré',
    bloque: 'Bloqué',
  },
  money: {
    to_pay: 'À payer',
    refused: 'Paiement refusé',
    not_paid: 'Non payée',
    nothing_due: 'Rien à payer',
    paid: 'Payée',
    refund_pending: 'Remboursement en cours',
    refund_failed: 'Remboursement échoué',
    partly_refunded: 'Partiellement remboursée',
    refunded: 'Remboursée',
  },
  sentence: {
    to_pay: 'Vos magnets sont réservés, il ne reste qu’à payer.',
    payment_refused: 'Le paiement n’a pas abouti. Vos photos sont conservées.',
    cancelled: 'Cette commande est annulée.',
    a_verifier: 'Nous regardons vos photos une à une.',
    pret: 'Photos vérifiées, en attente d’impression.',
    imprime: 'Vos magnets sortent de presse.',
    assemble: 'Nous découpons et assemblons vos magnets.',
    emballe: 'Emballée, prête à partir.',
    expedie: 'En route vers chez vous.',
    pret_retrait: 'Prête, à retirer au marché.',
    livre: 'Vos magnets sont chez vous.',
    retire: 'Vous avez retiré vos magnets au marché.',
    bloque: 'Une photo est à remplacer avant l’impression.',
  },
  itemSentence: {
    to_pay: 'Vos articles sont réservés, il ne reste qu’à payer.',
    payment_refused: 'Le paiement n’a pas abouti.',
    pret: 'Nous préparons votre commande.',
    imprime: 'Nous préparons votre commande.',
    assemble: 'Nous préparons votre commande.',
    livre: 'Livrée.',
    retire: 'Retirée.',
  },
  photosAwaited: 'Photos attendues',
  missingSentence: {
    to_pay: 'Vos magnets sont réservés. Il reste à payer et à ajouter vos photos, dans l’ordre que vous voulez.',
    payment_refused: 'Le paiement n’a pas abouti. Il reste aussi des photos à ajouter.',
    a_verifier: 'Nous attendons vos photos pour imprimer.',
  },
  refund: {
    paid: (received) => `Vous avez payé ${received} ; aucun remboursement n’est en cours.`,
    not_paid: () => 'Vous n’avez pas été débité.',
    nothing_due: () => 'Il n’y avait rien à payer.',
    refunded: (amount) => `Nous vous avons remboursé ${amount}.`,
    partly: (amount, received) => `Nous vous avons remboursé ${amount} sur ${received}.`,
    pending: (amount) => `Le remboursement de ${amount} est en cours.`,
    failed: (amount) => `Le remboursement de ${amount} n’a pas abouti : nous nous en occupons.`,
  },
};

const en: OrderTexts = {
  state: {
    to_pay: 'Pending',
    payment_refused: 'Pending',
    in_production: 'In progress',
    blocked: 'Action needed',
    completed: 'Completed',
    cancelled: 'Cancelled',
  },
  stage: {
    a_verifier: 'To check',
    pret: 'Ready',
    imprime: 'Printed',
    assemble: 'Assembled',
    emballe: 'Packed',
    expedie: 'Shipped',
    pret_retrait: 'Ready to collect',
    livre: 'Delivered',
    retire: 'Collected',
    bloque: 'Blocked',
  },
  money: {
    to_pay: 'To pay',
    refused: 'Payment declined',
    not_paid: 'Not paid',
    nothing_due: 'Nothing to pay',
    paid: 'Paid',
    refund_pending: 'Refund in progress',
    refund_failed: 'Refund failed',
    partly_refunded: 'Partly refunded',
    refunded: 'Refunded',
  },
  sentence: {
    to_pay: 'Your magnets are reserved. All that is left is to pay.',
    payment_refused: 'The payment did not go through. Your photos are kept.',
    cancelled: 'This order is cancelled.',
    a_verifier: 'We are looking at your photos one by one.',
    pret: 'Photos checked, waiting to be printed.',
    imprime: 'Your magnets are off the press.',
    assemble: 'We are cutting and assembling your magnets.',
    emballe: 'Packed and ready to go.',
    expedie: 'On the way to you.',
    pret_retrait: 'Ready to collect at the market.',
    livre: 'Your magnets have arrived.',
    retire: 'You have collected your magnets at the market.',
    bloque: 'One photo needs replacing before we print.',
  },
  itemSentence: {
    to_pay: 'Your items are reserved. All that is left is to pay.',
    payment_refused: 'The payment did not go through.',
    pret: 'We are preparing your order.',
    imprime: 'We are preparing your order.',
    assemble: 'We are preparing your order.',
    livre: 'Delivered.',
    retire: 'Collected.',
  },
  photosAwaited: 'Awaiting photos',
  missingSentence: {
    to_pay: 'Your magnets are reserved. All that is left is to pay and add your photos, in either order.',
    payment_refused: 'The payment did not go through. There are photos left to add, too.',
    a_verifier: 'We are waiting for your photos to print.',
  },
  refund: {
    paid: (received) => `You paid ${received}; no refund is in progress.`,
    not_paid: () => 'You have not been charged.',
    nothing_due: () => 'There was nothing to pay.',
    refunded: (amount) => `We have refunded you ${amount}.`,
    partly: (amount, received) => `We have refunded you ${amount} of ${received}.`,
    pending: (amount) => `Your refund of ${amount} is in progress.`,
    failed: (amount) => `Your refund of ${amount} did not go through: we are taking care of it.`,
  },
};

export const orderTexts: Readonly<Record<'fr' | 'en', OrderTexts>> = { fr, en };
