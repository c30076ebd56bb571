import { defineErrors } from '../../../platform/text/refusal.ts';

export const paymentErrors = defineErrors({
  PROVIDER_NOT_OFFERED: {
    status: 400,
    fr: 'Ce moyen de paiement n’est pas disponible.',
    en: 'This payment method is not available.',
  },
  CARD_MISSING: { status: 400, fr: 'Indiquez une carte bancaire.', en: 'Enter a card.' },
  PAYMENT_UNREACHABLE: {
    status: 503,
    fr: 'Le service de paiement ne répond pas. Nous vérifions si le paiement a eu lieu : ne recommencez pas tout de suite.',
    en: 'The payment service is not responding. We are checking whether the payment went through: do not try again yet.',
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    fr: 'Un paiement est déjà en cours pour cette commande.',
    en: 'A payment for this order is already in progress.',
  },
  WEBHOOK_SIGNATURE: { status: 400, fr: 'Signature incorrecte.', en: 'Wrong signature.' },
  STEP_NOT_FOUND: {
    status: 404,
    fr: 'Cette étape de paiement n’existe plus.',
    en: 'This payment step no longer exists.',
  },
  REFUND_NOT_FOUND: { status: 404, fr: 'Ce remboursement n’existe pas.', en: 'This refund does not exist.' },
  REFUND_SETTLED: {
    status: 409,
    fr: 'Ce remboursement n’attend plus rien de vous : rechargez la page.',
    en: 'This refund no longer waits for you: reload the page.',
  },
});
