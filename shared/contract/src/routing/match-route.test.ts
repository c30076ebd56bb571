import { describe, expect, it } from '@jest/globals';
import { matchRoute } from './match-route.ts';

const routes = [
  '/',
  '/products',
  '/products/:identifier',
  '/products/new',
  '/products/:identifier/customize',
  '/admin',
].map((path) => ({ path }));
const pathOf = (path: string) => matchRoute(routes, path)?.route.path;

describe('matchRoute', () => {
  it('finds the route of an address and its parameters', () => {
    expect(matchRoute(routes, '/products/magnet-5x5/customize')).toEqual({
      route: { path: '/products/:identifier/customize' },
      params: { identifier: 'magnet-5x5' },
    });
  });

  it('prefers a fixed segment to a parameter', () => {
    expect(pathOf('/products/new')).toBe('/products/new');
  });

  it('redirects nowhere from an address with two slashes in a row', () => {
    for (const path of ['//', '//products', '/products//', '/products//new']) expect(pathOf(path)).toBeUndefined();
  });

  it('takes an address with and without a closing slash', () => {
    expect(pathOf('/products/')).toBe('/products');
    expect(pathOf('/')).toBe('/');
  });

  it.each([
    '//admin',
    '/ADMIN',
    '/%61dmin',
    '/a/../admin',
    '/admin;x',
    '/admin//',
    '/.admin',
    '/admin%00',
    '',
    '/products//customize',
  ])('redirects %j nowhere', (path) => {
    expect(pathOf(path)).not.toBe('/admin');
    expect(pathOf(path)).not.toBe('/products/:identifier/customize');
  });
});
