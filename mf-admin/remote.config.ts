import { defineRemote } from '@aimante/build';

const admin = { access: 'admin', layout: 'admin', robots: 'noindex, nofollow' } as const;

export default defineRemote({
  name: 'mf-admin',
  team: 'Atelier',
  exposes: { './app': './src/app.tsx' },

  pages: [
    { id: 'dashboard', path: '/admin', ...admin },
    { id: 'users', path: '/admin/users', ...admin },
    { id: 'orders', path: '/admin/orders', ...admin },
    { id: 'order', path: '/admin/orders/:id', ...admin },
    { id: 'photo-check', path: '/admin/photo-check', ...admin },
    { id: 'batches', path: '/admin/batches', ...admin },
    { id: 'batch', path: '/admin/batches/:id', ...admin },
    { id: 'product-categories', path: '/admin/product-categories', ...admin },
    { id: 'products', path: '/admin/products', ...admin },
    { id: 'product', path: '/admin/products/:id', ...admin },
    { id: 'coupons', path: '/admin/coupons', ...admin },
    { id: 'contact', path: '/admin/contact', ...admin },
    { id: 'contact-thread', path: '/admin/contact/:id', ...admin },
    { id: 'portfolio', path: '/admin/portfolio', ...admin },
    { id: 'portfolio-categories', path: '/admin/portfolio-categories', ...admin },
    { id: 'market', path: '/admin/market', ...admin },
    { id: 'market-event', path: '/admin/market/:id', ...admin },
    { id: 'outbox', path: '/admin/mails', ...admin },
    { id: 'releases', path: '/admin/releases', ...admin },
    { id: 'audit', path: '/admin/audit', ...admin },
    { id: 'settings', path: '/admin/settings', ...admin },
  ],
});
