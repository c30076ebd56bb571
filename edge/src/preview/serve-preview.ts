import { type Preview, type ReleaseSet, splitLocale } from '@aimante/contract';
import { ReleaseError, type ReleaseStore, readPreview, setWith } from '@aimante/releases';
import type { EdgeConfig } from '../config/edge-config.ts';
import { inlineHashes } from '../html/inline-scripts.ts';
import type { PageServer } from '../html/serve-page.ts';
import { text } from '../html/texts.ts';
import { type Answer, type EdgeRequest, type Handler, plainText, redirect } from '../http/answer.ts';
import { readCookie } from '../http/read-cookie.ts';
import { writeCookie } from '../http/write-cookie.ts';
import type { Live, LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { toCanonicalPath } from '../visitor/canonical-path.ts';
import { toOwnLanguage } from '../visitor/own-language.ts';
import { toOwnName } from '../visitor/own-name.ts';

interface PreviewServerOptions {
  readonly config: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isProduction' | 'takesStripe'>;
  readonly store: ReleaseStore;
  readonly live: LiveReleases;
  readonly files: Pick<ReleaseFiles, 'describe'>;
  readonly servePage: PageServer;
  /** Serves requests without a preview. */
  readonly otherwise: Handler;
}

const COOKIE = 'aimante-preview';
const LEAVE = 'none';

/**
 * Serves pages with a release that is not live. `?preview=<pass>` selects it for this browser until the pass expires, in
 * production too, and `?preview=none` returns to the live releases.
 */
export function createPreviewServer({
  config,
  store,
  live,
  files,
  servePage,
  otherwise,
}: PreviewServerOptions): Handler {
  const isSecure = config.siteUrl.startsWith('https:');
  const remember = (pass: string, seconds: number) => writeCookie(COOKIE, pass, { seconds, isSecure });
  const forget = { 'set-cookie': remember('', 0) };

  const enter = async (ask: EdgeRequest, pass: string, now: Live): Promise<Answer> => {
    const address = withoutPass(ask);
    if (pass === LEAVE) return { ...address, headers: { ...address.headers, ...forget } };
    const { until } = await readPass(pass, now);
    const seconds = Math.ceil((Date.parse(until) - store.now().getTime()) / 1000);
    return { ...address, headers: { ...address.headers, 'set-cookie': remember(pass, seconds) } };
  };
  const readPass = async (pass: string, { state }: Live) => {
    const preview = readPreview(pass, await store.trust.at(state.trust), store.now());
    const isKilled = state.killed.some(({ name, version }) => name === preview.name && version === preview.version);
    if (isKilled) throw new ReleaseError('RELEASE_KILLED', `${preview.name}@${preview.version} was stopped.`);
    return preview;
  };
  const show = async (ask: EdgeRequest, pass: string, now: Live): Promise<Answer> => {
    const preview = await readPass(pass, now);
    const release = await files.describe(preview);
    if (!release) throw new ReleaseError('RELEASE_UNKNOWN', 'The previewed release is not in the store.');
    const elsewhere = toOwnLanguage(ask) ?? toCanonicalPath(ask);
    if (elsewhere) return elsewhere;
    const set = previewSet(setWith(now.stable, [release]), preview);
    const answer = await servePage(ask, set, { preview });
    const headers = securityHeaders(config, inlineHashes(set))(ask.path, answer.styles);
    return { ...answer, headers: { ...answer.headers, ...headers, ...FOR_ONE_BROWSER } };
  };
  return async (ask) => {
    const now = live.current();
    const asked = new URLSearchParams(ask.search).get('preview');
    const pass = asked ?? readCookie(ask.headers.cookie, COOKIE);
    if (!now || !pass) return otherwise(ask);
    const elsewhere = toOwnName(ask, config.siteUrl);
    if (elsewhere) return elsewhere;
    try {
      return await (asked === null ? show(ask, pass, now) : enter(ask, asked, now));
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error;
      return plainText(410, text(splitLocale(ask.path).locale, 'preview.ended.text'), forget);
    }
  };
}

const FOR_ONE_BROWSER = {
  'cache-control': 'private, no-store',
  vary: 'accept-encoding, cookie',
  'x-robots-tag': 'noindex',
};

/** The page cache uses the id of the set as key, and the page names the end of the preview. */
function previewSet(set: ReleaseSet, { until }: Preview): ReleaseSet {
  return { ...set, id: `${set.id}.until-${Date.parse(until)}` };
}

/** The address without the parameter. The cookie contains the pass from now on. */
function withoutPass({ path, search }: EdgeRequest): Answer {
  const query = new URLSearchParams(search);
  query.delete('preview');
  return redirect(`/${path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`);
}
