import type { EdgeConfig } from '../config/edge-config.ts';
import { VIOLATIONS_PATH } from '../violations/serve-violations.ts';
import { TRUSTED_TYPES } from './trusted-types.ts';

type Surroundings = Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isProduction' | 'takesStripe'>;
type Headers = Readonly<Record<string, string>>;

/** The back office reads printed codes with the camera. */
const DESK = /^(?:\/en)?\/admin(?:\/|$)/;
const CHECKOUT = /^(?:\/en)?\/checkout(?:\/|$)/;

/** By path, and by the hashes of the styles inside the page. */
export type HeadersOf = (path: string, styles?: readonly string[]) => Headers;

/**
 * The headers of every answer: only the checkout allows the payment provider. `inline` are the hashes of the scripts
 * inside the pages.
 */
export function securityHeaders(config: Surroundings, inline: readonly string[] = []): HeadersOf {
  const usual = headersWith(config, NO_GUESTS, inline);
  const checkout = config.takesStripe ? headersWith(config, STRIPE, inline) : usual;
  const desk = withCamera(usual);
  const worker = ofWorker(usual);
  return (path, styles = []) => {
    if (WORKER.test(path)) return worker;
    const page = DESK.test(path) ? desk : usual;
    const headers = CHECKOUT.test(path) ? checkout : page;
    return styles.length > 0 ? withStyles(headers, styles) : headers;
  };
}

const SCRIPTS = "script-src 'self'";
/** A worker has the policy of its own script. The text engine is wasm, which no page may compile. */
const WORKER = /^\/remotes\/[^/]+\/[^/]+\/workers\/[^/]+\.js$/;

function ofWorker(headers: Headers): Headers {
  const usual = headers['content-security-policy'] ?? '';
  // The script of a worker has no page that could make a policy for it.
  const policy = usual.replace(SCRIPTS, `${SCRIPTS} 'wasm-unsafe-eval'`).replace(`${TRUSTED_TYPES}; `, '');
  return { ...headers, 'content-security-policy': policy };
}

const withCamera = (headers: Headers): Headers => ({
  ...headers,
  'permissions-policy': headers['permissions-policy']?.replace('camera=()', 'camera=(self)') ?? '',
});

const STYLES = "style-src 'self'";

function withStyles(headers: Headers, styles: readonly string[]): Headers {
  const policy = headers['content-security-policy']?.replace(STYLES, [STYLES, ...styles].join(' ')) ?? '';
  return { ...headers, 'content-security-policy': policy };
}

interface OverriddenPage {
  readonly path: string;
  readonly origins: readonly string[];
  readonly inline: readonly string[];
}

/**
 * The headers of a page with remotes under development. Their hashes are unknown, and nothing of the page is cached.
 */
export function overriddenHeaders(config: Surroundings, { path, origins, inline }: OverriddenPage): Headers {
  const usual = config.takesStripe && CHECKOUT.test(path) ? STRIPE : NO_GUESTS;
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const guests: Guests = {
    ...usual,
    scripts: [...inline, ...usual.scripts, ...origins],
    files: origins,
    calls: [...usual.calls, ...origins, ...sockets],
  };
  const policy = contentSecurityPolicy(config.apiUrl, guests);
  return { 'content-security-policy': policy, 'integrity-policy': '', 'cache-control': 'no-store' };
}

/** Other origins that a page allows, by directive. */
interface Guests {
  readonly scripts: readonly string[];
  /** Styles, pictures and fonts. */
  readonly files: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

const NO_GUESTS: Guests = { scripts: [], files: [], calls: [], frames: [] };
/** As Stripe requires: its fields are in its own frames, and a bank's confirmation is in a frame of its hooks. */
const STRIPE_FIELDS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE: Guests = {
  scripts: STRIPE_FIELDS,
  files: [],
  calls: ['https://api.stripe.com'],
  frames: [...STRIPE_FIELDS, 'https://hooks.stripe.com'],
};

function headersWith(config: Surroundings, guests: Guests, inline: readonly string[]): Headers {
  const isAlone = guests === NO_GUESTS;
  const payers = ['self', ...guests.scripts.filter((origin) => !origin.includes('*')).map((origin) => `"${origin}"`)];
  return {
    'content-security-policy': contentSecurityPolicy(config.apiUrl, {
      ...guests,
      scripts: [...inline, ...guests.scripts],
    }),
    // The window of a wallet reports its result to the page that opened it.
    'cross-origin-opener-policy': isAlone ? 'same-origin' : 'same-origin-allow-popups',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payers.join(' ')}), usb=(), browsing-topics=()`,
    // This policy allows no exception, and Stripe's script has no fixed hash.
    ...(isAlone && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Scripts come from our own origin only. An inline script needs its hash: no nonce, no eval. */
function contentSecurityPolicy(apiUrl: string, { scripts, files, calls, frames }: Guests): string {
  return [
    "default-src 'none'",
    [SCRIPTS, ...scripts].join(' '),
    [STYLES, ...files].join(' '),
    // The server's HTML has sizes in style attributes. A style element needs its hash.
    "style-src-attr 'unsafe-inline'",
    [`img-src 'self' data: blob: ${apiUrl}`, ...files].join(' '),
    [`connect-src 'self' ${apiUrl}`, ...calls].join(' '),
    ["font-src 'self'", ...files].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    ...(frames.length + files.length === 0 ? [TRUSTED_TYPES] : []),
    // Of the two ways to report, the one that every browser knows.
    `report-uri ${VIOLATIONS_PATH}`,
  ].join('; ');
}

/** After this header a browser refuses plain HTTP for a year, so a shop that runs on plain HTTP must never send it. */
function isSecure({ siteUrl, isProduction }: Surroundings): boolean {
  return isProduction && siteUrl.startsWith('https:');
}
