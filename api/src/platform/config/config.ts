import { join } from 'node:path';
import { z } from 'zod';
import { type CarrierConfig, carrierEnvironment, readCarrierConfig } from './carrier-config.ts';
import {
  type InvoicePlatformConfig,
  invoicePlatformEnvironment,
  readInvoicePlatformConfig,
} from './invoice-platform-config.ts';
import { type PaymentConfig, paymentEnvironment, readPaymentConfig } from './payment-config.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const origin = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const flag = z.stringbool();
const secret = z.string().min(32, 'at least 32 characters');

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  API_PORT: port.default(4000),
  API_ROLE: z.enum(['all', 'api', 'jobs']).default('all'),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  UPLOADS_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DEMO: flag.optional(),
  SITE_URL: origin.default('http://localhost:3000'),
  API_URL: origin.optional(),
  EDGE_URL: origin.optional(),
  EDGE_TOKEN: z.string().min(24, 'at least 24 characters').optional(),
  CORS_ORIGINS: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin)),
  TRUST_PROXY: z.string().optional(),
  DOCS: flag.default(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  METRICS_TOKEN: secret.optional(),
  AUTH_SECRET: secret.optional(),
  LINK_SECRET: secret.optional(),
  /** `https://key:secret@s3.example.com/bucket?region=eu-west-3` */
  FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ...paymentEnvironment,
  ADDRESS_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...carrierEnvironment,
  ...invoicePlatformEnvironment,
  MAIL_FROM: z.string().optional(),
});

export interface Config {
  isProduction: boolean;
  demo: boolean;
  port: number;
  host: string;
  /** `api` answers calls, `jobs` runs jobs and answers probes, `all` does both. */
  role: 'all' | 'api' | 'jobs';
  dataDir: string;
  /** Unfinished uploads. Several servers share this folder, because a client resumes at any of them. */
  uploadsDir: string;
  databaseUrl: string | undefined;
  siteUrl: string;
  apiUrl: string;
  /** Address of the site. The back office changes releases there, with the token if one is set. */
  edgeUrl: string;
  edgeToken: string | undefined;
  /** Origins from which pages may call the API. */
  origins: readonly string[];
  trustProxy: string | undefined;
  /** Serves the OpenAPI document and the page to read it. */
  docs: boolean;
  logLevel: string;
  metricsToken: string | undefined;
  authSecret: string | undefined;
  linkSecret: string | undefined;
  /** A bucket with its keys. If undefined, files go into a folder of this machine. */
  filesUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string | undefined;
  payments: PaymentConfig;
  carriers: CarrierConfig;
  /** The base that proposes addresses: the Base Adresse Nationale, or a server of its shape. */
  addresses: { apiUrl: string | undefined };
  invoicePlatform: InvoicePlatformConfig;
}

type Environment = z.output<typeof environmentSchema>;

/** Every invalid environment variable, in one line for the operator. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`Wrong configuration. ${faults.join('; ')}`);
    this.faults = faults;
  }
}

type Given = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Given): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data, error } = environmentSchema.safeParse(given);
  const wrong = error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const faults = [...wrong, ...productionFaults(given)];
  if (!data || faults.length > 0) throw new ConfigError(faults);
  return toConfig(data);
}

function productionFaults(given: Given): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const isDemo = flag.safeParse(given.DEMO).data === true;
  const missing = ['AUTH_SECRET', 'LINK_SECRET'].filter((name) => !given[name]);
  const plain = ['SITE_URL', 'API_URL'].filter((name) => isPlain(given[name]));
  return [
    ...plain.map((name) => `${name}: https in production`),
    ...(isDemo ? ['DEMO: not allowed with NODE_ENV=production'] : []),
    ...(missing.length > 0 ? [`${missing.join(', ')}: needed in production`] : []),
  ];
}

const ownNames = ['localhost', '127.0.0.1', '[::1]'];

/** Without TLS, for others than this machine. */
function isPlain(address: string | undefined): boolean {
  const url = URL.parse(address ?? '');
  return url?.protocol === 'http:' && !ownNames.includes(url.hostname);
}

function toConfig(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    demo: env.DEMO ?? !isProduction,
    port: env.API_PORT,
    host: env.HOST,
    role: env.API_ROLE,
    dataDir: env.DATA_DIR,
    uploadsDir: env.UPLOADS_DIR ?? join(env.DATA_DIR, 'uploads'),
    databaseUrl: env.DATABASE_URL,
    siteUrl: env.SITE_URL,
    apiUrl: env.API_URL ?? `http://localhost:${env.API_PORT}`,
    edgeUrl: env.EDGE_URL ?? env.SITE_URL,
    edgeToken: env.EDGE_TOKEN,
    origins: [...new Set([...loopbackTwins(env.SITE_URL), ...env.CORS_ORIGINS])],
    trustProxy: env.TRUST_PROXY,
    docs: env.DOCS,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    authSecret: env.AUTH_SECRET,
    linkSecret: env.LINK_SECRET,
    filesUrl: env.FILES_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    payments: orThrow(readPaymentConfig(env, modeOf(env, isProduction))),
    addresses: { apiUrl: env.ADDRESS_API_URL?.replace(/\/$/, '') },
    carriers: orThrow(readCarrierConfig(env, modeOf(env, isProduction))),
    invoicePlatform: orThrow(readInvoicePlatformConfig(env, modeOf(env, isProduction))),
  };
}

/** On one machine, `localhost` and the loopback addresses are the same shop: all of them are allowed origins. */
function loopbackTwins(site: string): string[] {
  const url = new URL(site);
  if (!ownNames.includes(url.hostname)) return [site];
  return ownNames.map((name) => `${url.protocol}//${name}${url.port ? `:${url.port}` : ''}`);
}

const modeOf = (env: Environment, isProduction: boolean) => ({ demo: env.DEMO ?? !isProduction, isProduction });

function orThrow<T extends object>(read: T | { problem: string }): T {
  if ('problem' in read) throw new ConfigError([read.problem]);
  return read;
}
