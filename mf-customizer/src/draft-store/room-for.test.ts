import { afterEach, describe, expect, it } from '@jest/globals';
import { shortageFor } from './room-for.ts';

function withEstimate(estimate: () => Promise<StorageEstimate>) {
  Object.defineProperty(navigator, 'storage', { value: { estimate }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

describe('shortageFor', () => {
  it('computes the space for photos and their previews', async () => {
    withEstimate(async () => ({ quota: 2000, usage: 700 }));
    expect(await shortageFor(1000)).toBeUndefined();
  });

  it('says what is needed and what is left', async () => {
    withEstimate(async () => ({ quota: 2000, usage: 800 }));
    expect(await shortageFor(1000)).toEqual({ needed: 1250, left: 1200 });
  });

  it('never says that less than nothing is left', async () => {
    withEstimate(async () => ({ quota: 100, usage: 300 }));
    expect(await shortageFor(1)).toEqual({ needed: 2, left: 0 });
  });

  it('tries where the browser gives no estimate', async () => {
    expect(await shortageFor(1000)).toBeUndefined();
    withEstimate(() => Promise.reject(new TypeError('Not here')));
    expect(await shortageFor(1000)).toBeUndefined();
  });
});
