import type { AppDefinition } from '@aimante/remote';

/** One chunk a page, for the browser and for the server. */
export const pages: AppDefinition['pages'] = {
  home: async () => (await import(/* webpackChunkName: "page-home" */ './home/home-page.tsx')).HomePage,
  products: async () =>
    (await import(/* webpackChunkName: "page-products" */ './products/products-page.tsx')).ProductsPage,
  product: async () => (await import(/* webpackChunkName: "page-product" */ './product/product-page.tsx')).ProductPage,
  portfolio: async () =>
    (await import(/* webpackChunkName: "page-portfolio" */ './portfolio/portfolio-page.tsx')).PortfolioPage,
  about: async () => (await import(/* webpackChunkName: "page-about" */ './about/about-page.tsx')).AboutPage,
  contact: async () => (await import(/* webpackChunkName: "page-contact" */ './contact/contact-page.tsx')).ContactPage,
  local: async () => (await import(/* webpackChunkName: "page-local" */ './local/local-page.tsx')).LocalPage,
  'newsletter-confirm': async () =>
    (await import(/* webpackChunkName: "page-newsletter-confirm" */ './newsletter-confirm/newsletter-confirm-page.tsx'))
      .NewsletterConfirmPage,
  'legal-notice': async () =>
    (await import(/* webpackChunkName: "page-legal-notice" */ './legal-notice/legal-notice-page.tsx')).LegalNoticePage,
  'legal-terms': async () =>
    (await import(/* webpackChunkName: "page-legal-terms" */ './legal-terms/legal-terms-page.tsx')).LegalTermsPage,
  'legal-privacy': async () =>
    (await import(/* webpackChunkName: "page-legal-privacy" */ './legal-privacy/legal-privacy-page.tsx'))
      .LegalPrivacyPage,
};
