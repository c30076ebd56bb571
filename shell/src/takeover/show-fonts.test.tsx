import { beforeEach, expect, it, jest } from '@jest/globals';
import { showFonts } from './show-fonts.ts';

const fonts = () => document.querySelector('style[data-fonts]') as HTMLStyleElement;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  document.head.innerHTML = '<style data-fonts media="not all">@font-face{font-family:Inter}</style>';
});

async function showOnce(): Promise<void> {
  showFonts(document, localStorage);
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(100);
}

it('shows the fonts after the pictures of the first view', async () => {
  showFonts(document, localStorage);
  expect(fonts().media).toBe('not all');
  window.dispatchEvent(new Event('load'));
  await jest.advanceTimersByTimeAsync(100);
  expect(fonts().media).toBe('all');
});

it('shows them at once on the next page, whose files are in the cache', async () => {
  await showOnce();
  fonts().media = 'not all';
  showFonts(document, localStorage);
  expect(fonts().media).toBe('all');
});

it('waits again where a release has other files', async () => {
  await showOnce();
  document.head.innerHTML = '<style data-fonts media="not all">@font-face{font-family:Fraunces}</style>';
  showFonts(document, localStorage);
  expect(fonts().media).toBe('not all');
});

it('does not wait forever for a picture', async () => {
  showFonts(document, localStorage);
  await jest.advanceTimersByTimeAsync(3000);
  expect(fonts().media).toBe('all');
});
