import type { ImagePreload, PageHead, Platform, RenderPage, ServerRequest } from '@aimante/contract';
import type { TFunction } from 'i18next';
import { renderToString } from 'react-dom/server';
import type { AppDefinition } from '../define-app.tsx';
import { lateParts } from '../late/late.tsx';
import { idPrefix } from '../react-roots.ts';
import { RemoteRoot } from '../remote-root.tsx';
import { createPageTexts } from '../texts.ts';
import { createServerPlatform } from './server-platform.ts';

export { createServerPlatform };

export interface ServerPage {
  readonly request: ServerRequest;
  readonly platform: Platform;
  readonly t: TFunction;
}

export interface PreparedPage {
  /** 404 when the URL names something that does not exist. Default: 200. */
  readonly status?: 200 | 404;
  readonly head?: PageHead;
  readonly preloadImages?: readonly ImagePreload[];
  /** The page shows what the browser alone knows, so the server renders no HTML of it. */
  readonly isForBrowser?: boolean;
}

export interface ServerDefinition extends Pick<AppDefinition, 'pages' | 'locales'> {
  readonly name: string;
  readonly texts?: AppDefinition['texts'];
  /** Loads the page's data into the remote's cache. Returns the status and head, which effects would set too late. */
  prepare(page: ServerPage): Promise<PreparedPage>;
  /** The state that the browser passes to `receive`. */
  stateOf(platform: Platform): unknown;
}

/** The server entry of a remote: renders its pages to HTML. Each request has its own platform and cache. */
export function defineServer({ name, pages, locales, texts: own, prepare, stateOf }: ServerDefinition): RenderPage {
  const texts = createPageTexts(locales);
  return async (request) => {
    const load = pages[request.page.id];
    // A page that the browser alone renders is not in the server entry.
    if (!load) return { status: 200, head: {}, html: '', state: null, preloadImages: [] };
    const platform = createServerPlatform(request);
    const more = own?.[request.page.id];
    await Promise.all([texts.ensure(request.locale), more && texts.ensureMore(request.locale, more)]);
    const { t } = texts.in(request.locale);
    const [Page, prepared] = await Promise.all([load(), prepare({ request, platform, t })]);
    await Promise.all(lateParts.map((loadPart) => loadPart()));
    const { status = 200, head = {}, preloadImages = [], isForBrowser = false } = prepared;
    if (isForBrowser) return { status, head, html: '', state: null, preloadImages };
    const { pathname, search } = request;
    const html = renderToString(
      <RemoteRoot
        platform={platform}
        piece={`${name}/app`}
        location={{ pathname, search, hash: '', state: null, key: 'default' }}
        page={request.page}
        onCrash={() => undefined}
        texts={texts}
      >
        <Page key={request.page.id} />
      </RemoteRoot>,
      { identifierPrefix: idPrefix(`${name}/app`) },
    );
    return { status, head, html, state: stateOf(platform), preloadImages };
  };
}
