import { beforeEach, describe, expect, it } from '@jest/globals';
import { onIntention, onPresence } from './intention.ts';

let wanted = 0;
let seen = 0;

beforeEach(() => {
  wanted = 0;
  seen = 0;
  document.body.innerHTML =
    '<a href="/products"><b>all</b></a><p>text</p><button type="button"><i>add</i></button><label>name <input></label>';
  onIntention(document, () => {
    wanted += 1;
  });
  onPresence(() => {
    seen += 1;
  });
});

const send = (selector: string, kind: string) =>
  document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }));

describe('a page is hydrated', () => {
  it.each([
    ['a pointer over a control', 'i', 'pointermove'],
    ['a touch of a control', 'i', 'pointerdown'],
    ['a press without a pointer', 'button', 'click'],
    ['the focus in a field', 'input', 'focusin'],
    ['typed text', 'input', 'input'],
    ['a key', 'p', 'keydown'],
    ['a submit', 'label', 'submit'],
  ])('at %s, once', (_, selector, kind) => {
    send(selector, kind);
    send(selector, kind);
    expect(wanted).toBe(1);
  });

  it.each([
    ['a touch of the text', 'p', 'pointerdown'],
    ['a pointer that moves over the text', 'p', 'pointermove'],
    ['a touch of a link, which the browser follows', 'b', 'pointerdown'],
    ['a press of a link', 'b', 'click'],
    ['scrolling', 'p', 'scroll'],
  ])('not at %s', (_, selector, kind) => {
    send(selector, kind);
    expect(wanted).toBe(0);
  });
});

describe('a live part in view', () => {
  it.each([
    ['a pointer that moves over the text', 'pointermove'],
    ['scrolling', 'scroll'],
  ])('hydrates the page at %s, also on a page too short to scroll', (_, kind) => {
    Object.assign(globalThis, { IntersectionObserver: EverythingInView });
    document.body.innerHTML = '<p>text</p><div data-slot="aside"></div>';
    send('p', kind);
    expect(wanted).toBe(1);
  });
});

/** jsdom has no layout. */
class EverythingInView {
  readonly #report: (entries: readonly { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
    this.#report = report;
  }
  observe() {
    this.#report([{ isIntersecting: true }]);
  }
  disconnect() {}
}

describe('a pointer that rests', () => {
  it.each(['i', 'p'])('is no sign of a person over %s', (selector) => {
    const resting = Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 0, movementY: 0 });
    document.querySelector(selector)?.dispatchEvent(resting);
    expect([seen, wanted]).toEqual([0, 0]);
    // Ends the listeners of this test.
    send('p', 'keydown');
  });
});

describe('the files are fetched', () => {
  it.each(['pointermove', 'pointerdown', 'scroll', 'keydown'])('at the first sign of a visitor: %s', (kind) => {
    expect(seen).toBe(0);
    send('p', kind);
    send('p', kind);
    expect(seen).toBe(1);
  });
});
