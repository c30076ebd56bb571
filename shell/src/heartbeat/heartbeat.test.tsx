import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { beatFor } from './heartbeat.ts';
import type { Beat } from './silence.ts';

afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

describe('the heartbeat of a page', () => {
  it('beats every second, and names the release around an event before its handler runs', () => {
    jest.useFakeTimers();
    document.body.innerHTML = '<div data-remote="mf-cart" data-version="2"><button>Pay</button></div><a>Home</a>';
    const sent: Beat[] = [];
    beatFor({ document, send: (beat) => sent.push(beat) });
    expect(sent).toEqual([{ isPaused: false }]);
    const seenByHandler: Beat[] = [];
    const button = document.querySelector('button');
    button?.addEventListener('click', () => seenByHandler.push(...sent.slice(1)));
    button?.click();
    button?.click();
    document.querySelector('a')?.click();
    expect(seenByHandler[0]).toEqual({ doing: { remote: 'mf-cart', version: '2' } });
    expect(sent.slice(1)).toEqual([{ doing: { remote: 'mf-cart', version: '2' } }, { doing: null }]);
    jest.advanceTimersByTime(3000);
    expect(sent.slice(3)).toEqual([{}, {}, {}]);
  });

  it('charges the piece that still runs when another one is done', () => {
    const { doing, running, sent } = pageOf('mf-cart');
    const [menu, page] = [{}, {}];
    doing(page, release('mf-customizer'));
    doing(menu, release('mf-account'));
    doing(menu, undefined);
    expect(running()?.remote).toBe('mf-customizer');
    expect(sent.at(-1)).toEqual({ doing: { remote: 'mf-customizer', version: '2' } });
    doing(page, undefined);
    jest.advanceTimersByTime(500);
    expect(running()?.remote).toBe('mf-cart');
    expect(sent.at(-1)).toEqual({ doing: null });
  });

  it('charges a page whose effects run rather than a piece of the header that still loads', () => {
    const { doing, page, running } = pageOf('mf-cart');
    const piece = {};
    page(release('mf-customizer'));
    doing(piece, release('mf-customizer'));
    doing({}, release('mf-account'));
    doing(piece, undefined);
    expect(running()?.remote).toBe('mf-customizer');
  });

  it('charges the handler of an event while a piece of another release loads', () => {
    document.body.innerHTML = '<div data-remote="mf-cart" data-version="2"><button>Pay</button></div>';
    const { doing, running } = pageOf('mf-cart');
    doing({}, release('mf-customizer'));
    document.querySelector('button')?.click();
    expect(running()?.remote).toBe('mf-cart');
    doing({}, release('mf-account'));
    expect(running()?.remote).toBe('mf-account');
  });

  it('charges the page rather than a piece of the header that started later', () => {
    const { doing, page, running } = pageOf('mf-cart');
    page(release('mf-customizer'));
    doing({}, release('mf-customizer'));
    doing({}, release('mf-account'));
    expect(running()?.remote).toBe('mf-customizer');
  });

  it('charges a release that is new to the tab rather than one that ran in it before', () => {
    const first = pageOf('mf-cart');
    const piece = {};
    first.doing(piece, release('mf-catalog'));
    first.doing(piece, undefined);
    jest.advanceTimersByTime(500);
    const { doing, page, running } = pageOf('mf-cart');
    page(release('mf-catalog'));
    doing({}, release('mf-account'));
    doing({}, release('mf-catalog'));
    expect(running()?.remote).toBe('mf-account');
  });

  it('charges the page that is left rather than a piece of the header that still loads', () => {
    const { doing, running } = pageOf('mf-cart');
    const piece = {};
    doing(piece, release('mf-cart'));
    doing(piece, undefined);
    jest.advanceTimersByTime(500);
    doing({}, release('mf-account'));
    doing(piece, release('mf-cart'), 'leaves');
    expect(running()?.remote).toBe('mf-cart');
    doing({}, release('mf-catalog'));
    expect(running()?.remote).toBe('mf-cart');
    doing(piece, undefined);
    jest.advanceTimersByTime(500);
    expect(running()?.remote).toBe('mf-catalog');
  });

  it('charges the piece that started last while several run', () => {
    const { doing, running } = pageOf('mf-cart');
    const [menu, page] = [{}, {}];
    doing(menu, release('mf-account'));
    doing(page, release('mf-customizer'));
    doing(menu, undefined);
    expect(running()?.remote).toBe('mf-customizer');
    doing({}, release('mf-catalog'));
    expect(running()?.remote).toBe('mf-catalog');
  });
});

const release = (name: string) => ({ name, version: '2' });

function pageOf(name: string) {
  jest.useFakeTimers();
  const sent: Beat[] = [];
  const heartbeat = beatFor({ document, send: (beat) => sent.push(beat) });
  heartbeat.page(release(name));
  return { ...heartbeat, sent };
}
