import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { guardLeaving, mayLeave } from './leaving.ts';

/** Ends of everything that a test started. */
let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.toReversed()) end();
  ends = [];
  document.body.replaceChildren();
});

function guard(answer: boolean) {
  const guarded = { asked: 0, end: () => {} };
  guarded.end = guardLeaving(async () => {
    guarded.asked += 1;
    return answer;
  });
  ends.push(guarded.end);
  return guarded;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('a link, while a change is unsaved', () => {
  let followed: string[] = [];
  beforeEach(() => {
    followed = [];
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && !event.defaultPrevented) followed.push(link.getAttribute('href') ?? '');
      event.preventDefault();
    };
    document.addEventListener('click', follow);
    ends.push(() => document.removeEventListener('click', follow));
  });

  async function press(href: string, more: Partial<MouseEventInit> & { target?: string } = {}) {
    const { target = '', ...init } = more;
    const link = document.body.appendChild(Object.assign(document.createElement('a'), { href, target }));
    link.innerHTML = '<b>here</b>';
    link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    await settled();
  }

  it.each([
    ['is followed once, after yes', true, ['/admin/orders']],
    ['is not followed after no', false, []],
  ])('%s', async (_, answer, hrefs) => {
    const guarded = guard(answer);
    await press('/admin/orders');
    expect(guarded.asked).toBe(1);
    expect(followed).toEqual(hrefs);
  });

  it.each<[string, string, Parameters<typeof press>[1]]>([
    ['to a tab of the same page', '?tab=seo', {}],
    ['to a place of the same page', '#top', {}],
    ['into another tab, by Ctrl', '/admin', { ctrlKey: true }],
    ['into another tab, by Cmd', '/admin', { metaKey: true }],
    ['into another window, by Shift', '/admin', { shiftKey: true }],
    ['into a window of its own', '/products/un', { target: '_blank' }],
    ['to a mail', 'mailto:nora@exemple.test', {}],
    ['to a phone', 'tel:+33600000000', {}],
  ])('%s is followed without a question', async (_, href, how) => {
    const guarded = guard(false);
    await press(href, how);
    expect(guarded.asked).toBe(0);
    expect(followed).toEqual([href]);
  });

  it('to another site is a question too', async () => {
    const guarded = guard(false);
    await press('https://carrier.test/parcel');
    expect(guarded.asked).toBe(1);
    expect(followed).toEqual([]);
  });

  it('asks again after a no', async () => {
    const guarded = guard(false);
    await press('/admin');
    await press('/admin');
    expect(guarded.asked).toBe(2);
  });

  it('is followed without a question once everything is saved', async () => {
    guard(false).end();
    await press('/admin');
    expect(followed).toEqual(['/admin']);
  });

  it('stays guarded while a second form is unsaved', async () => {
    const first = guard(false);
    const second = guard(false);
    first.end();
    await press('/admin');
    expect([first.asked, second.asked]).toEqual([0, 1]);
  });
});

describe('leaving', () => {
  it('by a key is allowed while nothing is unsaved', async () => {
    expect(await mayLeave()).toBe(true);
  });

  it('by a key asks once, however many forms are unsaved', async () => {
    const guards = [guard(false), guard(true)];
    expect(await mayLeave()).toBe(false);
    expect(guards.map(({ asked }) => asked)).toEqual([1, 0]);
  });

  it('by closing the tab is confirmed by the browser, until everything is saved', () => {
    const close = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { end } = guard(true);
    expect(close()).toBe(true);
    end();
    expect(close()).toBe(false);
  });
});

describe('Back and Forward, while a change is unsaved', () => {
  /** jsdom has no Navigation API. */
  function browser() {
    const traversed: string[] = [];
    const navigation = Object.assign(new EventTarget(), {
      traverseTo(key: string) {
        traversed.push(key);
        go({ key });
      },
    });
    function go({ key = 'k1', url = '/admin/orders', navigationType = 'traverse', cancelable = true }) {
      const destination = { key, url: new URL(url, location.href).href };
      const event = Object.assign(new Event('navigate', { cancelable }), { destination, navigationType });
      return navigation.dispatchEvent(event);
    }
    Object.assign(globalThis, { navigation });
    ends.push(() => Reflect.deleteProperty(globalThis, 'navigation'));
    return { go, traversed };
  }

  it.each([
    ['goes there after yes', true, ['k1']],
    ['stays after no', false, []],
  ])('%s', async (_, answer, keys) => {
    const { go, traversed } = browser();
    const guarded = guard(answer);
    expect(go({})).toBe(false);
    await settled();
    expect(traversed).toEqual(keys);
    expect(guarded.asked).toBe(1);
  });

  it.each([
    ['to another tab of the page', { url: '?tab=seo' }],
    ['by a link, which is asked about itself', { navigationType: 'push' }],
    ['that the browser does not let a page cancel', { cancelable: false }],
  ])('%s are not cancelled', async (_, how) => {
    const { go } = browser();
    const guarded = guard(false);
    expect(go(how)).toBe(true);
    await settled();
    expect(guarded.asked).toBe(0);
  });

  it('are free once everything is saved', () => {
    const { go } = browser();
    guard(false).end();
    expect(go({})).toBe(true);
  });
});
