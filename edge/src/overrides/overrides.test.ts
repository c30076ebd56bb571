import { describe, expect, it } from '@jest/globals';
import { isAllowedOrigin, parseOverrides, writeOverrides } from './overrides.ts';

describe('parseOverrides', () => {
  it('reads several, and writes them as they were', () => {
    const text = 'mf-catalog@http://localhost:3003,mf-admin@https://pr-7.preview.test';
    const overrides = parseOverrides(text);
    expect(overrides).toEqual([
      { remote: 'mf-catalog', origin: 'http://localhost:3003' },
      { remote: 'mf-admin', origin: 'https://pr-7.preview.test' },
    ]);
    expect(writeOverrides(overrides ?? [])).toBe(text);
  });

  it.each([
    'mf-catalog',
    'mf-catalog@localhost:3003',
    'mf-catalog@javascript:alert(1)',
    'mf-catalog@http://user:password@localhost',
    'mf-catalog@http://localhost:3003/deep',
    'mf-catalog@http://localhost:99999',
    "mf-catalog@http://localhost;script-src 'unsafe-inline'",
    'MF@http://localhost',
    Array.from({ length: 11 }, () => 'mf-a@http://localhost').join(),
  ])('refuses %s', (text) => {
    expect(parseOverrides(text)).toBeUndefined();
  });
});

describe('isAllowedOrigin', () => {
  it.each([
    ['http://localhost:3003', true],
    ['http://127.0.0.1:3003', true],
    ['http://[::1]:3003', true],
    ['https://pr-7.preview.test', true],
    ['https://preview.test', false],
    ['http://localhost.evil.test', false],
    ['http://169.254.169.254', false],
  ])('%s: %s', (origin, expected) => {
    expect(isAllowedOrigin(origin, ['https://pr-7.preview.test'])).toBe(expected);
  });
});
