import { defineRemote } from '@aimante/build';
import type { SlotPropsOf } from '@aimante/contract';

const admin = { access: 'admin', layout: 'admin', robots: 'noindex, nofollow' } as const;

const config = defineRemote({
  name: 'mf-admin',
  team: 'Atelier',
  slots: {
    'order-panel': { orderId: 'string' },
    'desk-orders': {},
    'desk-production': {},
    'desk-shop': {},
    'desk-catalogue': {},
    'desk-people': {},
    'desk-platform': {},
  },
  links: [
    { slot: 'desk-orders', page: 'dashboard', order: 10 },
    { slot: 'desk-orders', page: 'orders', order: 20 },
    { slot: 'desk-production', page: 'photo-check', order: 10 },
    { slot: 'desk-production', page: 'batches', order: 20 },
    { slot: 'desk-shop', page: 'market', order: 10 },
    { slot: 'desk-catalogue', page: 'products', order: 10 },
    { slot: 'desk-catalogue', page: 'product-categories', order: 20 },
    { slot: 'desk-catalogue', page: 'portfolio', order: 30 },
    { slot: 'desk-catalogue', page: 'portfolio-categories', order: 40 },
    { slot: 'desk-catalogue', page: 'coupons', order: 50 },
    { slot: 'desk-people', page: 'users', order: 10 },
    { slot: 'desk-people', page: 'contact', order: 20 },
    { slot: 'desk-platform', page: 'outbox', order: 10 },
    { slot: 'desk-platform', page: 'releases', order: 20 },
    { slot: 'desk-platform', page: 'audit', order: 30 },
    { slot: 'desk-platform', page: 'settings', order: 40 },
  ],
  pages: [
    { id: 'dashboard', path: '/admin', component: './src/pages/orders/dashboard-page.tsx', ...admin },
    { id: 'users', path: '/admin/users', component: './src/pages/people/users-page.tsx', chunk: 'customers', ...admin },
    { id: 'orders', path: '/admin/orders', component: './src/pages/orders/orders-page.tsx', ...admin },
    {
      id: 'order',
      path: '/admin/orders/:id',
      component: './src/pages/orders/order-page.tsx',
      chunk: 'orders',
      ...admin,
    },
    {
      id: 'photo-check',
      path: '/admin/photo-check',
      component: './src/pages/production/photo-check-page.tsx',
      chunk: 'orders',
      ...admin,
    },
    {
      id: 'batches',
      path: '/admin/batches',
      component: './src/pages/production/batches-page.tsx',
      chunk: 'orders',
      ...admin,
    },
    {
      id: 'batch',
      path: '/admin/batches/:id',
      component: './src/pages/production/batch-page.tsx',
      chunk: 'orders',
      ...admin,
    },
    {
      id: 'product-categories',
      path: '/admin/product-categories',
      component: './src/pages/catalogue/product-categories-page.tsx',
      chunk: 'catalogue',
      ...admin,
    },
    {
      id: 'products',
      path: '/admin/products',
      component: './src/pages/catalogue/products-page.tsx',
      chunk: 'catalogue',
      ...admin,
    },
    {
      id: 'product',
      path: '/admin/products/:id',
      component: './src/pages/catalogue/product-page.tsx',
      chunk: 'catalogue',
      ...admin,
    },
    {
      id: 'coupons',
      path: '/admin/coupons',
      component: './src/pages/catalogue/coupons-page.tsx',
      chunk: 'catalogue',
      ...admin,
    },
    {
      id: 'contact',
      path: '/admin/contact',
      component: './src/pages/people/contact-page.tsx',
      chunk: 'customers',
      ...admin,
    },
    {
      id: 'contact-thread',
      path: '/admin/contact/:id',
      component: './src/pages/people/contact-thread-page.tsx',
      chunk: 'customers',
      ...admin,
    },
    {
      id: 'portfolio',
      path: '/admin/portfolio',
      component: './src/pages/catalogue/portfolio-page.tsx',
      chunk: 'catalogue',
      ...admin,
    },
    {
      id: 'portfolio-categories',
      path: '/admin/portfolio-categories',
      component: './src/pages/catalogue/portfolio-categories-page.tsx',
      chunk: 'catalogue',
      ...admin,
    },
    {
      id: 'market',
      path: '/admin/market',
      component: './src/pages/shop/market-page.tsx',
      chunk: 'workshop',
      ...admin,
    },
    {
      id: 'market-event',
      path: '/admin/market/:id',
      component: './src/pages/shop/market-event-page.tsx',
      chunk: 'workshop',
      ...admin,
    },
    {
      id: 'till',
      path: '/admin/market/:id/till',
      component: './src/pages/shop/till-page.tsx',
      chunk: 'till',
      ...admin,
      // A registered tablet sells without a login: the API knows it by its own secret.
      access: 'public',
    },
    {
      id: 'outbox',
      path: '/admin/mails',
      component: './src/pages/platform/outbox-page.tsx',
      chunk: 'workshop',
      ...admin,
    },
    {
      id: 'releases',
      path: '/admin/releases',
      component: './src/pages/platform/releases-page.tsx',
      chunk: 'workshop',
      ...admin,
    },
    {
      id: 'audit',
      path: '/admin/audit',
      component: './src/pages/platform/audit-page.tsx',
      chunk: 'workshop',
      ...admin,
    },
    {
      id: 'settings',
      path: '/admin/settings',
      component: './src/pages/platform/settings-page.tsx',
      chunk: 'workshop',
      ...admin,
    },
  ],
});

export default config;

declare module '@aimante/contract' {
  interface SlotProps extends SlotPropsOf<typeof config> {}
}
