import { createHash, randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import * as z from 'zod';
import { type Override, parseOverrides } from '../overrides/overrides.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const webUrl = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
const flag = z.stringbool();

const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .pipe(z.array(webUrl));
const overrides = z
  .string()
  .transform(parseOverrides)
  .refine((list) => list !== undefined, 'write it as mf-catalog@http://localhost:3003');

const proxies = z
  .string()
  .transform((list) => list.split(',').map((proxy) => proxy.trim()))
  .refine(areAddresses, 'write addresses, networks or loopback, with commas between');

const environmentSchema = z.object({
  PORT: port.default(3000),
  API_URL: webUrl.default('http://localhost:4000'),
  SITE_URL: webUrl.optional(),
  DATA_DIR: z.string().default('./data'),
  RELEASES_DIR: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  PRECONNECT: origins.default([]),
  OVERRIDES: overrides.default([]),
  OVERRIDE_ORIGINS: origins.default([]),
  EARLY_HINTS: flag.default(false),
  TRUST_PROXY: proxies.default([]),
  KEEPER_URL: webUrl.default('http://localhost:3001'),
  EDGE_TOKEN: z.string().min(24, 'at least 24 characters').optional(),
  METRICS_TOKEN: z.string().min(32, 'at least 32 characters').optional(),
  CANARY_SALT: z.string().max(200).default('aimante'),
  DEMO: flag.optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
});

export interface EdgeConfig {
  readonly port: number;
  readonly apiUrl: string;
  readonly siteUrl: string;
  readonly dataDir: string;
  readonly releasesDir: string;
  /** Assigns visitors to canary groups. Another salt assigns them anew. */
  readonly canarySalt: string;
  /** Signs the ids of visitors. The same in all edges with the same `EDGE_TOKEN`, otherwise new at each start. */
  readonly visitorSecret: string;
  /** The bearer token that may move the channels. */
  readonly operatorToken: string | undefined;
  /** The process with the keys for operations. */
  readonly keeperUrl: string;
  /** The bearer token that may read the metrics. Without one, only this machine may. */
  readonly metricsToken: string | undefined;
  /** Other servers that a page needs: a CDN, providers of cards and wallets. */
  readonly preconnect: readonly string[];
  /** Whether Stripe handles card payments. The checkout then allows Stripe's fields. */
  readonly takesStripe: boolean;
  /** Remotes served by their developers' servers, unless the visitor's cookie says otherwise. */
  readonly overrides: readonly Override[];
  /** The only servers that a remote may come from, in addition to this machine's own. */
  readonly overrideOrigins: readonly string[];
  /** The proxy in front passes `103 Early Hints` on to browsers. */
  readonly sendsEarlyHints: boolean;
  /** Proxies with a trusted `X-Forwarded-For`, which gives each visitor's address. */
  readonly trustedProxies: readonly string[];
  readonly isDemo: boolean;
  readonly isProduction: boolean;
}

export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The environment is invalid. ${faults.join('. ')}. The README lists every setting.`);
    this.faults = faults;
  }
}

/** An empty value counts as missing. Throws one line that names every fault. */
export function readEdgeConfig(environment: Readonly<Record<string, string | undefined>>): EdgeConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  if (!data) {
    throw new ConfigError(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`));
  }
  const dataDir = resolve(data.DATA_DIR);
  const isProduction = data.NODE_ENV === 'production';
  const plain = (['SITE_URL', 'API_URL'] as const).filter((name) => isPlain(data[name]));
  if (isProduction && plain.length > 0) throw new ConfigError(plain.map((name) => `${name}: https in production`));
  return {
    port: data.PORT,
    apiUrl: data.API_URL,
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    dataDir,
    releasesDir: resolve(data.RELEASES_DIR ?? join(dataDir, 'releases')),
    canarySalt: data.CANARY_SALT,
    visitorSecret: createHash('sha256')
      .update(`visitors ${data.EDGE_TOKEN ?? randomUUID()}`)
      .digest('hex'),
    operatorToken: data.EDGE_TOKEN,
    keeperUrl: data.KEEPER_URL,
    metricsToken: data.METRICS_TOKEN,
    preconnect: data.PRECONNECT,
    takesStripe: data.STRIPE_PUBLISHABLE_KEY !== undefined,
    overrides: data.OVERRIDES ?? [],
    overrideOrigins: data.OVERRIDE_ORIGINS,
    sendsEarlyHints: data.EARLY_HINTS,
    trustedProxies: data.TRUST_PROXY,
    isDemo: data.DEMO ?? !isProduction,
    isProduction,
  };
}

/** Without TLS, for others than this machine. */
function isPlain(address = ''): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}

function areAddresses(proxies: readonly string[]): boolean {
  try {
    proxyAddr.compile([...proxies]);
    return true;
  } catch {
    return false;
  }
}
