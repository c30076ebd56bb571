import { randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';

export function addressesOf({ port, apiPort }: Config) {
  return { siteUrl: `http://localhost:${port}`, apiUrl: `http://localhost:${apiPort}` };
}

/**
 * The environment of the servers: the given variables without empty ones, and the values that follow from the ports.
 */
export function serverEnvironment(config: Config, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { port, apiPort, dataDir, isDemo } = config;
  const { siteUrl, apiUrl } = addressesOf(config);
  return {
    LOG_LEVEL: 'warn',
    SITE_URL: siteUrl,
    API_URL: apiUrl,
    // The back office's server may move the channels of this edge. Both use this token while they run.
    EDGE_TOKEN: randomBytes(24).toString('hex'),
    ...withoutEmpty(given),
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    DEMO: isDemo ? '1' : '0',
  };
}

export function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}
