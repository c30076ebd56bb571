import type { EdgeConfig } from '../config/edge-config.ts';

type Surroundings = Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isProduction'>;

/** On every answer, whatever it is. */
export function securityHeaders(config: Surroundings): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(config.apiUrl),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=()',
    'integrity-policy': 'blocked-destinations=(script)',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isSecure(config) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Scripts come from our own origin only, and none is written into the page: no nonce, nothing inline, no eval. */
function contentSecurityPolicy(apiUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // The server's HTML carries measures as style attributes; a style element is still refused.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob: ${apiUrl}`,
    `connect-src 'self' ${apiUrl}`,
    "font-src 'self'",
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
