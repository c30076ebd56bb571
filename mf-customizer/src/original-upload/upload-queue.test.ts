import { describe, expect, it } from '@jest/globals';
import { createUploadQueue } from './upload-queue.ts';

const original = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id]) });

function slowServer() {
  const open = new Map<string, { resolve(id: string): void; reject(): void }>();
  const send = ({ id }: { id: string }) =>
    new Promise<string>((resolve, reject) => open.set(id, { resolve, reject: () => reject(new Error('gone')) }));
  const settle = async (id: string, how: 'resolve' | 'reject' = 'resolve') => {
    open.get(id)?.[how](`stored-${id}`);
    open.delete(id);
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { open, send, settle };
}

describe('the upload queue', () => {
  it('sends two originals at a time, once the server knows the visitor by the first', async () => {
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

  it('tells when the photos that are asked for have come through, or not', async () => {
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

  it('sends nothing more of what is forgotten, and counts it no longer', async () => {
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

  it('takes back what was forgotten while it was being sent', async () => {
    const { send, settle } = slowServer();
    const queue = createUploadQueue(send);
    queue.add(original('a'));
    queue.forget('a');
    queue.add(original('a'));
    await settle('a');
    expect(queue.idOf('a')).toBe('stored-a');
  });

  it('goes on after a failure, and takes the photo again when it is asked to', async () => {
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
