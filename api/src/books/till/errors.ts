import { defineErrors } from '../../platform/text/refusal.ts';

export const tillErrors = defineErrors({
  TILL_SESSION_NOT_FOUND: { status: 404, fr: 'Session de caisse introuvable', en: 'Till session not found' },
  TILL_DEVICE_NOT_FOUND: { status: 404, fr: 'Tablette introuvable', en: 'Tablet not found' },
  TILL_DEVICE_UNKNOWN: {
    status: 401,
    fr: 'Cette tablette n’est pas autorisée à vendre. Connectez-vous pour l’autoriser.',
    en: 'This tablet is not allowed to sell. Sign in to allow it.',
  },
  TILL_SELLER_NOT_FOUND: { status: 404, fr: 'Vendeur introuvable', en: 'Seller not found' },
  TILL_ODDITY_NOT_FOUND: {
    status: 404,
    fr: 'Cette vente à régler n’existe plus.',
    en: 'This sale to settle no longer exists.',
  },
  TILL_PERIOD_CLOSED: { status: 409, fr: 'La période {period} est déjà clôturée.', en: '{period} is already closed.' },
  TILL_PERIOD_NOT_OVER: {
    status: 409,
    fr: 'La période {period} n’est pas terminée.',
    en: '{period} is not over yet.',
  },
});
