import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { listenToSite } from './site-events.ts';

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: FakeEventSource[] = [];
  readyState = 1;

  constructor() {
    super();
    FakeEventSource.opened.push(this);
  }

  say(name: string, value: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(value) }));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  fail(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const channels: BroadcastChannel[] = [];
class ClosingChannel extends BroadcastChannel {
  #isOpen = true;

  constructor(name: string) {
    super(name);
    channels.push(this);
  }

  override close(): void {
    this.#isOpen = false;
    super.close();
  }

  /** Pages of earlier tests still get the events of the window. */
  override postMessage(message: unknown): void {
    if (this.#isOpen) super.postMessage(message);
  }
}

const CONNECTING = 0;
const CONNECTED = 1;
const AGAIN_MS = 30_000;
const { opened } = FakeEventSource;
const newest = () => opened.at(-1) as FakeEventSource;

beforeEach(() => {
  jest.useFakeTimers();
  opened.length = 0;
  const locks = { request: (_name: string, _options: object, listen: () => Promise<unknown>) => listen() };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  Object.assign(globalThis, { EventSource: FakeEventSource, BroadcastChannel: ClosingChannel });
});
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
  jest.useRealTimers();
});

describe('what the edge says to open tabs', () => {
  it('is received', () => {
    const { killed, maintenance } = listenToSite(undefined);
    newest().say('releases', { number: 2, killed: [{ name: 'mf-catalog', version: '1' }] });
    expect([...killed.get()]).toEqual(['mf-catalog@1']);
    const works = { message: { fr: 'travaux', en: 'works' }, estimatedTime: { fr: '', en: '' }, contact: '' };
    newest().say('maintenance', works);
    expect(maintenance.get()).toEqual(works);
    newest().say('maintenance', null);
    expect(maintenance.get()).toBeUndefined();
  });

  it('includes each change of the shop, and what a cut may have hidden', () => {
    const { shopChanges } = listenToSite(undefined);
    newest().dispatchEvent(new Event('open'));
    expect(shopChanges.get()).toBe(0);
    newest().say('shop', {});
    expect(shopChanges.get()).toBe(1);
    newest().fail(CONNECTING);
    newest().dispatchEvent(new Event('open'));
    expect(shopChanges.get()).toBe(2);
  });

  it('is polled when the stream is refused, not when the browser reconnects by itself', () => {
    const { killed } = listenToSite(undefined);
    newest().fail(CONNECTING);
    jest.advanceTimersByTime(2 * AGAIN_MS);
    expect(opened).toHaveLength(1);
    newest().fail(FakeEventSource.CLOSED);
    jest.advanceTimersByTime(AGAIN_MS);
    expect(opened).toHaveLength(2);
    newest().say('releases', { number: 2, killed: [{ name: 'mf-catalog', version: '1' }] });
    expect([...killed.get()]).toEqual(['mf-catalog@1']);
  });

  it('goes to another tab while the page is in the back-forward cache, and counts as missed', () => {
    const { shopChanges } = listenToSite(undefined);
    const before = newest();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(before.readyState).toBe(FakeEventSource.CLOSED);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(newest()).not.toBe(before);
    expect(newest().readyState).toBe(CONNECTED);
    expect(shopChanges.get()).toBe(1);
  });
});
