import type { EdgeConfig } from '../config/edge-config.ts';
import { inlineHashes } from '../html/inline-scripts.ts';
import type { PageServer } from '../html/serve-page.ts';
import { type Answer, type EdgeRequest, type Handler, NOTHING, plainText } from '../http/answer.ts';
import { readCookie } from '../http/read-cookie.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { overriddenHeaders } from '../security/security-headers.ts';
import { toOwnLanguage } from '../visitor/own-language.ts';
import { overrideSet } from './overridden-set.ts';
import { isAllowedOrigin, type Override, parseOverrides, writeOverrides } from './overrides.ts';

interface OverrideServerOptions {
  readonly config: Pick<
    EdgeConfig,
    'apiUrl' | 'siteUrl' | 'isProduction' | 'takesStripe' | 'overrides' | 'overrideOrigins'
  >;
  readonly live: LiveReleases;
  readonly servePage: PageServer;
  /** Serves requests without overrides. */
  readonly otherwise: Handler;
}

const COOKIE = 'aimante-overrides';
const NONE = 'none';

/**
 * Serves pages with remotes under development. `?override=mf-catalog@http://localhost:3003` selects one until the
 * browser closes, and `?override=none` returns to the releases. Never in production.
 */
export function createOverrideServer({ config, live, servePage, otherwise }: OverrideServerOptions): Handler {
  if (config.isProduction) return otherwise;
  const isAllowed = ({ origin }: Override) => isAllowedOrigin(origin, config.overrideOrigins);
  return async (ask) => {
    const asked = new URLSearchParams(ask.search).get('override');
    if (asked !== null) return remember(ask, asked, isAllowed);
    const overrides = (readOverrides(ask.headers.cookie) ?? config.overrides).filter(isAllowed);
    const now = live.current();
    if (overrides.length === 0 || !now) return otherwise(ask);
    const elsewhere = toOwnLanguage(ask);
    if (elsewhere) return elsewhere;
    const { set, overridden } = await overrideSet(now.stable, overrides);
    const answer = await servePage(ask, set, { overridden });
    const origins = overridden.map(({ origin }) => origin);
    const page = { path: ask.path, origins, inline: inlineHashes(set) };
    return { ...answer, headers: { ...answer.headers, ...overriddenHeaders(config, page) } };
  };
}

/** Redirects to the address without the parameter, which the cookie now contains. */
function remember(ask: EdgeRequest, asked: string, isAllowed: (override: Override) => boolean): Answer {
  const overrides = asked === NONE ? [] : parseOverrides(asked);
  if (!overrides?.every(isAllowed)) {
    return plainText(
      400,
      'An override reads mf-catalog@http://localhost:3003, from this machine or an allowed origin.',
    );
  }
  const query = new URLSearchParams(ask.search);
  query.delete('override');
  const location = `/${ask.path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`;
  // Browsers accept a comma in a cookie, but a server in between may split the cookie there.
  const value = (writeOverrides(overrides) || NONE).replaceAll(',', '|');
  const cookie = `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax`;
  const headers = { location, 'cache-control': 'no-store', 'set-cookie': cookie };
  return { kind: 'page', status: 302, headers, body: NOTHING };
}

function readOverrides(cookies: string | undefined): readonly Override[] | undefined {
  const value = readCookie(cookies, COOKIE);
  if (!value) return undefined;
  return value === NONE ? [] : parseOverrides(value.replaceAll('|', ','));
}
