import { defineFragment } from '@aimante/remote';
import { locales } from '../locales.ts';
import { SearchBox } from './search-box.tsx';

export const { bootstrap, mount, update, unmount } = defineFragment(SearchBox, locales);
