import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-cart-checkout',
  team: 'Commande',
  exposes: { './app': './src/app.tsx', './cart-button': './src/cart-button/cart-button-fragment.tsx' },
  fragments: [{ slot: 'cart-button', expose: './cart-button' }],
  pages: [
    { id: 'cart', path: '/cart', access: 'public', robots: 'noindex, nofollow' },
    { id: 'checkout', path: '/checkout', access: 'login', robots: 'noindex, nofollow' },
    { id: 'payment', path: '/checkout/payment', access: 'login', robots: 'noindex, nofollow' },
    { id: 'guest-checkout', path: '/checkout/guest', access: 'public', robots: 'noindex, nofollow' },
    { id: 'confirmation', path: '/checkout/confirmation', access: 'public', robots: 'noindex, nofollow' },
    { id: 'success', path: '/checkout/success', access: 'public', robots: 'noindex, nofollow' },
    { id: 'payment-error', path: '/checkout/error', access: 'public', robots: 'noindex, nofollow' },
  ],
});
