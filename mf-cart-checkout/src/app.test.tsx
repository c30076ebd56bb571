import { describeRemote } from '@aimante/testing/contract';
import * as app from '#app';

describeRemote('mf-cart-checkout', app, [
  { page: { id: 'cart', params: {} }, path: '/cart', title: { fr: 'Votre panier est vide', en: 'Your cart is empty' } },
  {
    page: { id: 'payment-error', params: {} },
    path: '/checkout/error',
    title: { fr: 'Le paiement n’a pas abouti', en: 'The payment did not go through' },
  },
]);
