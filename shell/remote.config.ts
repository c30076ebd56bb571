import { defineShell } from '@aimante/build';

export default defineShell({ name: 'shell', team: 'Plateforme', entry: './src/main.ts' });
