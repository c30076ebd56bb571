import { defineApp } from '@aimante/remote';
import { hydrateQueries } from '@aimante/remote/data';
import { locales } from './locales.ts';
import { pages } from './pages.ts';

export const { bootstrap, mount, update, unmount } = defineApp({ locales, pages, receive: hydrateQueries });
