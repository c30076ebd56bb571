import { defineErrors } from '../../platform/text/refusal.ts';

export const tillErrors = defineErrors({
  MARKET_PRICE_CHANGED: {
    status: 409,
    fr: 'Le prix a changé. Vérifiez le nouveau total avec le client.',
    en: 'The price has changed. Check the new total with the customer.',
  },
  MARKET_CASH_TOO_LOW: {
    status: 400,
    fr: 'La somme reçue est inférieure au total.',
    en: 'The amount given is less than the total.',
  },
  TILL_ALREADY_OPEN: {
    status: 409,
    fr: 'La caisse de ce marché est déjà ouverte.',
    en: 'The till of this market is open already.',
  },
  TILL_CLOSED: { status: 409, fr: 'Cette caisse est clôturée.', en: 'This till is closed.' },
  TILL_SESSION_NOT_FOUND: { status: 404, fr: 'Session de caisse introuvable', en: 'Till session not found' },
  TILL_ENTRY_NOT_FOUND: { status: 404, fr: 'Vente introuvable', en: 'Sale not found' },
  TILL_ENTRY_CORRECTED: { status: 409, fr: 'Cette vente est déjà annulée.', en: 'This sale is undone already.' },
  TILL_PERIOD_CLOSED: { status: 409, fr: 'La période {period} est déjà clôturée.', en: '{period} is closed already.' },
  TILL_PERIOD_NOT_OVER: {
    status: 409,
    fr: 'La période {period} n’est pas terminée.',
    en: '{period} is not over yet.',
  },
});
