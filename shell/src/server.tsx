import { createWritable, type Platform, type RenderShell, type ShellRequest, splitLocale } from '@aimante/contract';
import { createServerPlatform } from '@aimante/remote/server';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Consent } from './consent/consent.ts';
import { createConfirmation } from './feedback/confirmation.ts';
import { createNotices } from './feedback/notices.ts';
import { createRenderedPage } from './page/rendered-page.ts';
import type { PlatformParts } from './platform/create-platform.ts';
import { createNavigation } from './platform/navigation.ts';
import { ShellApp } from './shell-app.tsx';
import { type Shell, ShellContext } from './shell-context.ts';
import { createOpenSlots } from './slots/open-slots.ts';
import { createShellTexts } from './texts.tsx';

const texts = createShellTexts();

const NO_CONSENT: Consent = { get: () => 'unset', subscribe: () => () => undefined, choose: refuse, reopen: refuse };

/** The shell's server entry: renders the browser's own components around the page's HTML. */
export const render: RenderShell = async (request) => {
  const { pathname, search } = request;
  const { locale } = splitLocale(pathname);
  await texts.ensure(locale);
  const parts = createParts(request);
  const html = renderToString(
    <ShellContext value={createShell(request, parts.platform)}>
      <StaticRouter location={{ pathname, search, hash: '', state: null, key: 'default' }}>
        <ShellApp parts={parts} texts={texts} />
      </StaticRouter>
    </ShellContext>,
    { identifierPrefix: 'shell-' },
  );
  return { html };
};

function createShell({ set, config, box }: ShellRequest, platform: Platform): Shell {
  return {
    platform,
    remotes: set.remotes,
    stopped: set.stopped ?? [],
    config,
    load: refuse,
    lastGood: { find: refuse, check: refuse, begin: ({ remote }) => remote },
    reportShown: refuse,
    reportFailure: refuse,
    site: {
      killed: createWritable<ReadonlySet<string>>(new Set()),
      maintenance: createWritable(config.maintenance),
      shopChanges: createWritable(0),
    },
    consent: NO_CONSENT,
    rendered: createRenderedPage(box && { ...box, state: undefined }),
    idle: { ...createWritable(false), begin: refuse },
    heartbeat: { doing: refuse, page: refuse, running: refuse },
    cartCount: createWritable(0),
  };
}

function createParts({ pathname, config }: ShellRequest): PlatformParts {
  const locale = createWritable(splitLocale(pathname).locale);
  const navigation = createNavigation(locale);
  const platform = createServerPlatform({ locale: locale.get(), apiUrl: config.apiUrl, fetch: refuse });
  return {
    platform,
    overlay: undefined,
    locale,
    head: createWritable({}),
    notices: createNotices(),
    confirmation: createConfirmation(),
    navigation,
    consent: NO_CONSENT,
    slots: createOpenSlots(),
    sessionEnd: createWritable(null),
  };
}

function refuse(): never {
  throw new Error('This happens in a browser only.');
}
