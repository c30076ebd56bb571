import { describe, expect, it } from '@jest/globals';
import { createUploadQueue } from './upload-queue.ts';

const original = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id]) });

function slowServer() {
  const open = new Map<string, { resolve(id: string): void; reject(): void }>();
  const send = ({ id }: { id: string }) =>
    new Promise<string>((resolve, reject) => open.set(id, { resolve, reject: () => reject(new Error('gone')) }));
  const settle = async (id: string, how: 'resolve' | 'reject' = 'resolve') => {
    const sending = open.get(id);
    open.delete(id);
    sending?.[how](`stored-${id}`);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { open, send, settle };
}

describe('the upload queue', () => {
  it('sends two originals at a time, after the first has identified the visitor', async () => {
    const { open, send, settle } = slowServer();
    const queue = createUploadQueue(send);
    for (const id of ['a', 'b', 'c']) queue.add(original(id));
    expect([...open.keys()]).toEqual(['a']);
    await settle('a');
    expect([...open.keys()]).toEqual(['b', 'c']);
    expect(queue.progress.get()).toEqual({ done: 1, total: 3 });
    expect(queue.idOf('a')).toBe('stored-a');
  });

  it('sends no photo twice', async () => {
    const { open, send, settle } = slowServer();
    const queue = createUploadQueue(send);
    queue.add(original('a'));
    queue.add(original('a'));
    await settle('a');
    queue.add(original('a'));
    expect(open.size).toBe(0);
    expect(queue.progress.get()).toEqual({ done: 1, total: 1 });
  });

  it('sends a photo again that is gone from the server, once', async () => {
    const { open, send, settle } = slowServer();
    const asked: boolean[] = [];
    const queue = createUploadQueue((photo, { isGone }) => {
      asked.push(isGone('stored-a'));
      return send(photo);
    });
    for (const id of ['a', 'b']) queue.add(original(id));
    await settle('a');
    await settle('b');
    queue.sendAgain(['stored-a', 'stored-z']);
    expect([queue.idOf('a'), queue.idOf('b')]).toEqual([undefined, 'stored-b']);
    for (const id of ['a', 'b']) queue.add(original(id));
    expect([...open.keys()]).toEqual(['a']);
    await settle('a');
    queue.add(original('a'));
    expect([open.size, queue.idOf('a'), asked]).toEqual([0, 'stored-a', [false, false, true]]);
    expect(queue.progress.get()).toEqual({ done: 2, total: 2 });
  });

  it('reports whether the requested photos were received', async () => {
    const { send, settle } = slowServer();
    const queue = createUploadQueue(send);
    for (const id of ['a', 'b']) queue.add(original(id));
    const both = queue.settled(['a', 'b']);
    const first = queue.settled(['a']);
    await settle('a');
    await settle('b', 'reject');
    expect(await first).toBe(true);
    expect(await both).toBe(false);
    expect(await queue.settled(['a'])).toBe(true);
  });

  it('stops sending a removed photo, and no longer counts it', async () => {
    const { open, send, settle } = slowServer();
    const queue = createUploadQueue(send);
    for (const id of ['a', 'b', 'c', 'd']) queue.add(original(id));
    await settle('a');
    for (const id of ['a', 'b', 'd']) queue.forget(id);
    expect(queue.progress.get()).toEqual({ done: 0, total: 1 });
    await settle('b');
    await settle('c');
    expect(open.size).toBe(0);
    expect(queue.progress.get()).toEqual({ done: 1, total: 1 });
    expect(queue.idOf('b')).toBeUndefined();
  });

  it('deletes a photo that was removed while it was being sent', async () => {
    const { send, settle } = slowServer();
    const queue = createUploadQueue(send);
    queue.add(original('a'));
    queue.forget('a');
    queue.add(original('a'));
    await settle('a');
    expect(queue.idOf('a')).toBe('stored-a');
  });

  it('tries a photo again later while the server cannot take it, and says so', async () => {
    const { open, send, settle } = slowServer();
    const retries: (() => void)[] = [];
    const queue = createUploadQueue(send, {
      isTemporary: () => true,
      retryLater: (retry) => {
        retries.push(retry);
        return () => undefined;
      },
    });
    for (const id of ['a', 'b']) queue.add(original(id));
    const both = queue.settled(['a', 'b']);
    await settle('a', 'reject');
    await settle('b', 'reject');
    expect(await both).toBe(false);
    expect(queue.progress.get()).toEqual({ done: 0, total: 2, isDelayed: true });
    expect(open.size).toBe(0);
    for (const retry of retries.splice(0)) retry();
    await settle('a');
    await settle('b');
    expect(queue.progress.get()).toEqual({ done: 2, total: 2 });
    expect(retries).toEqual([]);
  });

  it('sends a delayed photo at once when it is asked for again, and never one that is forgotten', async () => {
    const { open, send, settle } = slowServer();
    const cancelled: string[] = [];
    const queue = createUploadQueue(send, {
      isTemporary: () => true,
      retryLater: () => () => void cancelled.push('retry'),
    });
    for (const id of ['a', 'b']) queue.add(original(id));
    await settle('a', 'reject');
    await settle('b', 'reject');
    queue.forget('b');
    queue.add(original('a'));
    expect([...open.keys()]).toEqual(['a']);
    expect(queue.progress.get()).toEqual({ done: 0, total: 1 });
    expect(cancelled).toEqual(['retry']);
  });

  it('continues after a failure, and accepts the photo again at a retry', async () => {
    const { open, send, settle } = slowServer();
    const queue = createUploadQueue(send);
    for (const id of ['a', 'b', 'c']) queue.add(original(id));
    await settle('a', 'reject');
    expect([...open.keys()]).toEqual(['b']);
    expect(queue.idOf('a')).toBeUndefined();
    await settle('b');
    queue.add(original('a'));
    expect([...open.keys()]).toEqual(['c', 'a']);
  });
});
