import { defineErrors } from '../../platform/text/refusal.ts';

export const invoiceErrors = defineErrors({
  OFFER_OF_PAID_ORDER: {
    status: 409,
    fr: 'Un devis ou une facture pro forma n’existe que pour une commande qui attend son paiement.',
    en: 'Only an order that awaits its payment has a quote or a pro forma invoice.',
  },
  INVOICE_NOT_FOUND: { status: 404, fr: 'Ce document n’existe pas.', en: 'This document does not exist.' },
});
