import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { readFacts, readRoots } from './page-roots.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

/** jsdom computes no layout, so the test writes the box into the element. */
const boxOf = (element: Element): DOMRect => {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { left, top, width, height } as DOMRect;
};
const root = (name: string, box: Box, rest = '') =>
  `<div data-remote="${name}" data-version="2" data-box="${box.join(' ')}" ${rest}></div>`;
const namesIn = (html: string) => {
  document.body.innerHTML = html;
  return readRoots(document, '7').map(({ name, version }) => `${name} ${version}`);
};

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the roots of a page', () => {
  it('are those of remotes with their version, after the header of the shell', () => {
    expect(namesIn(`${root('mf-catalog', [0, 60, 800, 500])}<header data-box="0 0 800 60"></header>`)).toEqual([
      'shell 7',
      'mf-catalog 2',
    ]);
  });

  it('are visible: not hidden, and not empty', () => {
    expect(namesIn(root('mf-cart', [0, 0, 10, 10], 'hidden') + root('mf-admin', [0, 0, 10, 0]))).toEqual([]);
  });

  it('do not include the inspector itself', () => {
    expect(namesIn(root('mf-inspector', [0, 0, 300, 400]))).toEqual([]);
  });

  it('have the place of their first element if they have no box of their own', () => {
    document.body.innerHTML = `<div data-remote="mf-cart" data-version="2"><p data-box="5 6 70 8"></p></div>`;
    expect(readRoots(document, '7')).toEqual([
      { name: 'mf-cart', version: '2', left: 5, top: 6, width: 70, height: 8 },
    ]);
  });
});

describe('the facts of a release', () => {
  const entries: Record<string, readonly object[]> = {
    measure: [
      { name: 'mount mf-cart/cart', duration: 12.2 },
      { name: 'mount mf-cart/cart-button', duration: 30.6 },
      { name: 'mount mf-cart-checkout/cart', duration: 99 },
    ],
    resource: [
      { name: 'https://shop.test/remotes/mf-cart/2/a.js', encodedBodySize: 1000 },
      { name: 'https://shop.test/remotes/mf-cart/2/b.js', encodedBodySize: 500 },
      { name: 'https://shop.test/remotes/mf-cart/1/a.js', encodedBodySize: 7 },
    ],
  };
  beforeEach(() => {
    Object.assign(performance, { getEntriesByType: (type: string) => entries[type] ?? [] });
  });

  it('are the time of its last mount and the bytes of its own version', () => {
    expect(readFacts({ name: 'mf-cart', version: '2' })).toEqual({ mountMs: 31, bytes: 1500 });
  });

  it('are zero before its first mount', () => {
    expect(readFacts({ name: 'mf-account', version: '2' })).toEqual({ mountMs: 0, bytes: 0 });
  });
});
