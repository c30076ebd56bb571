import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createEventBus, type EventChannel, type EventProblem } from './event-bus.ts';

/** Two connected channels, as in two tabs. */
function createLine(): [EventChannel, EventChannel] {
  const listeners: ((event: { data: unknown }) => void)[][] = [[], []];
  const end = (own: number, other: number): EventChannel => ({
    postMessage(data) {
      for (const listener of listeners[other] ?? []) listener({ data: structuredClone(data) });
    },
    addEventListener: (_, listener) => void listeners[own]?.push(listener),
  });
  return [end(0, 1), end(1, 0)];
}

function createLoggedBus() {
  const problems: EventProblem[] = [];
  return { problems, bus: createEventBus({ log: (problem) => problems.push(problem) }) };
}

describe('the event bus', () => {
  it('notifies its listeners until they unsubscribe', () => {
    const { bus } = createLoggedBus();
    const heard: number[] = [];
    const leave = bus.on('cart:changed', ({ count }) => heard.push(count));
    bus.emit('cart:changed', { count: 1 });
    leave();
    bus.emit('cart:changed', { count: 2 });
    expect(heard).toEqual([1]);
  });

  it('replays the last value of a sticky event, and only of a sticky one', () => {
    const { bus } = createLoggedBus();
    bus.emit('cart:changed', { count: 1 });
    bus.emit('cart:changed', { count: 2 });
    bus.emit('upload:progress', { done: 1, total: 2 });
    const heard: unknown[] = [];
    bus.on('cart:changed', (payload) => heard.push(payload));
    bus.on('upload:progress', (payload) => heard.push(payload));
    expect(heard).toEqual([{ count: 2 }]);
  });

  it('calls the other nineteen listeners when one throws', () => {
    const { bus, problems } = createLoggedBus();
    let calls = 0;
    for (let index = 0; index < 20; index += 1) {
      bus.on('locale:changed', () => {
        calls += 1;
        if (index === 3) throw new Error('broken');
      });
    }
    bus.emit('locale:changed', { locale: 'en' });
    expect(calls).toBe(20);
    expect(problems.map(({ kind }) => kind)).toEqual(['listener-failed']);
  });

  it('refuses unknown, unsuitable and too large values', () => {
    const { bus, problems } = createLoggedBus();
    const emit = bus.emit as (name: string, payload: unknown) => boolean;
    expect(emit('cart:emptied', {})).toBe(false);
    expect(emit('__proto__', {})).toBe(false);
    expect(emit('cart:changed', { count: -1 })).toBe(false);
    expect(emit('cart:changed', { count: 1, token: 'secret' })).toBe(false);
    expect(emit('remote:failed', { remote: 'x'.repeat(1e6), version: '1', team: 't', phase: 'load' })).toBe(false);
    expect(problems.map(({ kind }) => kind)).toEqual(['unknown', 'unknown', 'malformed', 'malformed', 'too-large']);
  });

  it('names the fields of a malformed payload, without what is in them', () => {
    const { bus, problems } = createLoggedBus();
    const payload = { remote: 7, version: 'secret-value', team: 't', phase: 'never' };
    (bus.emit as (name: string, payload: unknown) => boolean)('remote:failed', payload);
    expect(problems).toEqual([{ kind: 'malformed', name: 'remote:failed', fields: ['remote', 'phase'] }]);
  });

  it('hands on a frozen payload', () => {
    const { bus, problems } = createLoggedBus();
    bus.on('cart:changed', (payload) => {
      payload.count = 99;
    });
    const heard: number[] = [];
    bus.on('cart:changed', ({ count }) => heard.push(count));
    bus.emit('cart:changed', { count: 1 });
    expect(heard).toEqual([1]);
    expect(problems.map(({ kind }) => kind)).toEqual(['listener-failed']);
  });

  it('carries shared events, and no others, to the other tab', () => {
    const [here, there] = createLine();
    const bus = createEventBus({ channel: here });
    const other = createEventBus({ channel: there });
    const heard: unknown[] = [];
    other.on('session:changed', (payload) => heard.push(payload));
    other.on('locale:changed', (payload) => heard.push(payload));
    bus.emit('session:changed', { isLoggedIn: true });
    bus.emit('locale:changed', { locale: 'en' });
    expect(heard).toEqual([{ isLoggedIn: true }]);
  });

  it('ignores any invalid data from another tab or a remote', () => {
    const [here, there] = createLine();
    const problems: EventProblem[] = [];
    const bus = createEventBus({ channel: there, log: (problem) => problems.push(problem) });
    const delivered: unknown[] = [];
    bus.on('cart:changed', (payload) => delivered.push(payload));
    fc.assert(
      fc.property(fc.constantFrom('cart:changed', 'constructor', '__proto__', 'x'), fc.jsonValue(), (name, payload) => {
        here.postMessage([name, payload]);
        here.postMessage(payload);
      }),
      { numRuns: 1000, examples: [['cart:changed', [{ toString: 0 }]]] },
    );
    const deep: unknown = JSON.parse(`${'['.repeat(1000)}${']'.repeat(1000)}`);
    here.postMessage(['cart:changed', deep]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    for (const payload of delivered) expect(payload).toEqual({ count: expect.any(Number) });
    expect(problems.length).toBeGreaterThan(900);
  });
});
