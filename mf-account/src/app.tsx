import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    login: async () => (await import(/* webpackChunkName: "page-login" */ './login/login-page.tsx')).LoginPage,
    signup: async () => (await import(/* webpackChunkName: "page-signup" */ './signup/signup-page.tsx')).SignupPage,
    'forgot-password': async () =>
      (await import(/* webpackChunkName: "page-forgot-password" */ './forgot-password/forgot-password-page.tsx'))
        .ForgotPasswordPage,
    'reset-password': async () =>
      (await import(/* webpackChunkName: "page-reset-password" */ './reset-password/reset-password-page.tsx'))
        .ResetPasswordPage,
    'verify-email': async () =>
      (await import(/* webpackChunkName: "page-verify-email" */ './verify-email/verify-email-page.tsx'))
        .VerifyEmailPage,
    account: async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/account-page.tsx')).AccountPage,
    orders: async () => (await import(/* webpackChunkName: "page-orders" */ './orders/orders-page.tsx')).OrdersPage,
    loyalty: async () =>
      (await import(/* webpackChunkName: "page-loyalty" */ './loyalty/loyalty-page.tsx')).LoyaltyPage,
  },
});
