import { defineErrors } from '../../platform/text/refusal.ts';

export const cartErrors = defineErrors({
  CART_LINK_INVALID: {
    status: 404,
    fr: 'Ce lien n’est pas complet, ou n’est pas de nous. Ouvrez-le en entier, ou envoyez à nouveau votre panier.',
    en: 'This link is incomplete, or not ours. Open all of it, or send your cart again.',
  },
  CART_LINK_EXPIRED: {
    status: 410,
    fr: 'Ce lien a expiré : il fonctionne pendant un temps limité. Envoyez à nouveau votre panier depuis l’autre appareil.',
    en: 'This link has expired: it only works for a limited time. Send your cart again from the other device.',
  },
  CART_LINK_USED: {
    status: 410,
    fr: 'Ce lien a déjà ouvert le panier sur un autre appareil. Envoyez-le à nouveau pour celui-ci.',
    en: 'This link has already opened the cart on another device. Send it again for this one.',
  },
  CART_TOO_LARGE: {
    status: 413,
    fr: 'Ce panier est trop grand pour vos autres appareils. Il reste sur celui-ci.',
    en: 'This cart is too large for your other devices. It stays on this one.',
  },
});
