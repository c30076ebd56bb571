import { defineFragment } from '@aimante/remote';
import { locales } from '../locales.ts';
import { CartButton } from './cart-button.tsx';

export const { bootstrap, mount, update, unmount } = defineFragment(CartButton, locales);
