import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-account',
  team: 'Compte',
  exposes: { './app': './src/app.tsx', './account-menu': './src/account-menu/account-menu-fragment.tsx' },
  fragments: [{ slot: 'account-menu', expose: './account-menu' }],
  pages: [
    { id: 'login', path: '/auth/login', access: 'visitor-only', robots: 'noindex, follow' },
    { id: 'signup', path: '/auth/signup', access: 'public', robots: 'noindex, follow' },
    { id: 'account', path: '/account', access: 'login', robots: 'noindex, nofollow' },
    { id: 'orders', path: '/orders', access: 'login', robots: 'noindex, nofollow' },
    { id: 'loyalty', path: '/loyalty', access: 'login', robots: 'noindex, nofollow' },
  ],
});
