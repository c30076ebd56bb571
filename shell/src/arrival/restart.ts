import { showLateNotice } from './late-notice.ts';

const STARTED = 'data-started';
/** Sent when the files of a page that was readable without them are added to it. */
export const FILES_ADDED = 'aimante:files-added';
/**
 * The last delay repeats. The first is short: a browser answers the first retry of a script from its failed preload,
 * without a request.
 */
const DELAYS_MS = [500, 1000, 2000, 5000, 15_000];

const HANGS_MS = 7000;
/** A browser paints nothing while a stylesheet is on its way. Later than this, a page without styles is better. */
const UNSTYLED_MS = 5000;

/** From now on the shell itself retries its files. The notice goes when the shell has its texts. */
export function markStarted(document: Document): void {
  document.documentElement.setAttribute(STARTED, '');
}

/**
 * Retries a start file of the shell that fails to load: when the network is back, or after a delay. When a chunk fails,
 * the entry runs again, because it requests all chunks.
 */
export function restartAfterLoss(document: Document): void {
  noticeFilesThatHang(document);
  setTimeout(() => paintWithout(pendingStyles(document)), UNSTYLED_MS);
  let tries = 0;
  const waiting = new Set<string>();
  addEventListener('online', () => {
    tries = 0;
  });
  addEventListener(
    'error',
    ({ target }) => {
      const failed = fileOf(document, target);
      if (!failed || waiting.has(failed.address)) return;
      waiting.add(failed.address);
      // A single failure may be a glitch, so the notice appears at the second.
      if (tries > 0) showLateNotice(document);
      whenWorthATry(DELAYS_MS[Math.min(tries, DELAYS_MS.length - 1)], () => {
        waiting.delete(failed.address);
        tries += 1;
        failed.load();
      });
    },
    true,
  );
}

/** Files that hang do not fail: no event ever comes. A page that is only read has no files to wait for. */
function noticeFilesThatHang(document: Document): void {
  const look = () => {
    if (!document.querySelector('template[data-takeover]')) showLateNotice(document);
  };
  let timer = setTimeout(look, HANGS_MS);
  addEventListener(
    FILES_ADDED,
    () => {
      clearTimeout(timer);
      timer = setTimeout(look, HANGS_MS);
    },
    { once: true },
  );
}

function pendingStyles(document: Document): HTMLLinkElement[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  return [...links].filter(({ sheet, media }) => !sheet && !media);
}

/** A stylesheet for another medium does not stop the paint. It applies as soon as it arrives. */
function paintWithout(links: readonly HTMLLinkElement[]): void {
  for (const link of links) {
    link.media = 'print';
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true });
  }
}

interface FailedFile {
  readonly address: string;
  readonly load: () => void;
}

/** Undefined for all other files: other code handles them. */
function fileOf(document: Document, target: EventTarget | null): FailedFile | undefined {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet' && isOfShell(target.href)) {
    const again = target.cloneNode() as HTMLLinkElement;
    return { address: target.href, load: () => target.replaceWith(again) };
  }
  if (!(target instanceof HTMLScriptElement) || !isOfShell(target.src)) return undefined;
  const { src, integrity } = isChunk(target) ? (entryOf(document) ?? target) : target;
  const load = () => {
    if (document.documentElement.hasAttribute(STARTED)) return;
    const script = document.createElement('script');
    document.head.append(Object.assign(script, { src, integrity, crossOrigin: 'anonymous' }));
  };
  return { address: src, load };
}

const isOfShell = (address: string) => address.includes('/remotes/shell/');

/** The entry loads the chunks. The scripts `shell` and `takeover` are in the HTML. */
function isChunk({ src }: HTMLScriptElement): boolean {
  return !/\/(?:shell|takeover)\.[^/]+$/.test(src);
}

function entryOf(document: Document): HTMLScriptElement | null {
  return document.querySelector('script[src*="/shell."]');
}

function whenWorthATry(delay: number | undefined, act: () => void): void {
  const end = new AbortController();
  const timer = setTimeout(finish, delay);
  function finish() {
    clearTimeout(timer);
    end.abort();
    act();
  }
  addEventListener('online', finish, { signal: end.signal });
}
