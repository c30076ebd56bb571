import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from './safe-redirect.ts';

const hostile = [
  'https://evil.example',
  'http://evil.example/orders',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u200b/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/%2F/evil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)\n',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://evil.example/1',
  'evil.example',
  'evil.example/orders',
  '@evil.example',
  ':80@evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  '/<script>alert(1)</script>',
  `/${'a'.repeat(3000)}`,
  '',
  '/auth/login?redirect=/auth/login',
  '/en/auth/signup',
];

describe('safeRedirect', () => {
  it.each(hostile)('refuses %j', (payload) => {
    expect(safeRedirect(payload)).toBeUndefined();
  });

  it('refuses what is not there', () => {
    expect(safeRedirect(null)).toBeUndefined();
  });

  it.each(['/orders', '/en/checkout?step=2', '/products/magnet-5x5/customize?lot=9#photos', '/account/data'])(
    'lets %s through as it is',
    (path) => {
      expect(safeRedirect(path)).toBe(path);
    },
  );

  it('never returns an address that leads to another site', () => {
    for (const payload of hostile) {
      const target = safeRedirect(payload) ?? '/';
      expect(new URL(target, 'https://aimante.example').origin).toBe('https://aimante.example');
    }
  });
});
