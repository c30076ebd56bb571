import type { EdgeConfig } from '../config/edge-config.ts';
import type { FirstViews } from '../rendering/first-views.ts';
import type { FirstView, FirstViewInput } from '../rendering/render-first-view.ts';
import { endPage, type PageEnd } from './end-page.ts';
import { type PageStart, startPage } from './start-page.ts';

export interface FinishedPage extends PageEnd {
  readonly view: FirstView | undefined;
}

/** A page that still waits for its data. */
export interface BegunPage {
  readonly start: PageStart;
  readonly end: Promise<FinishedPage>;
}

interface BeginOptions {
  readonly config: Pick<EdgeConfig, 'preconnect'>;
  readonly firstViews: Pick<FirstViews, 'render'>;
  readonly arrival: string | undefined;
}

export function beginPage(input: FirstViewInput, { config, firstViews, arrival }: BeginOptions): BegunPage {
  const { set, pathname, site } = input;
  const start = startPage({ set, pathname, site, preconnect: config.preconnect, arrival });
  const finish = async () => {
    const view = await firstViews.render(input).catch(() => undefined);
    return { ...endPage(start, input, view), view };
  };
  return { start, end: finish() };
}
