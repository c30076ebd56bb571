import type { AppDefinition } from '@aimante/remote';

/** One chunk a page, for the browser and for the server. */
export const pages: AppDefinition['pages'] = {
  home: async () => (await import(/* webpackChunkName: "page-home" */ './home/home-page.tsx')).HomePage,
  products: async () =>
    (await import(/* webpackChunkName: "page-products" */ './products/products-page.tsx')).ProductsPage,
  product: async () => (await import(/* webpackChunkName: "page-product" */ './product/product-page.tsx')).ProductPage,
  portfolio: async () => (await import(/* webpackChunkName: "page-portfolio" */ './quiet-pages.ts')).PortfolioPage,
  contact: async () => (await import(/* webpackChunkName: "page-contact" */ './place-pages.ts')).ContactPage,
  local: async () => (await import(/* webpackChunkName: "page-local" */ './place-pages.ts')).LocalPage,
  about: async () => (await import(/* webpackChunkName: "page-about" */ './quiet-pages.ts')).AboutPage,
  'newsletter-confirm': async () =>
    (await import(/* webpackChunkName: "page-newsletter-confirm" */ './quiet-pages.ts')).NewsletterConfirmPage,
  'legal-notice': async () =>
    (await import(/* webpackChunkName: "page-legal-notice" */ './quiet-pages.ts')).LegalNoticePage,
  'legal-terms': async () =>
    (await import(/* webpackChunkName: "page-legal-terms" */ './quiet-pages.ts')).LegalTermsPage,
  'legal-privacy': async () =>
    (await import(/* webpackChunkName: "page-legal-privacy" */ './quiet-pages.ts')).LegalPrivacyPage,
};
