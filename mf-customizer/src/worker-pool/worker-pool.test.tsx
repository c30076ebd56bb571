import { missingModules, retryModules } from '@aimante/remote';
import { describe, expect, it } from '@jest/globals';
import { READY } from './ready.ts';
import type { PoolWorker } from './start-worker.ts';
import { createWorkerPool, type Tasks } from './worker-pool.ts';

const tasks = { double: async (input: number) => input * 2 } satisfies Tasks;

/** A browser's worker, as far as the pool uses it. */
class TestWorker implements PoolWorker {
  onmessage: PoolWorker['onmessage'] = null;
  onerror: PoolWorker['onerror'] = null;
  isTerminated = false;

  /** `isThere`: the file loads. Otherwise the network is down. */
  constructor(isThere: boolean) {
    queueMicrotask(() =>
      isThere
        ? this.onmessage?.(new MessageEvent('message', { data: READY }))
        : this.onerror?.(new ErrorEvent('error')),
    );
  }

  postMessage({ input }: { input: number }) {
    queueMicrotask(() => {
      if (input < 0) this.onerror?.(new ErrorEvent('error', { message: 'out of memory' }));
      else this.onmessage?.(new MessageEvent('message', { data: { output: input * 2 } }));
    });
  }

  terminate() {
    this.isTerminated = true;
  }
}

function poolWith(failedLoads: number) {
  const workers: TestWorker[] = [];
  const spawn = () => {
    const worker = new TestWorker(workers.length >= failedLoads);
    workers.push(worker);
    return worker;
  };
  return { pool: createWorkerPool<typeof tasks>(spawn, 1), workers };
}

function untilMissing(count: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => missingModules.get() === count && resolve();
    missingModules.subscribe(check);
    check();
  });
}

describe('createWorkerPool', () => {
  it('runs tasks one after the other', async () => {
    const { pool, workers } = poolWith(0);
    await expect(Promise.all([1, 2, 3].map((input) => pool.run('double', input)))).resolves.toEqual([2, 4, 6]);
    expect(workers).toHaveLength(1);
  });

  it('keeps a task while the file of the worker fails to load, and counts the file as missing', async () => {
    const { pool, workers } = poolWith(2);
    const answer = pool.run('double', 4);
    await untilMissing(1);
    retryModules();
    await expect(answer).resolves.toBe(8);
    expect(workers).toHaveLength(3);
    expect(missingModules.get()).toBe(0);
  });

  it('fails the task of a worker that crashes, and runs the next one in another', async () => {
    const { pool, workers } = poolWith(0);
    const [lost, next] = [pool.run('double', -1), pool.run('double', 5)];
    await expect(lost).rejects.toThrow('out of memory');
    await expect(next).resolves.toBe(10);
    expect(workers.map(({ isTerminated }) => isTerminated)).toEqual([true, false]);
  });

  it('ends a worker that starts after the pool was closed', async () => {
    const { pool, workers } = poolWith(1);
    const answer = pool.run('double', 1);
    pool.close();
    await expect(answer).rejects.toThrow('closed');
    retryModules();
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(workers.at(-1)?.isTerminated).toBe(true);
  });
});
