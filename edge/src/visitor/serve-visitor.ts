import type { EdgeConfig } from '../config/edge-config.ts';
import type { PageServer } from '../html/serve-page.ts';
import { pageUnavailable } from '../html/serve-page.ts';
import type { Answer, EdgeRequest } from '../http/answer.ts';
import type { LiveReleases } from '../live/live-releases.ts';
import { readAvoided, type SetsWithout } from './avoided-releases.ts';
import { toCanonicalPath } from './canonical-path.ts';
import { chooseSet } from './choose-set.ts';
import { toOwnLanguage } from './own-language.ts';
import { toOwnName } from './own-name.ts';
import { visitorCookie } from './visitor-cookie.ts';

interface VisitorServerOptions {
  readonly config: Pick<EdgeConfig, 'canarySalt' | 'siteUrl' | 'visitorSecret'>;
  readonly live: LiveReleases;
  readonly withdrawn: ReadonlySet<string>;
  readonly setsWithout: SetsWithout;
  readonly servePage: PageServer;
}

export function createVisitorServer({ config, live, withdrawn, setsWithout, servePage }: VisitorServerOptions) {
  const isSecure = config.siteUrl.startsWith('https:');
  return async (ask: EdgeRequest): Promise<Answer> => {
    const now = live.current();
    if (!now) return pageUnavailable(ask);
    const elsewhere = toOwnName(ask, config.siteUrl) ?? toOwnLanguage(ask) ?? toCanonicalPath(ask);
    if (elsewhere) return elsewhere;
    const choice = chooseSet(now, ask.headers.cookie, {
      salt: config.canarySalt,
      secret: config.visitorSecret,
      withdrawn,
    });
    const set = await setsWithout.of(choice.set, readAvoided(ask.headers.cookie));
    const answer = await servePage(ask, set);
    if (!choice.isPersonal && set === choice.set) return answer;
    const headers = { ...answer.headers, 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' };
    const { newVisitor } = choice;
    return {
      ...answer,
      headers: newVisitor
        ? { ...headers, 'set-cookie': visitorCookie(newVisitor, { secret: config.visitorSecret, isSecure }) }
        : headers,
    };
  };
}
