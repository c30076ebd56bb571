import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-admin',
  team: 'Atelier',
  exposes: { './app': './src/app.tsx' },

  pages: [
    { id: 'dashboard', path: '/admin', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    { id: 'users', path: '/admin/users', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    { id: 'orders', path: '/admin/orders', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    {
      id: 'product-categories',
      path: '/admin/product-categories',
      access: 'admin',
      layout: 'admin',
      robots: 'noindex, nofollow',
    },
    { id: 'products', path: '/admin/products', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    { id: 'coupons', path: '/admin/coupons', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    { id: 'contact', path: '/admin/contact', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    { id: 'portfolio', path: '/admin/portfolio', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
    {
      id: 'portfolio-categories',
      path: '/admin/portfolio-categories',
      access: 'admin',
      layout: 'admin',
      robots: 'noindex, nofollow',
    },
    { id: 'market', path: '/admin/market', access: 'admin', layout: 'admin', robots: 'noindex, nofollow' },
  ],
});
