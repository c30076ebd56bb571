import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const secrets = { AUTH_SECRET: 'a'.repeat(32), LINK_SECRET: 'b'.repeat(32) };

describe('readConfig', () => {
  it('needs nothing on a developer’s machine, and takes an empty value for none', () => {
    expect(readConfig({ API_PORT: '', SITE_URL: '' })).toMatchObject({
      port: 4000,
      host: 'localhost',
      role: 'all',
      uploadsDir: 'data/uploads',
      demo: true,
      siteUrl: 'http://localhost:3000',
      apiUrl: 'http://localhost:4000',
    });
  });

  it('accepts calls of the shop’s own pages by every name of this machine', () => {
    const { origins } = readConfig({
      SITE_URL: 'http://localhost:3100/',
      CORS_ORIGINS: 'https://a.test, https://b.test/x',
    });
    expect(origins).toEqual([
      'http://localhost:3100',
      'http://127.0.0.1:3100',
      'http://[::1]:3100',
      'https://a.test',
      'https://b.test',
    ]);
    expect(readConfig({ SITE_URL: 'https://aimante.test' }).origins).toEqual(['https://aimante.test']);
  });

  it('has no demo in production', () => {
    expect(readConfig({ NODE_ENV: 'production', ...secrets }).demo).toBe(false);
    expect(() => readConfig({ NODE_ENV: 'production', ...secrets, DEMO: 'true' })).toThrow('DEMO');
    expect(() => readConfig({ NODE_ENV: 'production', AUTH_SECRET: secrets.AUTH_SECRET })).toThrow(
      'LINK_SECRET: needed',
    );
  });

  it.each(['SITE_URL', 'API_URL'])('needs TLS in production: %s', (name) => {
    const production = { NODE_ENV: 'production', ...secrets };
    const read = (address: string) => () => readConfig({ ...production, [name]: address });
    expect(read('http://aimante.test')).toThrow(`${name}: https in production`);
    for (const own of ['https://aimante.test', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(read(own)).not.toThrow();
    expect(() => readConfig({ [name]: 'http://aimante.test' })).not.toThrow();
  });

  it('names every fault at once', () => {
    expect(() => readConfig({ NODE_ENV: 'production', DEMO: '1', LOG_LEVEL: 'loud' })).toThrow(
      /LOG_LEVEL: .*; DEMO: .*; AUTH_SECRET, LINK_SECRET: needed in production$/,
    );
  });

  it.each([
    ['API_PORT', '0'],
    ['API_PORT', '70000'],
    ['API_ROLE', 'worker'],
    ['SITE_URL', 'javascript:alert(1)'],
    ['DATABASE_URL', 'mysql://a'],
    ['DEMO', 'perhaps'],
    ['CORS_ORIGINS', 'a.test'],
    ['AUTH_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['FILES_URL', 'ftp://a'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^Wrong configuration\\. ${name}`));
  });
});
