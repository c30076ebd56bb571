import { defineApp } from '@aimante/remote';
import { takeOverQueries } from './catalogue/shop-query.ts';
import { locales } from './locales.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, update, unmount } = defineApp({ locales, pages, receive: takeOverQueries });
