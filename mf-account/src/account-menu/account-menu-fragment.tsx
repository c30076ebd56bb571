import { defineFragment } from '@aimante/remote';
import { locales } from '../locales.ts';
import { AccountMenu } from './account-menu.tsx';

export const { bootstrap, mount, update, unmount } = defineFragment(AccountMenu, locales);
