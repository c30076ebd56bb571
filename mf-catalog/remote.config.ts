import { defineRemote } from '@aimante/build';
import type { SlotPropsOf } from '@aimante/contract';

const config = defineRemote({
  name: 'mf-catalog',
  team: 'Catalogue',
  server: './src/server/prepare.ts',
  slots: { 'product-aside': { productId: 'string' }, 'portfolio-entry': { projectId: 'string', title: 'string' } },
  forms: [
    { id: 'newsletter', page: 'home', api: '/api/newsletter/subscribe', maxBytes: 2048 },
    { id: 'contact', page: 'contact', api: '/api/contact', maxBytes: 16 * 1024 * 1024 },
  ],
  fragments: [{ id: 'search-box', slot: 'search-box', component: './src/fragments/search-box/search-box.tsx' }],
  links: [
    { slot: 'main-nav', page: 'home', order: 10 },
    { slot: 'main-nav', page: 'products', order: 20 },
    { slot: 'main-nav', page: 'portfolio', order: 30 },
    { slot: 'main-nav', page: 'contact', order: 40 },
    { slot: 'footer-shop', page: 'products', order: 10 },
    { slot: 'footer-shop', page: 'portfolio', order: 20 },
    { slot: 'footer-shop', page: 'local', order: 40 },
    { slot: 'footer-help', page: 'home', id: 'faq', hash: 'faq', order: 10 },
    { slot: 'footer-help', page: 'contact', id: 'write-to-us', order: 30 },
    { slot: 'footer-help', page: 'about', order: 40 },
    { slot: 'footer-legal', page: 'legal-notice', order: 10 },
    { slot: 'footer-legal', page: 'legal-terms', order: 20 },
    { slot: 'footer-legal', page: 'legal-terms', id: 'withdrawal', hash: 'withdrawal', order: 25 },
    { slot: 'footer-legal', page: 'legal-privacy', order: 30 },
    { slot: 'footer-legal', page: 'legal-notice', id: 'accessibility', hash: 'accessibility', order: 40 },
  ],
  pages: [
    {
      id: 'home',
      path: '/',
      component: './src/pages/home/home-page.tsx',
      access: 'public',
      sitemap: { priority: 1, frequency: 'weekly' },
    },
    {
      id: 'products',
      path: '/products',
      component: './src/pages/products/products-page.tsx',
      access: 'public',
      sitemap: { priority: 0.9, frequency: 'weekly' },
    },
    {
      id: 'product',
      path: '/products/:identifier',
      component: './src/pages/product/product-page.tsx',
      access: 'public',
    },
    {
      id: 'portfolio',
      path: '/portfolio',
      component: './src/pages/portfolio/portfolio-page.tsx',
      chunk: 'quiet',
      access: 'public',
      sitemap: { priority: 0.8, frequency: 'monthly' },
    },
    {
      id: 'about',
      path: '/about',
      component: './src/pages/about/about-page.tsx',
      chunk: 'quiet',
      access: 'public',
      sitemap: { priority: 0.6, frequency: 'monthly' },
    },
    {
      id: 'contact',
      path: '/contact',
      component: './src/pages/contact/contact-page.tsx',
      chunk: 'place',
      access: 'public',
      sitemap: { priority: 0.7, frequency: 'monthly' },
    },
    {
      id: 'local',
      path: '/local',
      component: './src/pages/local/local-page.tsx',
      chunk: 'place',
      access: 'public',
      sitemap: { priority: 0.8, frequency: 'weekly' },
    },
    {
      id: 'newsletter-confirm',
      path: '/newsletter/confirm',
      component: './src/pages/newsletter-confirm/newsletter-confirm-page.tsx',
      chunk: 'quiet',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'legal-notice',
      path: '/legal/notice',
      component: './src/pages/legal-notice/legal-notice-page.tsx',
      chunk: 'quiet',
      access: 'public',
    },
    {
      id: 'legal-terms',
      path: '/legal/terms',
      component: './src/pages/legal-terms/legal-terms-page.tsx',
      chunk: 'quiet',
      access: 'public',
    },
    {
      id: 'legal-privacy',
      path: '/legal/privacy',
      component: './src/pages/legal-privacy/legal-privacy-page.tsx',
      chunk: 'quiet',
      access: 'public',
    },
  ],
});

export default config;

declare module '@aimante/contract' {
  interface SlotProps extends SlotPropsOf<typeof config> {}
}
