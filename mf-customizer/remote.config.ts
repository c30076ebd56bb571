import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-customizer',
  team: 'Recadrage',
  exposes: { './app': './src/app.tsx' },
  pages: [
    {
      id: 'customize',
      path: '/products/:identifier/customize',
      access: 'login',
      robots: 'noindex, nofollow',
    },
    { id: 'photo-cropper', path: '/photo-cropper', access: 'public' },
  ],
});
