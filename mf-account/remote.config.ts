import { defineRemote } from '@aimante/build';

const before = { layout: 'bare', robots: 'noindex, follow' } as const;
const own = { access: 'login', robots: 'noindex, nofollow' } as const;

export default defineRemote({
  name: 'mf-account',
  team: 'Compte',
  exposes: { './app': './src/app.tsx', './account-menu': './src/account-menu/account-menu-fragment.tsx' },
  fragments: [{ slot: 'account-menu', expose: './account-menu' }],
  pages: [
    { id: 'login', path: '/auth/login', access: 'visitor-only', ...before },
    { id: 'signup', path: '/auth/signup', access: 'public', ...before },
    { id: 'forgot-password', path: '/auth/forgot-password', access: 'public', ...before },
    { id: 'reset-password', path: '/auth/reset-password', access: 'public', ...before },
    { id: 'verify-email', path: '/auth/verify-email', access: 'public', ...before },
    { id: 'account', path: '/account', ...own },
    { id: 'account-profile', path: '/account/profile', ...own },
    { id: 'account-addresses', path: '/account/addresses', ...own },
    { id: 'account-security', path: '/account/security', ...own },
    { id: 'account-preferences', path: '/account/preferences', ...own },
    { id: 'account-data', path: '/account/data', ...own },
    { id: 'orders', path: '/orders', ...own },
    { id: 'order-tracking', path: '/orders/track', access: 'public', robots: 'noindex, nofollow' },
    { id: 'order', path: '/orders/:number', ...own },
    { id: 'loyalty', path: '/loyalty', ...own },
  ],
});
