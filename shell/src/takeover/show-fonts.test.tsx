import { beforeEach, expect, it, jest } from '@jest/globals';
import { showFonts } from './show-fonts.ts';

const FACE = '@font-face{font-family:"Inter Variable";src:url(/inter.woff2);font-weight:400 700}';
const OTHER = '@font-face{font-family:Fraunces;src:url(/fraunces.woff2);font-weight:440 500}';

const shown = new Set<string>();
const arrivals = new Map<string, () => void>();

class Face {
  readonly name: string;
  readonly #family: string;

  constructor(family: string, source: string, { weight }: FontFaceDescriptors) {
    this.name = [family, source, weight].join();
    this.#family = family;
  }

  load(): Promise<void> {
    return new Promise((resolve) => arrivals.set(this.#family, resolve));
  }
}

const writeStyles = (css: string) => {
  document.head.innerHTML = `<style data-fonts media="not all">${css}</style>`;
};

beforeEach(() => {
  localStorage.clear();
  shown.clear();
  arrivals.clear();
  jest.useFakeTimers();
  Object.assign(globalThis, { FontFace: Face });
  const fonts = { add: ({ name }: Face) => shown.add(name) };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  writeStyles(FACE);
});

async function seePictures(): Promise<void> {
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(300);
}

async function receive(...families: readonly string[]): Promise<void> {
  for (const family of families) arrivals.get(family)?.();
  await jest.advanceTimersByTimeAsync(0);
}

async function showOnce(): Promise<void> {
  void showFonts(document, localStorage);
  await seePictures();
  await receive('Inter Variable');
  arrivals.clear();
}

it('fetches the fonts after the pictures of the first view', async () => {
  void showFonts(document, localStorage);
  expect([...arrivals.keys()]).toEqual([]);
  await seePictures();
  await receive('Inter Variable');
  expect([...shown]).toEqual(['Inter Variable,url(/inter.woff2),400 700']);
});

it('fetches them as soon as the browser reports that the picture is on the screen', async () => {
  let report = (_: readonly { url: string }[]) => {};
  class Observer {
    static supportedEntryTypes = ['largest-contentful-paint'];
    constructor(hear: (list: { getEntries: () => readonly { url: string }[] }) => void) {
      report = (entries) => hear({ getEntries: () => entries });
    }
    observe() {}
  }
  Object.assign(globalThis, { PerformanceObserver: Observer });
  void showFonts(document, localStorage);
  window.dispatchEvent(new Event('load'));
  report([{ url: '' }]);
  await jest.advanceTimersByTimeAsync(0);
  expect([...arrivals.keys()]).toEqual([]);
  report([{ url: '/hero.avif' }]);
  await jest.advanceTimersByTimeAsync(0);
  expect([...arrivals.keys()]).toEqual(['Inter Variable']);
  Object.assign(globalThis, { PerformanceObserver: undefined });
});

it('shows all fonts in one frame', async () => {
  writeStyles(FACE + OTHER);
  void showFonts(document, localStorage);
  await seePictures();
  await receive('Inter Variable');
  expect(shown.size).toBe(0);
  await receive('Fraunces');
  expect(shown.size).toBe(2);
});

it('fetches them at once on the next page, with the files in the cache', async () => {
  await showOnce();
  void showFonts(document, localStorage);
  expect([...arrivals.keys()]).toEqual(['Inter Variable']);
});

it('waits again where a release has other files', async () => {
  await showOnce();
  writeStyles(OTHER);
  void showFonts(document, localStorage);
  expect([...arrivals.keys()]).toEqual([]);
});

it('does not wait forever for a picture', async () => {
  void showFonts(document, localStorage);
  await jest.advanceTimersByTimeAsync(3000);
  expect([...arrivals.keys()]).toEqual(['Inter Variable']);
});
