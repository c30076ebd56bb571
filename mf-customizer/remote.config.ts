import { defineRemote } from '@aimante/build';
import type { FragmentPropsOf } from '@aimante/contract';

const config = defineRemote({
  name: 'mf-customizer',
  team: 'Recadrage',
  server: './src/server/prepare.ts',
  fragments: [
    {
      id: 'order-quality',
      slot: 'order-panel',
      order: 10,
      props: { orderId: 'string' },
      component: './src/fragments/order-quality/order-quality.tsx',
    },
    {
      id: 'make-yours',
      slot: 'portfolio-entry',
      props: { title: 'string' },
      component: './src/fragments/make-yours/make-yours.tsx',
    },
  ],
  links: [
    { slot: 'footer-shop', page: 'templates', order: 15 },
    { slot: 'footer-shop', page: 'photo-cropper', order: 30 },
  ],
  pages: [
    {
      id: 'templates',
      path: '/templates',
      component: './src/pages/templates/templates-page.tsx',
      access: 'public',
      sitemap: { priority: 0.8, frequency: 'weekly' },
    },
    {
      id: 'customize',
      path: '/products/:identifier/customize',
      component: './src/pages/customize/customize-page.tsx',
      chunk: 'cropper',
      isForBrowser: true,
      access: 'login',
      robots: 'noindex, nofollow',
    },
    {
      id: 'customize-as-guest',
      path: '/products/:identifier/customize/guest',
      component: './src/pages/customize/customize-page.tsx',
      chunk: 'cropper',
      isForBrowser: true,
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'phone',
      layout: 'bare',
      path: '/t',
      component: './src/pages/phone/phone-page.tsx',
      isForBrowser: true,
      texts: 'phone',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'photo-cropper',
      path: '/photo-cropper',
      component: './src/pages/photo-cropper/photo-cropper-page.tsx',
      chunk: 'cropper',
      isForBrowser: true,
      access: 'public',
      offline: true,
      sitemap: { priority: 0.7, frequency: 'monthly' },
    },
  ],
});

export default config;

declare module '@aimante/contract' {
  interface FragmentProps extends FragmentPropsOf<typeof config> {}
}
