import { defineErrors } from '../../platform/text/refusal.ts';

export const accountingErrors = defineErrors({
  ACCOUNTING_PERIOD_WRONG: {
    status: 400,
    fr: 'Choisissez une période d’une même année, du premier au dernier jour.',
    en: 'Choose a period within one year, from its first to its last day.',
  },
  ACCOUNTING_NO_DOCUMENT: {
    status: 404,
    fr: 'Aucune facture ni aucun avoir dans cette période.',
    en: 'There is no invoice and no credit note in this period.',
  },
  BOOK_MONTH_NOT_OVER: {
    status: 409,
    fr: 'Ce mois n’est pas terminé. Vous pourrez le clôturer le 1er du mois suivant.',
    en: 'This month is not over. You can close it from the 1st of the next month.',
  },
  BOOK_MONTH_CLOSED: {
    status: 409,
    fr: 'Ce mois est déjà clôturé, ou ne contient aucune écriture.',
    en: 'This month is already closed, or has no entry.',
  },
  BOOK_MONTH_EARLIER_OPEN: {
    status: 409,
    fr: 'Clôturez d’abord le mois précédent : les mois se clôturent dans l’ordre.',
    en: 'Close the earlier month first: months are closed in order.',
  },
  BOOK_MONTH_INCOMPLETE: {
    status: 409,
    fr: 'Ce mois n’est pas prêt : il manque un numéro de facture ou les comptes ne concordent pas.',
    en: 'This month is not ready: an invoice number is missing or the books do not agree.',
  },
});
