import { defineErrors } from '../../platform/text/refusal.ts';

export const marketErrors = defineErrors({
  MARKET_EVENT_NOT_FOUND: { status: 404, fr: 'Marché introuvable', en: 'Market not found' },
  MARKET_DATES_REVERSED: {
    status: 400,
    fr: 'Le marché doit finir après son début.',
    en: 'The market must end after it begins.',
  },
  MARKET_STOCK_TOO_LOW: {
    status: 409,
    fr: 'Il n’en reste que {available} à déplacer.',
    en: 'Only {available} can be moved.',
    none: { fr: 'Il n’en reste plus à déplacer.', en: 'There are none left to move.' },
  },
  MARKET_STOCK_NOT_FOUND: { status: 404, fr: 'Stock introuvable', en: 'Stock not found' },
});
