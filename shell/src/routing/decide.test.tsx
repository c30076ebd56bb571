import type { Session } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { decide } from './decide.ts';
import { remoteWith, routeTo } from './remote.fixture.ts';

const remotes = [
  remoteWith([
    routeTo('/', 'public', 'home'),
    routeTo('/products/:identifier', 'public', 'product'),
    routeTo('/products/:identifier/customize', 'login', 'customize'),
    routeTo('/checkout/guest', 'public', 'guest-checkout'),
    routeTo('/auth/login', 'visitor-only', 'login'),
    routeTo('/orders', 'login', 'orders'),
    routeTo('/admin', 'admin', 'admin'),
    routeTo('/admin/users', 'admin', 'admin-users'),
  ]),
];

const customer: Session = { token: 't', role: 'customer' };
const admin: Session = { token: 't', role: 'admin' };

function lead(address: string, session: Session | null = null): string {
  const [pathname = '/', query] = address.split('?');
  const decision = decide({ pathname, search: query ? `?${query}` : '', remotes, session });
  if (decision.kind === 'page') return decision.target.route.id;
  return decision.kind === 'redirect' ? `→ ${decision.to}` : decision.kind;
}

/** The fastest of five runs, which excludes other load on the machine. */
/** A pattern that backtracks takes seconds, and a busy machine some milliseconds. */
function quickest(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return Math.min(...times);
}

describe('the pages of a remote without a live release', () => {
  const stopped = [
    { name: 'mf-blog', kind: 'killed' as const, paths: ['/blog/:slug'] },
    { name: 'mf-old', kind: 'retired' as const, paths: ['/old', '/products/:identifier'] },
  ];
  const leadTo = (pathname: string) => decide({ pathname, search: '', remotes, stopped, session: null });

  it('are unavailable or gone, in both languages', () => {
    expect(leadTo('/blog/a-post')).toEqual({ kind: 'stopped', why: 'killed' });
    expect(leadTo('/en/old')).toEqual({ kind: 'stopped', why: 'retired' });
  });

  it('are shown if another remote answers there now', () => {
    expect(leadTo('/products/heart').kind).toBe('page');
  });
});

describe('decide', () => {
  it.each([
    ['/', null, 'home'],
    ['/en', null, 'home'],
    ['/products/magnet-5x5', null, 'product'],
    ['/nowhere', null, 'not-found'],
    ['/maintenance', null, '→ /'],
    ['/en/maintenance', null, '→ /en'],
    ['/checkout/guest', null, 'guest-checkout'],
    ['/orders', customer, 'orders'],
    ['/admin', admin, 'admin'],
    ['/admin', customer, 'not-found'],
    ['/admin/users', customer, 'not-found'],
    ['/auth/login', null, 'login'],
    ['/auth/login', customer, '→ /orders'],
    ['/en/auth/login', admin, '→ /en/orders'],
    ['/auth/login?redirect=%2Fcheckout%3Fstep%3D2', customer, '→ /checkout?step=2'],
    ['/en/auth/login?redirect=%2Fcheckout', customer, '→ /en/checkout'],
    ['/en/auth/login?redirect=%2Fen%2Fproducts%2Fa%2Fcustomize', customer, '→ /en/products/a/customize'],
    ['/auth/login?redirect=%2F%2Fevil.example', customer, '→ /orders'],
  ] as const)('leads %s (%j) to %s', (address, session, expected) => {
    expect(lead(address, session)).toBe(expected);
  });

  it('sends a visitor to login with the full requested address', () => {
    expect(lead('/products/a/customize?variant=2&quantity=9')).toBe(
      '→ /auth/login?redirect=%2Fproducts%2Fa%2Fcustomize%3Fvariant%3D2%26quantity%3D9',
    );
    expect(lead('/en/orders')).toBe('→ /en/auth/login?redirect=%2Fen%2Forders');
    expect(lead('/admin')).toBe('→ /auth/login?redirect=%2Fadmin');
  });

  it('shows the maintenance page at public addresses only, while the shop is closed', () => {
    const closed = (pathname: string, session: Session | null = null) =>
      decide({ pathname, search: '', remotes, session, isClosed: true });
    for (const pathname of ['/', '/en', '/products/a', '/orders', '/nowhere', '/administration', '/auth/signup']) {
      expect(closed(pathname, customer).kind).toBe('maintenance');
    }
    expect(closed('/maintenance').kind).toBe('redirect');
    expect(closed('/admin', admin)).toMatchObject({ kind: 'page' });
    expect(closed('/en/admin/users', admin)).toMatchObject({ kind: 'page' });
    expect(closed('/admin').kind).toBe('redirect');
    expect(closed('/auth/login')).toMatchObject({ kind: 'page' });
  });

  it.each([
    '/products/%3Cscript%3E',
    '/products/..%2f',
    '/products/a..b',
    '/products/a:b',
    `/products/${'a'.repeat(300)}`,
  ])('shows not-found for %s', (address) => {
    expect(lead(address)).toBe('not-found');
  });

  it.each([
    '//admin',
    '/ADMIN',
    '/Admin',
    '/%61dmin',
    '/admin%2f',
    '/admin%00',
    '/admin;x',
    '/admin.',
    '/admin..',
    '/admin/..',
    '/./admin',
    '/a/..;/admin',
    '/admin//users',
    '/admin/users/x',
    '/admin\\users',
    '/en//admin',
    '/en/en/admin',
    '/fr/admin',
    '/ａdmin',
    '/admin\u200b',
    '/аdmin',
    '/admin%20',
    '/admin%09',
    '/admin~',
    '/admin#',
    '/*',
    '/:admin',
  ])('never shows the back office for %j', (address) => {
    for (const session of [null, customer]) expect(lead(address, session)).not.toMatch(/^admin/);
  });

  it('settles a hostile path of 100 kB at once', () => {
    const paths = [
      `/${'a/'.repeat(50_000)}`,
      `/products/${'%3C'.repeat(33_000)}`,
      `/${'/'.repeat(1e5)}`,
      `/products/${'a'.repeat(1e5)}`,
    ];
    for (const path of paths) expect(quickest(() => lead(path))).toBeLessThan(100);
  });
});
