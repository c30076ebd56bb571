import { defineShell } from '@aimante/build';

export default defineShell({
  name: 'shell',
  team: 'Plateforme',
  entry: './src/main.ts',
  arrival: './src/arrival/arrival.ts',
  takeover: './src/takeover/takeover.ts',
  server: './src/server.tsx',
  slots: [
    'search-box',
    'cart-button',
    'account-menu',
    'main-nav',
    'footer-shop',
    'footer-help',
    'footer-legal',
    'inspector',
  ],
  serviceWorker: './src/service-worker/service-worker.ts',
});
