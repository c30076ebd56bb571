import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

// A chunk costs the entry some 70 bytes: pages that are used together share one.
export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    dashboard: async () =>
      (await import(/* webpackChunkName: "page-dashboard" */ './dashboard/dashboard-page.tsx')).DashboardPage,
    users: async () => (await import(/* webpackChunkName: "page-customers" */ './users/users-page.tsx')).UsersPage,
    orders: async () => (await import(/* webpackChunkName: "page-orders" */ './orders/orders-page.tsx')).OrdersPage,
    order: async () => (await import(/* webpackChunkName: "page-orders" */ './order/order-page.tsx')).OrderPage,
    'photo-check': async () =>
      (await import(/* webpackChunkName: "page-orders" */ './photo-check/photo-check-page.tsx')).PhotoCheckPage,
    batches: async () => (await import(/* webpackChunkName: "page-orders" */ './batches/batches-page.tsx')).BatchesPage,
    batch: async () => (await import(/* webpackChunkName: "page-orders" */ './batch/batch-page.tsx')).BatchPage,
    'product-categories': async () =>
      (await import(/* webpackChunkName: "page-catalogue" */ './product-categories/product-categories-page.tsx'))
        .ProductCategoriesPage,
    products: async () =>
      (await import(/* webpackChunkName: "page-catalogue" */ './products/products-page.tsx')).ProductsPage,
    product: async () =>
      (await import(/* webpackChunkName: "page-catalogue" */ './product/product-page.tsx')).ProductPage,
    coupons: async () =>
      (await import(/* webpackChunkName: "page-catalogue" */ './coupons/coupons-page.tsx')).CouponsPage,
    contact: async () =>
      (await import(/* webpackChunkName: "page-customers" */ './contact/contact-page.tsx')).ContactPage,
    'contact-thread': async () =>
      (await import(/* webpackChunkName: "page-customers" */ './contact-thread/contact-thread-page.tsx'))
        .ContactThreadPage,
    portfolio: async () =>
      (await import(/* webpackChunkName: "page-catalogue" */ './portfolio/portfolio-page.tsx')).PortfolioPage,
    'portfolio-categories': async () =>
      (await import(/* webpackChunkName: "page-catalogue" */ './portfolio-categories/portfolio-categories-page.tsx'))
        .PortfolioCategoriesPage,
    releases: async () =>
      (await import(/* webpackChunkName: "page-workshop" */ './releases/releases-page.tsx')).ReleasesPage,
    outbox: async () => (await import(/* webpackChunkName: "page-workshop" */ './outbox/outbox-page.tsx')).OutboxPage,
    settings: async () =>
      (await import(/* webpackChunkName: "page-workshop" */ './settings/settings-page.tsx')).SettingsPage,
    audit: async () => (await import(/* webpackChunkName: "page-workshop" */ './audit/audit-page.tsx')).AuditPage,
    'market-event': async () =>
      (await import(/* webpackChunkName: "page-workshop" */ './market-event/market-event-page.tsx')).MarketEventPage,
    market: async () => (await import(/* webpackChunkName: "page-workshop" */ './market/market-page.tsx')).MarketPage,
  },
});
