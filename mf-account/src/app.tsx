import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    login: async () => (await import(/* webpackChunkName: "page-login" */ './login/login-page.tsx')).LoginPage,
    signup: async () => (await import(/* webpackChunkName: "page-signup" */ './signup/signup-page.tsx')).SignupPage,
    account: async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/account-page.tsx')).AccountPage,
    orders: async () => (await import(/* webpackChunkName: "page-orders" */ './orders/orders-page.tsx')).OrdersPage,
    loyalty: async () =>
      (await import(/* webpackChunkName: "page-loyalty" */ './loyalty/loyalty-page.tsx')).LoyaltyPage,
  },
});
