import { describe, expect, it } from '@jest/globals';
import { type Beat, createSilence } from './silence.ts';

const cart = { remote: 'mf-cart', version: '2' };
const catalog = { remote: 'mf-catalog', version: '3' };

function watch() {
  let time = 0;
  const silence = createSilence(() => time);
  return {
    hear: (beat: Beat = {}) => silence.hear(beat),
    /** Looks every second, as the watcher does. */
    wait(seconds: number) {
      const found = [];
      for (let second = 0; second < seconds; second += 1) {
        time += 1000;
        found.push(silence.look());
      }
      return found.filter((release) => release !== undefined);
    },
    sleep(seconds: number) {
      time += seconds * 1000;
      return silence.look();
    },
  };
}

describe('a silent page', () => {
  it('is reported once, with what was mounting', () => {
    const { hear, wait } = watch();
    hear({ page: catalog });
    hear({ doing: cart });
    expect(wait(20)).toEqual([cart]);
  });

  it('is charged to its page when nothing else runs', () => {
    const { hear, wait } = watch();
    hear({ page: catalog, doing: cart });
    hear({ doing: null });
    expect(wait(20)).toEqual([catalog]);
  });

  it('is not reported while it beats, in the background, or after the machine slept', () => {
    const { hear, wait, sleep } = watch();
    hear({ page: catalog });
    for (let second = 0; second < 20; second += 1) {
      hear();
      expect(wait(1)).toEqual([]);
    }
    expect(sleep(3600)).toBeUndefined();
    hear({ isPaused: true });
    expect(wait(60)).toEqual([]);
    hear({ isPaused: false });
    expect(wait(4)).toEqual([]);
    expect(wait(2)).toEqual([catalog]);
  });
});
