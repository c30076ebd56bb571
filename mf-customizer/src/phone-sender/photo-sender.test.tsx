import { ApiError, type Client } from '@aimante/api-contract';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createPhotoSender, type PreparedPhoto, type SendOptions } from './photo-sender.ts';

const refusal = (status: number, code: string) =>
  new ApiError(status, { code, message: code, messages: { fr: code, en: code }, requestId: '' });
/** As tus reports a lost connection. */
const cut = () => Object.assign(new Error('connection lost'), { originalResponse: null });
const file = (name: string) => new File([name], name, { type: 'image/jpeg' });

interface Sending extends SendOptions {
  readonly name: string;
  done(): void;
  fail(error: Error): void;
}

function open(prepare: (file: File) => PreparedPhoto = (blob) => ({ blob, thumbnail: undefined }), retryMs = 60_000) {
  const announced: number[] = [];
  const shares: number[] = [];
  const sendings: Sending[] = [];
  const sender = createPhotoSender({
    api: (async (_: unknown, { body: { more, share } }: { body: { more: number; share?: number } }) => {
      if (share === undefined) announced.push(more);
      else shares.push(share);
    }) as Client,
    token: 'token',
    prepare: async (given) => prepare(given),
    send: (_, name, options) =>
      new Promise((resolve, reject) => sendings.push({ ...options, name, done: resolve, fail: reject })),
    retryMs,
  });
  const states = () => sender.state.get().photos.map(({ name, state }) => `${name} ${state}`);
  const sending = async (count: number) => {
    await waitFor(() => expect(sendings).toHaveLength(count));
    return sendings[count - 1] as Sending;
  };
  return { sender, announced, shares, sendings, states, sending };
}

describe('a phone', () => {
  it('reports how much of a photo is sent, at most every two seconds', async () => {
    const { sender, shares, sending } = open(() => ({ blob: new Blob(['0123456789']), thumbnail: undefined }));
    sender.add([file('a'), file('b')]);
    const first = await sending(1);
    first.onProgress(3);
    first.onProgress(6);
    expect(shares).toEqual([0.3]);
    first.done();
    (await sending(2)).onProgress(1);
    expect(shares).toEqual([0.3, 0.1]);
    sender.stop();
  });

  it('sends its photos one after the other, and says how many there will be', async () => {
    const { sender, announced, sendings, states, sending } = open();
    sender.add([file('a'), file('b')]);
    const first = await sending(1);
    sender.add([file('c')]);
    first.onProgress(1);
    expect(sender.state.get().photos[0]?.share).toBe(1);
    expect(states()).toEqual(['a sending', 'b waiting', 'c waiting']);
    first.done();
    (await sending(2)).done();
    (await sending(3)).done();
    await waitFor(() => expect(states()).toEqual(['a sent', 'b sent', 'c sent']));
    expect(announced).toEqual([2, 1]);
    expect(sendings.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('continues after a cut where it stopped', async () => {
    const { sender, states, sending } = open();
    sender.add([file('a')]);
    const first = await sending(1);
    first.onUrl('/api/uploads/1');
    first.fail(cut());
    await waitFor(() => expect(states()).toEqual(['a delayed']));
    sender.retry();
    const second = await sending(2);
    expect(second.uploadUrl).toBe('/api/uploads/1');
    second.done();
    await waitFor(() => expect(states()).toEqual(['a sent']));
  });

  it('tries again by itself', async () => {
    const { sender, sending } = open(undefined, 1);
    sender.add([file('a')]);
    (await sending(1)).fail(cut());
    (await sending(2)).done();
  });

  it('goes on without a photo that is refused, which counts no more', async () => {
    const { sender, announced, states, sending } = open((given) =>
      given.name === 'b' ? { problem: 'tooHeavy' } : { blob: given, thumbnail: undefined },
    );
    sender.add([file('a'), file('b'), file('c')]);
    (await sending(1)).fail(refusal(422, 'PHOTO_UNREADABLE'));
    (await sending(2)).done();
    await waitFor(() => expect(states()).toEqual(['a refused', 'b refused', 'c sent']));
    expect(sender.state.get().photos[1]?.problem).toBe('tooHeavy');
    expect(announced).toEqual([3, -1, -1]);
  });

  it('stops when the pairing has ended', async () => {
    const { sender, states, sending } = open();
    sender.add([file('a'), file('b')]);
    (await sending(1)).fail(refusal(410, 'PAIRING_EXPIRED'));
    await waitFor(() => expect(sender.state.get().end?.code).toBe('PAIRING_EXPIRED'));
    expect(states()).toEqual(['a waiting', 'b waiting']);
  });
});
