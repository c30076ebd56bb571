import type { RemoteDescriptor } from '@aimante/contract';
import { ReleaseError, setWith } from '@aimante/releases';
import type { EdgeConfig } from '../config/edge-config.ts';
import { inlineHashes } from '../html/inline-scripts.ts';
import type { PageServer } from '../html/serve-page.ts';
import { type Answer, type EdgeRequest, type Handler, redirect } from '../http/answer.ts';
import type { Live, LiveReleases } from '../live/live-releases.ts';
import type { ReleaseFiles } from '../release-files/release-files.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { toOwnLanguage } from '../visitor/own-language.ts';
import { CHOICE_COOKIE, chosenReleases, type Inspection, OPEN_PASS, PASS_COOKIE } from './inspection.ts';

interface InspectedOptions {
  readonly config: Pick<EdgeConfig, 'apiUrl' | 'siteUrl' | 'isProduction' | 'takesStripe'>;
  readonly inspection: Inspection;
  readonly live: LiveReleases;
  readonly files: Pick<ReleaseFiles, 'describe'>;
  readonly servePage: PageServer;
  /** Serves requests without chosen releases. */
  readonly otherwise: Handler;
}

const CLOSE = 'none';
const FOR_ONE_BROWSER = { 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' };

/** `?inspect` opens the inspector in this browser, `?inspect=none` closes it. Production needs `?inspect=<pass>`. */
export function createInspectedServer(options: InspectedOptions): Handler {
  const { config, inspection, live, files, servePage, otherwise } = options;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${config.siteUrl.startsWith('https:') ? '; Secure' : ''}`;

  const enter = async (ask: EdgeRequest, asked: string): Promise<Answer> => {
    const pass = asked || OPEN_PASS;
    const seconds = pass === CLOSE ? 0 : await inspection.secondsOf(pass);
    const address = withoutPass(ask);
    if (seconds === undefined) return address;
    const cookies = [
      `${PASS_COOKIE}=${seconds > 0 ? pass : ''}; Max-Age=${seconds}; ${attributes}`,
      ...(seconds > 0 ? [] : [`${CHOICE_COOKIE}=; Max-Age=0; ${attributes}`]),
    ];
    return { ...address, headers: { ...address.headers, 'set-cookie': cookies } };
  };
  const show = async (ask: EdgeRequest, chosen: readonly RemoteDescriptor[], now: Live): Promise<Answer> => {
    const elsewhere = toOwnLanguage(ask);
    if (elsewhere) return elsewhere;
    const set = setWith(now.stable, chosen);
    const answer = await servePage(ask, set);
    return {
      ...answer,
      headers: { ...answer.headers, ...securityHeaders(config, inlineHashes(set))(ask.path, answer.styles) },
    };
  };
  const chosenOf = async (ask: EdgeRequest, { state }: Live) => {
    const names = chosenReleases(ask).filter(
      ({ name, version }) => !state.killed.some((killed) => killed.name === name && killed.version === version),
    );
    const found = await Promise.all(names.map((name) => files.describe(name)));
    return found.filter((release) => release !== undefined);
  };
  return async (ask) => {
    const now = live.current();
    const asked = new URLSearchParams(ask.search).get('inspect');
    if (now && asked !== null) return enter(ask, asked);
    if (!now || !(await inspection.isOpen(ask))) return otherwise(ask);
    const inspected = { ...ask, isInspected: true };
    const answer = await chosenOf(ask, now)
      .then((chosen) => (chosen.length > 0 ? show(inspected, chosen, now) : otherwise(inspected)))
      .catch((error: unknown) => {
        // The chosen releases are not compatible with the live ones any more.
        if (error instanceof ReleaseError) return otherwise(inspected);
        throw error;
      });
    return { ...answer, headers: { ...answer.headers, ...FOR_ONE_BROWSER } };
  };
}

/** The address without the parameter. */
function withoutPass({ path, search }: EdgeRequest): Answer {
  const query = new URLSearchParams(search);
  query.delete('inspect');
  return redirect(`/${path.replace(/^[/\\]+/, '')}${query.size > 0 ? `?${query}` : ''}`);
}
