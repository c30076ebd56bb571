import { expect, it } from '@jest/globals';
import { remoteModules } from './remote-modules.ts';

it('leaves the pages of the browser out of the server entry', () => {
  const page = { access: 'public', component: './src/shown-page.tsx' } as const;
  const modules = remoteModules({
    name: 'mf-test',
    team: 'Test',
    server: './src/prepare.ts',
    pages: [
      { ...page, id: 'read', path: '/read' },
      { ...page, id: 'edit', path: '/edit', isForBrowser: true },
    ],
  });
  expect(modules['app.mjs']).toContain('"edit"');
  expect(modules['server.mjs']).toContain('"read"');
  expect(modules['server.mjs']).not.toContain('"edit"');
});
