import { describe, expect, it } from '@jest/globals';
import { missingModules, retryModules, untilLoaded, whileMissing } from './until-loaded.ts';

function chunkError(): Error {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}

function shakyModule(failures: number) {
  let calls = 0;
  return {
    calls: () => calls,
    load: async () => {
      calls += 1;
      if (calls <= failures) throw chunkError();
      return { answer: 42 };
    },
  };
}

function untilMissing(count: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => missingModules.get() === count && resolve();
    missingModules.subscribe(check);
    check();
  });
}

describe('untilLoaded', () => {
  it('loads a module after one failed load, without a log line', async () => {
    const { load } = shakyModule(1);
    await expect(untilLoaded(load)).resolves.toEqual({ answer: 42 });
    expect(missingModules.get()).toBe(0);
  });

  it('waits for the visitor or the network, and counts what is missing until then', async () => {
    const { load, calls } = shakyModule(3);
    const module = untilLoaded(load);
    await untilMissing(1);
    expect(calls()).toBe(2);
    retryModules();
    dispatchEvent(new Event('online'));
    await expect(module).resolves.toEqual({ answer: 42 });
    expect(missingModules.get()).toBe(0);
  });

  it('throws the error of a loaded module', async () => {
    await expect(untilLoaded(() => Promise.reject(new TypeError('broken')))).rejects.toThrow('broken');
  });
});

describe('whileMissing', () => {
  it('counts a part as missing and retries it when the visitor asks, until it ends', () => {
    const calls: string[] = [];
    const end = whileMissing(() => calls.push('retry'));
    expect(missingModules.get()).toBe(1);
    retryModules();
    end();
    retryModules();
    expect(calls).toEqual(['retry']);
    expect(missingModules.get()).toBe(0);
  });
});
