import { rememberLocale } from '@aimante/contract';
import { isLeaving } from '../arrival/leaving.ts';
import { FILES_ADDED } from '../arrival/restart.ts';
import { readConsent } from '../consent/read-consent.ts';
import { readCartCount } from '../layout/cart-count.ts';
import { onReturn } from '../page/on-return.ts';
import { isOwnPage } from '../page/own-page.ts';
import { TOKEN_KEY } from '../platform/read-session.ts';
import { tabStorage } from '../platform/tab-storage.ts';
import { keepEarlyActions } from './early-actions.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { insertFiles } from './insert-files.ts';
import { onIntention, onPresence } from './intention.ts';
import { layOutLater } from './lay-out-later.ts';
import { paintHeader } from './paint-header.ts';
import { showFonts } from './show-fonts.ts';

// The edge writes this script into the head of pages that are visible without scripts. The other files are in a
// template, and are added when the visitor begins to use the page (decision 076).

const findTemplate = () => document.querySelector<HTMLTemplateElement>('template[data-takeover]');

function begin(): void {
  const template = findTemplate();
  if (!template) return;
  template.remove();
  dispatchEvent(new Event(FILES_ADDED));
  void insertFiles(document, template.content);
}

function whenRead(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}

/** After the first paint and the frame that shows the last picture. */
function beginWhenSeen(): void {
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    requestAnimationFrame(() => setTimeout(begin));
  });
  painted.observe({ type: 'paint', buffered: true });
}

/**
 * The page lacks a part that scripts load or that the account of the visitor has, is an offline copy of another page, a
 * developer works on it, or the visitor agreed that visits are measured.
 */
function isNeededAtOnce(): boolean {
  return (
    isAnyShown(document.querySelectorAll('main [aria-busy=true]')) ||
    (storage.getItem(TOKEN_KEY) !== null && document.querySelector('[data-live=account]') !== null) ||
    !isOwnPage(document) ||
    findTemplate()?.dataset.takeover === 'now' ||
    readConsent(storage, Date.now()) === 'accepted'
  );
}

const isAnyShown = (elements: Iterable<Element>) => [...elements].some((each) => each.getClientRects().length > 0);

const storage = tabStorage(() => localStorage);

if (!isLeaving(document)) {
  // Before anything is visible: the page of the cart has its skeleton instead of its empty look.
  if (readCartCount(storage) > 0) document.documentElement.dataset.hasCart = '';
  layOutLater(document, showFonts(document, storage));
  keepEarlyActions(document);
  onPresence(() => whenRead(() => fetchAhead(findTemplate())));
  onIntention(document, () => whenRead(begin));
  whenRead(() => {
    paintHeader(document, storage);
    if (!isOwnPage(document)) document.getElementById('main')?.replaceChildren();
    if (!isNeededAtOnce()) return;
    if (document.readyState === 'complete') beginWhenSeen();
    else addEventListener('load', beginWhenSeen, { once: true });
  });
  onReturn(() => {
    if (findTemplate()) paintHeader(document, storage);
  });
  // A link to the other language works without scripts, and the choice lasts.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('nav a[hreflang]') : null;
    if (link) rememberLocale(link.hreflang === 'en' ? 'en' : 'fr');
  });
}
