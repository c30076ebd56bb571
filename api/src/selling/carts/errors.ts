import { defineErrors } from '../../platform/text/refusal.ts';

export const cartErrors = defineErrors({
  CART_LINK_INVALID: {
    status: 404,
    fr: 'Ce lien est incomplet. Ouvrez-le depuis l’e-mail, ou envoyez de nouveau votre panier.',
    en: 'This link is incomplete. Open it from the e-mail, or send your cart again.',
  },
  CART_LINK_EXPIRED: {
    status: 410,
    fr: 'Ce lien n’est plus valable. Envoyez de nouveau votre panier depuis l’autre appareil.',
    en: 'This link is no longer valid. Send your cart again from the other device.',
  },
  CART_LINK_USED: {
    status: 410,
    fr: 'Ce lien a déjà servi sur un autre appareil. Envoyez de nouveau votre panier pour celui-ci.',
    en: 'This link has already been used on another device. Send your cart again for this one.',
  },
  CART_TOO_LARGE: {
    status: 413,
    fr: 'Ce panier est trop grand pour vos autres appareils. Il reste sur celui-ci.',
    en: 'This cart is too large for your other devices. It stays on this one.',
  },
});
