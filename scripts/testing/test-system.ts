import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChildProcesses } from '../system/child-processes.ts';
import { freePort, onFreePorts } from '../system/ports.ts';
import { startSystem } from '../system/start-system.ts';
import { findBrowser } from './browser.ts';

export interface StageOptions {
  readonly root: string;
  readonly children: ChildProcesses;
  /** For reports and data. Removed afterwards. */
  readonly scratch: string;
  /** Everything that the children print. */
  readonly logFile: string;
}

export interface TestSystem {
  /** The environment of a program that visits the system. */
  readonly env: NodeJS.ProcessEnv;
  readonly fails: Promise<never>;
  readonly stop: () => Promise<void>;
}

const STAGE_PORTS = 6;
/** The caller's settings. They could point to a database, a store or a site in real use, or to another shop. */
const OWN_SETTINGS =
  /^(DATABASE_URL|DATA_DIR|API_ROLE|UPLOADS_DIR|DOCS|OTEL_.*|(SITE|API|EDGE|KEEPER)_URL|KEEPER_(HOST|PORT)|HOST|DEMO|NODE_ENV|SMTP_.*|MAIL_FROM|AWS_.*|FILES_URL|DEMO_PAYMENTS|DEMO_CARRIERS|COLISSIMO_.*|LAPOSTE_.*|MONDIAL_RELAY_.*|INVOICE_PLATFORM_.*|ADDRESS_API_URL|STRIPE_.*|PAYPAL_.*|RELEASES?_.*|OVERRIDES?(_ORIGINS)?|CORS_ORIGINS|TRUST_PROXY|EARLY_HINTS|PRECONNECT|.*_(SECRET|TOKEN|SALT))$/;

/** The caller's environment without the settings of the shop. */
export function foreignEnvironment(given: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !OWN_SETTINGS.test(name)));
}

/** The system that `npm start` starts, on free ports, with its own database and a browser. */
export async function startTestSystem({ root, children, scratch }: StageOptions): Promise<TestSystem> {
  const browser = findBrowser(console.log);
  const dataDir = join(scratch, 'data');
  await mkdir(dataDir, { recursive: true });
  // For the sites that journeys with releases start: spare ports in case another program takes one of them.
  const stages = await Promise.all(Array.from({ length: STAGE_PORTS }, freePort));
  // The log of every request: after the journeys it is searched for leaks.
  const env = {
    ...foreignEnvironment(),
    LOG_LEVEL: 'info',
    CORS_ORIGINS: stages.flatMap((port) => [`http://localhost:${port}`, `https://localhost:${port}`]).join(),
  };
  const { siteUrl, apiUrl, fails, stop } = await onFreePorts(2, ([port = 0, apiPort = 0]) =>
    startSystem({ root, config: { port, apiPort, dataDir, isDemo: true }, env, children, print: console.log }),
  );
  const places = { SITE_URL: siteUrl, API_URL: apiUrl, DATA_DIR: dataDir, STAGE_PORTS: stages.join() };
  return { env: { ...env, ...places, CHROMIUM_PATH: browser }, fails, stop };
}
