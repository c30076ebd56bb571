import { defineRemote } from '@aimante/build';

export default defineRemote({
  name: 'mf-inspector',
  team: 'Plateforme',
  pages: [],
  fragments: [{ id: 'inspector', slot: 'inspector', component: './src/fragments/inspector/inspector.tsx' }],
});
