import { defineRemote } from '@aimante/build';
import type { SlotPropsOf } from '@aimante/contract';

const before = { layout: 'bare', robots: 'noindex, follow' } as const;
const own = { access: 'login', robots: 'noindex, nofollow' } as const;

const config = defineRemote({
  name: 'mf-account',
  team: 'Compte',
  slots: { 'account-home': {}, 'account-nav': {} },
  fragments: [
    { id: 'account-menu', slot: 'account-menu', component: './src/fragments/account-menu/account-menu.tsx' },
    { id: 'points-tile', slot: 'account-home', order: 10, component: './src/fragments/points-tile/points-tile.tsx' },
  ],
  links: [
    { slot: 'footer-help', page: 'order-tracking', order: 20 },
    { slot: 'account-nav', page: 'account', order: 10 },
    { slot: 'account-nav', page: 'orders', order: 20 },
    { slot: 'account-nav', page: 'loyalty', order: 30 },
    { slot: 'account-nav', page: 'account-addresses', order: 40 },
    { slot: 'account-nav', page: 'account-profile', order: 50 },
    { slot: 'account-nav', page: 'account-security', order: 60 },
    { slot: 'account-nav', page: 'account-preferences', order: 70 },
    { slot: 'account-nav', page: 'account-data', order: 80 },
  ],
  pages: [
    {
      id: 'login',
      path: '/auth/login',
      component: './src/pages/login/login-page.tsx',
      access: 'visitor-only',
      ...before,
    },
    {
      id: 'signup',
      path: '/auth/signup',
      component: './src/pages/signup/signup-page.tsx',
      chunk: 'login',
      access: 'public',
      ...before,
    },
    {
      id: 'forgot-password',
      path: '/auth/forgot-password',
      component: './src/pages/forgot-password-page.tsx',
      chunk: 'login',
      access: 'public',
      ...before,
    },
    {
      id: 'reset-password',
      path: '/auth/reset-password',
      component: './src/pages/reset-password-page.tsx',
      chunk: 'login',
      access: 'public',
      ...before,
    },
    {
      id: 'verify-email',
      path: '/auth/verify-email',
      component: './src/pages/verify-email-page.tsx',
      chunk: 'login',
      access: 'public',
      ...before,
    },
    { id: 'account', path: '/account', component: './src/pages/account/account-page.tsx', ...own },
    {
      id: 'account-profile',
      path: '/account/profile',
      component: './src/pages/account-profile/profile-page.tsx',
      ...own,
    },
    {
      id: 'account-addresses',
      path: '/account/addresses',
      component: './src/pages/account-addresses/addresses-page.tsx',
      chunk: 'account-profile',
      ...own,
    },
    {
      id: 'account-security',
      path: '/account/security',
      component: './src/pages/account-security/security-page.tsx',
      chunk: 'account-profile',
      ...own,
    },
    {
      id: 'account-preferences',
      path: '/account/preferences',
      component: './src/pages/account-preferences/preferences-page.tsx',
      chunk: 'account',
      ...own,
    },
    {
      id: 'account-data',
      path: '/account/data',
      component: './src/pages/account-data/my-data-page.tsx',
      chunk: 'account-profile',
      ...own,
    },
    { id: 'orders', path: '/orders', component: './src/pages/orders/orders-page.tsx', ...own },
    {
      id: 'order-tracking',
      path: '/orders/track',
      component: './src/pages/order-tracking/order-tracking-page.tsx',
      chunk: 'orders',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    { id: 'order', path: '/orders/:number', component: './src/pages/order/order-page.tsx', chunk: 'orders', ...own },
    { id: 'loyalty', path: '/loyalty', component: './src/pages/loyalty/loyalty-page.tsx', chunk: 'account', ...own },
  ],
});

export default config;

declare module '@aimante/contract' {
  interface SlotProps extends SlotPropsOf<typeof config> {}
}
