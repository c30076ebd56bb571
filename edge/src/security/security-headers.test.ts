import { describe, expect, it } from '@jest/globals';
import { createLiveStore, serveEdge } from '../testing/served-edge.ts';
import { securityHeaders } from './security-headers.ts';

const config = { apiUrl: 'https://api.test', siteUrl: 'https://shop.test', isProduction: true, takesStripe: false };
const headers = (change: Partial<typeof config> = {}, path = '/') => securityHeaders({ ...config, ...change })(path);

describe('the security headers', () => {
  it('are on every answer', async () => {
    const served = await serveEdge(await createLiveStore());
    const paths = [
      '/',
      '/nowhere',
      '/remotes/shell/1/main.11111111.js',
      '/remotes/shell/1/x.js',
      '/favicon.svg',
      '/x.png',
    ];
    const answers = await Promise.all([
      ...[...paths, '/healthz', '/metrics', '/registry.json', '/robots.txt', '/sitemap.xml', '/sw.js'].map((path) =>
        served.get(path),
      ),
      served.post('/', ''),
      served.get(`/${'a'.repeat(3000)}`),
    ]);
    await served.stop();
    await served.fake.remove();
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'cross-origin-opener-policy': 'same-origin',
        'integrity-policy': 'blocked-destinations=(script)',
        'permissions-policy': expect.stringContaining('camera=()'),
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('let no other site read a page as a part of its own, but show its pictures in mails', async () => {
    const served = await serveEdge(await createLiveStore());
    const policyOf = async (path: string) => (await served.get(path)).headers['cross-origin-resource-policy'];
    expect(await Promise.all(['/', '/nowhere', '/uploads/x.png'].map(policyOf))).toEqual([
      'same-origin',
      'same-origin',
      undefined,
    ]);
    await served.stop();
    await served.fake.remove();
  });

  it('allow no script but our own files', () => {
    const policy = headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|nonce|https:(?!\/\/api\.test)/);
    expect(policy).toContain("connect-src 'self' https://api.test;");
  });

  it('leave no directive open that the default does not cover', () => {
    const policy = headers()['content-security-policy'];
    for (const rule of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(rule);
  });

  it('let no page write code or HTML that runs, except beside Stripe', () => {
    const isRequired = (change: Partial<typeof config>, path: string) =>
      headers(change, path)['content-security-policy']?.includes("require-trusted-types-for 'script'");
    expect([isRequired({}, '/'), isRequired({}, '/checkout')]).toEqual([true, true]);
    expect(isRequired({ takesStripe: true }, '/checkout')).toBe(false);
    expect(isRequired({}, '/remotes/mf-customizer/0.1.0-1a2b/workers/type.1a2b3c4d.js')).toBe(false);
  });

  it('let a worker compile wasm, and no page', () => {
    const policyOf = (path: string) => headers({}, path)['content-security-policy'];
    expect(policyOf('/remotes/mf-customizer/0.1.0-1a2b/workers/type.1a2b3c4d.js')).toContain(
      "script-src 'self' 'wasm-unsafe-eval';",
    );
    for (const path of ['/photo-cropper', '/remotes/mf-customizer/0.1.0-1a2b/main.js', '/x/workers/y.js'])
      expect(policyOf(path)).toContain("script-src 'self';");
  });

  it('allow the camera in the back office only', () => {
    const isAllowed = (path: string) => headers({}, path)['permissions-policy']?.includes('camera=(self)');
    expect(['/admin', '/admin/packing', '/en/admin/packing'].map(isAllowed)).toEqual([true, true, true]);
    expect(['/', '/checkout', '/administration', '/account'].map(isAllowed)).toEqual([false, false, false, false]);
  });

  it('bind browsers to https only where the shop runs on it', () => {
    const hsts = (change: Partial<typeof config>) => headers(change)['strict-transport-security'];
    expect(hsts({})).toBe('max-age=31536000; includeSubDomains');
    expect(hsts({ siteUrl: 'http://localhost:3000' })).toBeUndefined();
    expect(hsts({ isProduction: false })).toBeUndefined();
  });

  it.each(['/checkout', '/checkout/payment', '/en/checkout/guest'])(
    'let Stripe in at %s, where it is configured',
    (path) => {
      const withStripe = headers({ takesStripe: true }, path);
      const policy = withStripe['content-security-policy'];
      expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com;");
      expect(policy).toContain("connect-src 'self' https://api.test https://api.stripe.com;");
      expect(policy).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com;');
      expect(withStripe['permissions-policy']).toContain('payment=(self "https://js.stripe.com")');
      expect(withStripe['integrity-policy']).toBeUndefined();
      expect(headers({}, path)).toEqual(headers());
    },
  );

  it.each(['/', '/cart', '/checkouts', '/products/checkout', '/fr/checkout'])('refuse a login at %s', (path) => {
    expect(headers({ takesStripe: true }, path)).toEqual(headers());
  });
});
