import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    cart: async () => (await import(/* webpackChunkName: "page-cart" */ './cart/cart-page.tsx')).CartPage,
    checkout: async () =>
      (await import(/* webpackChunkName: "page-checkout" */ './checkout/checkout-page.tsx')).CheckoutPage,
    payment: async () =>
      (await import(/* webpackChunkName: "page-payment" */ './payment/payment-page.tsx')).PaymentPage,
    'guest-checkout': async () =>
      (await import(/* webpackChunkName: "page-guest-checkout" */ './guest-checkout/guest-checkout-page.tsx'))
        .GuestCheckoutPage,
    confirmation: async () =>
      (await import(/* webpackChunkName: "page-confirmation" */ './confirmation/confirmation-page.tsx'))
        .ConfirmationPage,
    success: async () =>
      (await import(/* webpackChunkName: "page-success" */ './success/success-page.tsx')).SuccessPage,
    'payment-error': async () =>
      (await import(/* webpackChunkName: "page-payment-error" */ './payment-error/payment-error-page.tsx'))
        .PaymentErrorPage,
  },
});
