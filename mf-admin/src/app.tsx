import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    dashboard: async () =>
      (await import(/* webpackChunkName: "page-dashboard" */ './dashboard/dashboard-page.tsx')).DashboardPage,
    users: async () => (await import(/* webpackChunkName: "page-users" */ './users/users-page.tsx')).UsersPage,
    orders: async () => (await import(/* webpackChunkName: "page-orders" */ './orders/orders-page.tsx')).OrdersPage,
    'product-categories': async () =>
      (
        await import(
          /* webpackChunkName: "page-product-categories" */ './product-categories/product-categories-page.tsx'
        )
      ).ProductCategoriesPage,
    products: async () =>
      (await import(/* webpackChunkName: "page-products" */ './products/products-page.tsx')).ProductsPage,
    product: async () =>
      (await import(/* webpackChunkName: "page-product" */ './product/product-page.tsx')).ProductPage,
    coupons: async () =>
      (await import(/* webpackChunkName: "page-coupons" */ './coupons/coupons-page.tsx')).CouponsPage,
    contact: async () =>
      (await import(/* webpackChunkName: "page-contact" */ './contact/contact-page.tsx')).ContactPage,
    'contact-thread': async () =>
      (await import(/* webpackChunkName: "page-contact" */ './contact-thread/contact-thread-page.tsx'))
        .ContactThreadPage,
    portfolio: async () =>
      (await import(/* webpackChunkName: "page-portfolio" */ './portfolio/portfolio-page.tsx')).PortfolioPage,
    'portfolio-categories': async () =>
      (await import(/* webpackChunkName: "page-portfolio" */ './portfolio-categories/portfolio-categories-page.tsx'))
        .PortfolioCategoriesPage,
    market: async () => (await import(/* webpackChunkName: "page-market" */ './market/market-page.tsx')).MarketPage,
  },
});
