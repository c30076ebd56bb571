import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { beatFor } from './heartbeat.ts';
import type { Beat } from './silence.ts';

afterEach(() => {
  jest.useRealTimers();
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
});
