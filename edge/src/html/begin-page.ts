import type { EdgeConfig } from '../config/edge-config.ts';
import type { FirstViews } from '../rendering/first-views.ts';
import type { FirstView, FirstViewInput } from '../rendering/render-first-view.ts';
import type { StylesOf } from '../styles/styles-of.ts';
import { endPage, type PageEnd } from './end-page.ts';
import type { InlineScripts } from './inline-scripts.ts';
import { FONTS_ATTRIBUTE, type PageStart, startPage } from './start-page.ts';

export interface FinishedPage extends PageEnd {
  readonly view: FirstView | undefined;
}

export interface WholePage {
  readonly html: string;
  readonly link: readonly string[];
  /** Sources of the content security policy for the styles inside the page. */
  readonly styles: readonly string[];
}

/** A page that still waits for its data. */
export interface BegunPage {
  readonly start: PageStart;
  readonly end: Promise<FinishedPage>;
  /** From its start to its end. Where scripts hydrate it later, with the styles that it needs inside. */
  readonly whole: (end: FinishedPage) => Promise<WholePage>;
}

interface BeginOptions {
  readonly config: Pick<EdgeConfig, 'preconnect'>;
  readonly firstViews: Pick<FirstViews, 'render'>;
  readonly inline: InlineScripts;
  readonly stylesOf: StylesOf;
}

const hasLargePicture = (view: FirstView | undefined) => (view?.preloadImages ?? []).length > 0;

/** A shell from before this attribute would never show them. */
const canShowFonts = ({ takeover = '' }: InlineScripts) => takeover.includes(FONTS_ATTRIBUTE);

export function beginPage(input: FirstViewInput, { config, firstViews, inline, stylesOf }: BeginOptions): BegunPage {
  const { set, pathname, site } = input;
  const start = startPage({ set, pathname, site, preconnect: config.preconnect, inline });
  const finish = async () => {
    const view = await firstViews.render(input).catch(() => undefined);
    return { ...endPage(start, input, view), view };
  };
  const whole = async ({ html, isHydratedLater, view }: FinishedPage): Promise<WholePage> => {
    // The policy of a page with remotes under development names no styles.
    const isSplit = isHydratedLater && !site.overridden;
    const delaysFonts = hasLargePicture(view) && canShowFonts(inline);
    const critical = isSplit ? await stylesOf(set, start.sheets, { html, delaysFonts }) : undefined;
    if (!critical) return { html: start.html + html, link: start.link, styles: [] };
    const split = start.withStyles(critical);
    return { html: split.html + html, link: split.link, styles: critical.hashes };
  };
  return { start, end: finish(), whole };
}
