import type { BrowserRemote } from '@aimante/contract';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { RunningRelease } from '../heartbeat/silence.ts';
import { guardPage, type PageGuard } from './guard-page.ts';
import { keepInPage } from './own-elements.ts';

const running: RunningRelease = { remote: 'mf-catalog', version: '2' };
const reported: RunningRelease[] = [];
let guard: PageGuard;
let drop: (() => void)[] = [];

const untilSeen = () => new Promise((resolve) => setTimeout(resolve));
const find = (selector: string) => document.querySelector(selector);

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><header><a href="/">Home</a></header><main></main><footer></footer></div><div id="overlay"></div>';
  drop = ['header', 'main', 'footer'].flatMap((name) => keepInPage(find(name)) ?? []);
  reported.length = 0;
  guard = guardPage({
    document,
    heartbeat: { running: () => running },
    report: (release) => reported.push(release),
  });
});
afterEach(() => {
  guard.dispose();
  for (const one of drop) one();
});

describe('the elements of the shell', () => {
  it.each<[string, () => void]>([
    ['the body is emptied', () => document.body.replaceChildren()],
    ['the root is removed', () => find('#root')?.remove()],
    ['the root is emptied', () => find('#root')?.replaceChildren()],
    ['the header is removed', () => find('header')?.remove()],
    ['the header is emptied', () => find('header')?.replaceChildren()],
    ['the overlay is removed', () => find('#overlay')?.remove()],
    ['the body is removed', () => document.body.remove()],
  ])('come back, in their order, when %s', async (_what, damage) => {
    damage();
    await untilSeen();
    const order = [...document.querySelectorAll('body > *, #root > *, header a')].map(
      ({ localName, id }) => id || localName,
    );
    expect(order).toEqual(['root', 'header', 'a', 'main', 'footer', 'overlay']);
    expect(reported).toEqual([running]);
  });

  it('go when React removes them', async () => {
    drop[0]?.();
    find('header')?.remove();
    await untilSeen();
    expect(find('header')).toBeNull();
    expect(reported).toEqual([]);
  });
});

describe('an overlay that a remote leaves behind', () => {
  const other = { name: 'mf-account', version: '1' } as BrowserRemote;
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, innerWidth, innerHeight));
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is removed on the next page, and its remote is reported', async () => {
    const overlay = document.createElement('div');
    overlay.style.position = 'fixed';
    document.body.append(overlay);
    await untilSeen();
    jest.useFakeTimers();
    guard.page(other);
    jest.advanceTimersByTime(1000);
    jest.useRealTimers();
    expect(overlay.isConnected).toBe(false);
    expect(reported).toEqual([running]);
  });
});
