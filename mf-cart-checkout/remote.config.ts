import { defineRemote } from '@aimante/build';
import type { FragmentPropsOf } from '@aimante/contract';

const config = defineRemote({
  name: 'mf-cart-checkout',
  team: 'Commande',
  server: './src/server/prepare.ts',
  fragments: [
    { id: 'cart-button', slot: 'cart-button', component: './src/fragments/cart-button/cart-button.tsx' },
    {
      id: 'in-cart',
      slot: 'product-aside',
      props: { productId: 'string' },
      needs: 'cart',
      order: 10,
      component: './src/fragments/in-cart/in-cart.tsx',
    },
  ],
  ports: [{ port: 'cart', source: './src/cart-port/cart-port.ts' }],
  pages: [
    {
      id: 'cart',
      path: '/cart',
      component: './src/pages/cart/cart-page.tsx',
      access: 'public',
      offline: true,
      robots: 'noindex, nofollow',
    },
    {
      id: 'send-cart',
      path: '/cart/send',
      component: './src/pages/send-cart/send-cart-page.tsx',
      texts: 'checkout',
      chunk: 'confirmation',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'shared-cart',
      path: '/cart/shared',
      component: './src/pages/shared-cart-page.tsx',
      texts: 'checkout',
      chunk: 'confirmation',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'stop-reminder',
      path: '/cart/reminder/stop',
      component: './src/pages/stop-reminder-page.tsx',
      texts: 'checkout',
      chunk: 'confirmation',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'checkout',
      layout: 'bare',
      path: '/checkout',
      component: './src/pages/checkout-page.tsx',
      texts: 'checkout',
      access: 'login',
      robots: 'noindex, nofollow',
    },
    {
      id: 'payment',
      layout: 'bare',
      path: '/checkout/payment',
      component: './src/pages/payment/payment-page.tsx',
      texts: 'checkout',
      chunk: 'checkout',
      access: 'login',
      robots: 'noindex, nofollow',
    },
    {
      id: 'guest-checkout',
      layout: 'bare',
      path: '/checkout/guest',
      component: './src/pages/guest-checkout/guest-checkout-page.tsx',
      texts: 'checkout',
      chunk: 'checkout',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'confirmation',
      path: '/checkout/confirmation',
      component: './src/pages/confirmation-page.tsx',
      texts: 'checkout',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'success',
      path: '/checkout/success',
      component: './src/pages/success-page.tsx',
      texts: 'checkout',
      chunk: 'confirmation',
      access: 'public',
      robots: 'noindex, nofollow',
    },
    {
      id: 'payment-error',
      path: '/checkout/error',
      component: './src/pages/payment-error/payment-error-page.tsx',
      texts: 'checkout',
      chunk: 'confirmation',
      access: 'public',
      robots: 'noindex, nofollow',
    },
  ],
});

export default config;

declare module '@aimante/contract' {
  interface FragmentProps extends FragmentPropsOf<typeof config> {}
}
