import { defineApp } from '@aimante/remote';
import { locales } from './locales.ts';

export const { bootstrap, mount, update, unmount } = defineApp({
  locales,
  pages: {
    customize: async () =>
      (await import(/* webpackChunkName: "page-customize" */ './customize/customize-page.tsx')).CustomizePage,
    'photo-cropper': async () =>
      (await import(/* webpackChunkName: "page-photo-cropper" */ './photo-cropper/photo-cropper-page.tsx'))
        .PhotoCropperPage,
  },
});
