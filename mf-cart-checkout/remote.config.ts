import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-cart-checkout',
  team: 'Commande',
  exposes: {
    './app': './src/app.tsx',
    './cart-button': './src/cart-button/cart-button-fragment.tsx',
    './cart-port': './src/cart-port.ts',
  },
  fragments: [{ slot: 'cart-button', expose: './cart-button' }],
  ports: [{ port: 'cart', expose: './cart-port' }],
  pages: [
    { id: 'cart', path: '/cart', access: 'public', robots: 'noindex, nofollow' },
    { id: 'checkout', layout: 'bare', path: '/checkout', access: 'login', robots: 'noindex, nofollow' },
    { id: 'payment', layout: 'bare', path: '/checkout/payment', access: 'login', robots: 'noindex, nofollow' },
    { id: 'guest-checkout', layout: 'bare', path: '/checkout/guest', access: 'public', robots: 'noindex, nofollow' },
    { id: 'confirmation', path: '/checkout/confirmation', access: 'public', robots: 'noindex, nofollow' },
    { id: 'success', path: '/checkout/success', access: 'public', robots: 'noindex, nofollow' },
    { id: 'payment-error', path: '/checkout/error', access: 'public', robots: 'noindex, nofollow' },
  ],
});
