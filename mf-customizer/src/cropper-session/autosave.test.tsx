import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Autosave, createAutosave } from './autosave.ts';

let saved = 0;
let autosave: Autosave;

beforeEach(() => {
  jest.useFakeTimers();
  saved = 0;
  autosave = createAutosave(() => {
    saved += 1;
  });
});
afterEach(() => {
  autosave.stop();
  Reflect.deleteProperty(document, 'visibilityState');
  jest.useRealTimers();
});

function become(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('the autosave', () => {
  it('saves a single change at once, and only once', () => {
    autosave.schedule();
    expect(saved).toBe(1);
    jest.runAllTimers();
    expect(saved).toBe(1);
    autosave.schedule();
    expect(saved).toBe(2);
  });

  it('is never far behind while changes go on', () => {
    for (let change = 0; change < 20; change += 1) {
      autosave.schedule();
      jest.advanceTimersByTime(50);
    }
    expect(saved).toBe(4);
    jest.runAllTimers();
    expect(saved).toBe(5);
  });

  it.each([
    ['the page closes', () => dispatchEvent(new Event('pagehide'))],
    ['the page is hidden, as on a phone before it is closed', () => become('hidden')],
    ['it is flushed', () => autosave.flush()],
    ['it is stopped', () => autosave.stop()],
  ])('saves at once when %s, and not again', (_, happens) => {
    autosave.schedule();
    autosave.schedule();
    expect(saved).toBe(1);
    happens();
    expect(saved).toBe(2);
    happens();
    jest.runAllTimers();
    expect(saved).toBe(2);
  });

  it.each([
    ['the page closes without a change', () => dispatchEvent(new Event('pagehide'))],
    ['the page is shown', () => become('visible')],
  ])('does not save when %s', (_, happens) => {
    happens();
    expect(saved).toBe(0);
  });

  it('waits while the page becomes visible', () => {
    autosave.schedule();
    autosave.schedule();
    become('visible');
    expect(saved).toBe(1);
  });

  it('no longer listens after it is stopped', () => {
    autosave.schedule();
    autosave.stop();
    autosave.schedule();
    autosave.schedule();
    dispatchEvent(new Event('pagehide'));
    become('hidden');
    expect(saved).toBe(2);
  });
});
