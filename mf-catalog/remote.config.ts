import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-catalog',
  team: 'Catalogue',
  exposes: { './app': './src/app.tsx', './search-box': './src/search-box/search-box-fragment.tsx' },
  server: './src/server.tsx',
  fragments: [{ slot: 'search-box', expose: './search-box' }],
  pages: [
    { id: 'home', path: '/', access: 'public', sitemap: { priority: 1, frequency: 'weekly' } },
    { id: 'products', path: '/products', access: 'public', sitemap: { priority: 0.9, frequency: 'weekly' } },
    { id: 'product', path: '/products/:identifier', access: 'public' },
    { id: 'portfolio', path: '/portfolio', access: 'public', sitemap: { priority: 0.8, frequency: 'monthly' } },
    { id: 'about', path: '/about', access: 'public', sitemap: { priority: 0.6, frequency: 'monthly' } },
    { id: 'contact', path: '/contact', access: 'public', sitemap: { priority: 0.7, frequency: 'monthly' } },
    { id: 'local', path: '/local', access: 'public', sitemap: { priority: 0.8, frequency: 'weekly' } },
    { id: 'newsletter-confirm', path: '/newsletter/confirm', access: 'public', robots: 'noindex, nofollow' },
    { id: 'legal-notice', path: '/legal/notice', access: 'public' },
    { id: 'legal-terms', path: '/legal/terms', access: 'public' },
    { id: 'legal-privacy', path: '/legal/privacy', access: 'public' },
  ],
});
