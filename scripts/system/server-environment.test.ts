import { describe, expect, it } from '@jest/globals';
import { serverEnvironment } from './server-environment.ts';

const config = { port: 3100, apiPort: 4100, dataDir: '/data', isDemo: true };

describe('serverEnvironment', () => {
  it('passes the servers their addresses, also for an empty setting', () => {
    const env = serverEnvironment(config, { SITE_URL: '', API_URL: '', EDGE_TOKEN: '' });
    expect(env).toMatchObject({ SITE_URL: 'http://localhost:3100', API_URL: 'http://localhost:4100' });
    expect(env.EDGE_TOKEN).toHaveLength(48);
  });

  it('keeps a given address', () => {
    expect(serverEnvironment(config, { SITE_URL: 'https://aimante.example' }).SITE_URL).toBe('https://aimante.example');
  });
});
