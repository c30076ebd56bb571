import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

/** The steps of the checkout share most of their code, and so do the pages of an order: one chunk each. */
const checkout = {
  delivery: () => import(/* webpackChunkName: "page-checkout" */ './checkout/checkout-page.tsx'),
  payment: () => import(/* webpackChunkName: "page-checkout" */ './payment/payment-page.tsx'),
  guest: () => import(/* webpackChunkName: "page-checkout" */ './guest-checkout/guest-checkout-page.tsx'),
};
const order = {
  confirmation: () => import(/* webpackChunkName: "page-confirmation" */ './confirmation/confirmation-page.tsx'),
  success: () => import(/* webpackChunkName: "page-confirmation" */ './success/success-page.tsx'),
  error: () => import(/* webpackChunkName: "page-confirmation" */ './payment-error/payment-error-page.tsx'),
};

export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    cart: async () => (await import(/* webpackChunkName: "page-cart" */ './cart/cart-page.tsx')).CartPage,
    checkout: async () => (await checkout.delivery()).CheckoutPage,
    payment: async () => (await checkout.payment()).PaymentPage,
    'guest-checkout': async () => (await checkout.guest()).GuestCheckoutPage,
    confirmation: async () => (await order.confirmation()).ConfirmationPage,
    success: async () => (await order.success()).SuccessPage,
    'payment-error': async () => (await order.error()).PaymentErrorPage,
  },
});
