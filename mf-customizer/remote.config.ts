import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-customizer',
  team: 'Recadrage',
  links: [{ slot: 'footer-shop', page: 'photo-cropper', order: 30 }],
  pages: [
    {
      id: 'customize',
      path: '/products/:identifier/customize',
      component: './src/pages/customize/customize-page.tsx',
      access: 'login',
      robots: 'noindex, nofollow',
    },
    {
      id: 'photo-cropper',
      path: '/photo-cropper',
      component: './src/pages/photo-cropper/photo-cropper-page.tsx',
      access: 'public',
      offline: true,
    },
  ],
});
