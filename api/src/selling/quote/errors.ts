import { defineErrors } from '../../platform/text/refusal.ts';

export const checkoutErrors = defineErrors({
  CART_LINE_UNAVAILABLE: {
    status: 409,
    fr: 'Cet article n’est plus disponible. Retirez-le pour commander.',
    en: 'This item is no longer available. Remove it to check out.',
  },
  OUT_OF_STOCK: {
    status: 409,
    fr: '« {name} » : il n’en reste que {available}.',
    en: '“{name}”: only {available} left.',
    none: { fr: '« {name} » : il n’en reste plus.', en: '“{name}” is out of stock.' },
  },
  PRICE_CHANGED: {
    status: 409,
    fr: 'Le prix de votre commande a changé. Vérifiez le nouveau total avant de payer.',
    en: 'The price of your order has changed. Check the new total before you pay.',
  },
});

export const noticeTexts = {
  bundleLost: {
    fr: 'Le prix du lot s’applique aux lots complets : ici, c’est le prix à l’unité.',
    en: 'The set price is for complete sets only: here you pay the single price.',
  },
} as const;
