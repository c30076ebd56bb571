import { defineShell } from '@aimante/build';

export default defineShell({
  name: 'shell',
  team: 'Plateforme',
  entry: './src/main.ts',
  serviceWorker: './src/service-worker/service-worker.ts',
});
