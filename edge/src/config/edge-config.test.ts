import { describe, expect, it } from '@jest/globals';
import { readEdgeConfig } from './edge-config.ts';

describe('the configuration', () => {
  it('has a default for everything, and takes an empty value for none', () => {
    expect(readEdgeConfig({ PORT: '', DATA_DIR: '' })).toMatchObject({
      port: 3000,
      apiUrl: 'http://localhost:4000',
      siteUrl: 'http://localhost:3000',
      dataDir: expect.stringMatching(/[\\/]data$/),
      releasesDir: expect.stringMatching(/[\\/]data[\\/]releases$/),
      isDemo: true,
      isProduction: false,
    });
  });

  it('is no demo in production unless asked for', () => {
    expect(readEdgeConfig({ NODE_ENV: 'production' }).isDemo).toBe(false);
    expect(readEdgeConfig({ NODE_ENV: 'production', DEMO: '1' }).isDemo).toBe(true);
  });

  it.each(['SITE_URL', 'API_URL'])('needs TLS in production: %s', (name) => {
    const read = (address: string) => () => readEdgeConfig({ NODE_ENV: 'production', [name]: address });
    expect(read('http://aimante.test')).toThrow(`${name}: https in production`);
    for (const own of ['https://aimante.test', 'http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
      expect(read(own)).not.toThrow();
    expect(() => readEdgeConfig({ [name]: 'http://aimante.test' })).not.toThrow();
  });

  it('accepts the same values of a switch as the API', () => {
    for (const [word, isOn] of [
      ['yes', true],
      ['off', false],
      ['1', true],
      ['false', false],
    ] as const)
      expect(readEdgeConfig({ DEMO: word, EARLY_HINTS: word })).toMatchObject({ isDemo: isOn, sendsEarlyHints: isOn });
  });

  it('names what is wrong in one line', () => {
    const wrong = {
      PORT: '70000',
      API_URL: 'localhost:4000',
      SITE_URL: 'javascript:alert(1)',
      DEMO: 'maybe',
      TRUST_PROXY: 'all',
    };
    for (const [name, value] of Object.entries(wrong)) {
      const read = () => readEdgeConfig({ [name]: value });
      expect(read).toThrow(new RegExp(`^The environment is invalid\\. ${name}: .+ The README lists every setting\\.$`));
    }
  });

  it('keeps only the origin of an address for the security policy', () => {
    expect(readEdgeConfig({ API_URL: "https://api.test/v1;script-src 'unsafe-inline'" }).apiUrl).toBe(
      'https://api.test',
    );
  });
});
