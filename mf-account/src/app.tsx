import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

// Each chunk costs the entry some 70 bytes: pages that are visited together share one.
export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    login: async () => (await import(/* webpackChunkName: "page-login" */ './login/login-page.tsx')).LoginPage,
    signup: async () => (await import(/* webpackChunkName: "page-signup" */ './signup/signup-page.tsx')).SignupPage,
    'forgot-password': async () =>
      (await import(/* webpackChunkName: "page-login" */ './forgot-password/forgot-password-page.tsx'))
        .ForgotPasswordPage,
    'reset-password': async () =>
      (await import(/* webpackChunkName: "page-login" */ './reset-password/reset-password-page.tsx')).ResetPasswordPage,
    'verify-email': async () =>
      (await import(/* webpackChunkName: "page-login" */ './verify-email/verify-email-page.tsx')).VerifyEmailPage,
    account: async () =>
      (await import(/* webpackChunkName: "page-account" */ './account/account-page.tsx')).AccountPage,
    'account-profile': async () =>
      (await import(/* webpackChunkName: "page-account-profile" */ './profile/profile-page.tsx')).ProfilePage,
    'account-addresses': async () =>
      (await import(/* webpackChunkName: "page-account-profile" */ './addresses/addresses-page.tsx')).AddressesPage,
    'account-security': async () =>
      (await import(/* webpackChunkName: "page-account" */ './security/security-page.tsx')).SecurityPage,
    'account-preferences': async () =>
      (await import(/* webpackChunkName: "page-account" */ './preferences/preferences-page.tsx')).PreferencesPage,
    'account-data': async () =>
      (await import(/* webpackChunkName: "page-account" */ './my-data/my-data-page.tsx')).MyDataPage,
    orders: async () => (await import(/* webpackChunkName: "page-orders" */ './orders/orders-page.tsx')).OrdersPage,
    order: async () => (await import(/* webpackChunkName: "page-orders" */ './order-page/order-page.tsx')).OrderPage,
    'order-tracking': async () =>
      (await import(/* webpackChunkName: "page-orders" */ './order-tracking/order-tracking-page.tsx'))
        .OrderTrackingPage,
    loyalty: async () =>
      (await import(/* webpackChunkName: "page-account" */ './loyalty/loyalty-page.tsx')).LoyaltyPage,
  },
});
