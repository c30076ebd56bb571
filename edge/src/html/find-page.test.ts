import { expect, it } from '@jest/globals';
import { fakeRoute } from '../testing/served-edge.ts';
import { hasServerHtml, type PageRelease } from './find-page.ts';

const page = (route: Partial<PageRelease['route']>, server: string | undefined = 'server.js') =>
  ({ remote: { server }, route: { ...fakeRoute('read', '/read'), ...route } }) as unknown as PageRelease;

it.each([
  ['a public page of a remote with a server entry', page({}), true],
  ['a page for members', page({ access: 'login' }), false],
  ['a page that the browser alone renders', page({ isForBrowser: true }), false],
  ['a page of a remote without a server entry', { ...page({}), remote: {} as PageRelease['remote'] }, false],
])('knows whether the server renders %s', (_, found, expected) => {
  expect(hasServerHtml(found)).toBe(expected);
});
