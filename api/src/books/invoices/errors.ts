import { defineErrors } from '../../platform/text/refusal.ts';

export const invoiceErrors = defineErrors({
  INVOICE_NOT_FOUND: { status: 404, fr: 'Ce document n’existe pas.', en: 'This document does not exist.' },
});
