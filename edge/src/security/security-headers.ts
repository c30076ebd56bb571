import type { EdgeConfig } from '../config/edge-config.ts';

type Surroundings = Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isProduction' | 'takesStripe'>;
type Headers = Readonly<Record<string, string>>;

const CHECKOUT = /^(?:\/en)?\/checkout(?:\/|$)/;

/** On every answer, whatever it is, by its path: a provider of payments is let in at the checkout alone. */
export function securityHeaders(config: Surroundings): (path: string) => Headers {
  const usual = headersWith(config, NOBODY);
  if (!config.takesStripe) return () => usual;
  const checkout = headersWith(config, STRIPE);
  return (path) => (CHECKOUT.test(path) ? checkout : usual);
}

/** Of a page with remotes that are being written: nobody knows their hashes, and nothing of it is kept. */
export function overriddenHeaders(config: Surroundings, path: string, origins: readonly string[]): Headers {
  const usual = config.takesStripe && CHECKOUT.test(path) ? STRIPE : NOBODY;
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const guests: Guests = {
    ...usual,
    scripts: [...usual.scripts, ...origins],
    files: origins,
    calls: [...usual.calls, ...origins, ...sockets],
  };
  const policy = contentSecurityPolicy(config.apiUrl, guests);
  return { 'content-security-policy': policy, 'integrity-policy': '', 'cache-control': 'no-store' };
}

/** Whom else a page lets in, by directive. */
interface Guests {
  readonly scripts: readonly string[];
  /** Styles, pictures and fonts. */
  readonly files: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
}

const NOBODY: Guests = { scripts: [], files: [], calls: [], frames: [] };
/** As Stripe asks for it: its fields stand in frames of its own, a bank's question in one of its hooks. */
const STRIPE_FIELDS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE: Guests = {
  scripts: STRIPE_FIELDS,
  files: [],
  calls: ['https://api.stripe.com'],
  frames: [...STRIPE_FIELDS, 'https://hooks.stripe.com'],
};

function headersWith(config: Surroundings, guests: Guests): Headers {
  const isAlone = guests === NOBODY;
  const payers = ['self', ...guests.scripts.filter((origin) => !origin.includes('*')).map((origin) => `"${origin}"`)];
  return {
    'content-security-policy': contentSecurityPolicy(config.apiUrl, guests),
    // The window of a wallet tells the page that opened it how it went.
    'cross-origin-opener-policy': isAlone ? 'same-origin' : 'same-origin-allow-popups',
    'permissions-policy': `camera=(), geolocation=(), microphone=(), payment=(${payers.join(' ')}), usb=(), browsing-topics=()`,
    // Knows no exception, and Stripe's script has no fixed hash.
    ...(isAlone && { 'integrity-policy': 'blocked-destinations=(script)' }),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Scripts come from our own origin only, and none is written into the page: no nonce, nothing inline, no eval. */
function contentSecurityPolicy(apiUrl: string, { scripts, files, calls, frames }: Guests): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...files].join(' '),
    // The server's HTML carries measures as style attributes; a style element is still refused.
    "style-src-attr 'unsafe-inline'",
    [`img-src 'self' data: blob: ${apiUrl}`, ...files].join(' '),
    [`connect-src 'self' ${apiUrl}`, ...calls].join(' '),
    ["font-src 'self'", ...files].join(' '),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** A browser that once saw this header refuses plain HTTP for a year: never for a shop that runs on it. */
function isSecure({ siteUrl, isProduction }: Surroundings): boolean {
  return isProduction && siteUrl.startsWith('https:');
}
