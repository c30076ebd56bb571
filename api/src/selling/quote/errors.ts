import { defineErrors } from '../../platform/text/refusal.ts';

export const checkoutErrors = defineErrors({
  CART_LINE_UNAVAILABLE: {
    status: 409,
    fr: 'Cet article n’est plus disponible : il ne peut pas être commandé.',
    en: 'This item is no longer available and cannot be ordered.',
  },
  OUT_OF_STOCK: {
    status: 409,
    fr: '« {name} » : il n’en reste que {available}.',
    en: '“{name}”: not enough in stock, only {available} left.',
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
    fr: 'Le prix du lot vaut par multiple de sa quantité : le prix à l’unité s’applique.',
    en: 'The set price applies only to multiples of its quantity: the single price applies.',
  },
} as const;
