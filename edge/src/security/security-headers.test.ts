import { describe, expect, it } from '@jest/globals';
import { createLiveStore, serveEdge } from '../testing/served-edge.ts';
import { securityHeaders } from './security-headers.ts';

const config = { apiUrl: 'https://api.test', siteUrl: 'https://shop.test', isProduction: true };

describe('the security headers', () => {
  it('stand on every answer, whatever it is', async () => {
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

  it('allow no script but our own files', () => {
    const policy = securityHeaders(config)['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe|\*|nonce|https:(?!\/\/api\.test)/);
    expect(policy).toContain("connect-src 'self' https://api.test;");
  });

  it('bind browsers to https only where the shop runs on it', () => {
    const hsts = (change: Partial<typeof config>) =>
      securityHeaders({ ...config, ...change })['strict-transport-security'];
    expect(hsts({})).toBe('max-age=31536000; includeSubDomains');
    expect(hsts({ siteUrl: 'http://localhost:3000' })).toBeUndefined();
    expect(hsts({ isProduction: false })).toBeUndefined();
  });
});
