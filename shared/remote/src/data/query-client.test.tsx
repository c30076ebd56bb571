import { ApiError } from '@aimante/api-contract';
import { createFakePlatform } from '@aimante/testing';
import { describe, expect, it } from '@jest/globals';
import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { queryClientOf } from './query-client.ts';

const tokenOf = (account: string, serial = 1) =>
  `head.${btoa(JSON.stringify({ sub: account, serial })).replaceAll('=', '')}.signature`;

function open(account?: string) {
  const session = account ? ({ token: tokenOf(account), role: 'customer' } as const) : null;
  const { platform } = createFakePlatform({ session });
  const client = queryClientOf(platform);
  const logIn = (next: string, serial?: number) =>
    platform.session.login({ token: tokenOf(next, serial), role: 'customer' });
  return { platform, client, logIn };
}

const refusal = (status: number) => new ApiError(status, { code: 'ANY', message: 'any' });

describe('the cache of a remote', () => {
  it('is one for all pieces of a platform', () => {
    const { platform, client } = open();
    expect(queryClientOf(platform)).toBe(client);
    expect(queryClientOf(createFakePlatform().platform)).not.toBe(client);
  });

  it('reloads what the owner changed while it is seen, and nothing else', async () => {
    const { platform, client } = open();
    const asked: string[] = [];
    for (const [name, meta] of [
      ['product', { isOfShop: true }],
      ['order', {}],
    ] as const) {
      const queryFn = async () => asked.push(name);
      const observer = new QueryObserver(client, { queryKey: [name], queryFn, meta });
      await waitFor(() => expect(observer.subscribe(() => undefined)).toBeTruthy());
    }
    await waitFor(() => expect(asked).toEqual(['product', 'order']));
    platform.events.emit('shop:changed', {});
    await waitFor(() => expect(asked).toEqual(['product', 'order', 'product']), { timeout: 1000 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['a refusal', refusal(404), 1],
    ['a session that is over', refusal(401), 1],
    ['a fault of the server', refusal(503), 2],
    ['no response', refusal(0), 2],
    ['any other fault', new Error('broken'), 2],
  ])('asks after %s as often as it may help', async (_, error, times) => {
    let asked = 0;
    const queryFn = async () => {
      asked += 1;
      throw error;
    };
    const { client } = open();
    const load = new QueryObserver(client, { queryKey: ['any'], queryFn });
    const stop = load.subscribe(() => undefined);
    await waitFor(() => expect(load.getCurrentResult().isError).toBe(true));
    stop();
    expect(asked).toBe(times);
  });
});

describe('the cache of a remote, when the account changes', () => {
  const openWithProfile = () => {
    const opened = open('camille');
    opened.client.setQueryData(['profile'], { firstName: 'Camille' });
    return opened;
  };
  const profileOf = ({ client }: ReturnType<typeof open>) => client.getQueryData(['profile']);

  it('keeps its answers while the token is renewed', () => {
    const opened = openWithProfile();
    opened.logIn('camille', 2);
    expect(profileOf(opened)).toEqual({ firstName: 'Camille' });
  });

  it('keeps what a guest has loaded, and loads it again', async () => {
    const { client, logIn } = open();
    let loads = 0;
    const load = new QueryObserver(client, { queryKey: ['products'], queryFn: async () => ++loads });
    const stop = load.subscribe(() => undefined);
    await waitFor(() => expect(load.getCurrentResult().data).toBe(1));
    logIn('camille');
    expect(load.getCurrentResult().data).toBe(1);
    await waitFor(() => expect(load.getCurrentResult().data).toBe(2));
    stop();
  });

  it('is empty for another account', () => {
    const opened = openWithProfile();
    opened.logIn('zoe');
    expect(profileOf(opened)).toBeUndefined();
  });

  it('is empty after a logout', async () => {
    const opened = openWithProfile();
    await opened.platform.session.logout();
    expect(profileOf(opened)).toBeUndefined();
  });

  it('shows the next account its own answer on a page that stays', async () => {
    const opened = open('camille');
    const { platform, client } = opened;
    const queryFn = async () => platform.session.get()?.token;
    const load = new QueryObserver(client, { queryKey: ['profile'], queryFn });
    const stop = load.subscribe(() => undefined);
    await waitFor(() => expect(load.getCurrentResult().data).toBe(tokenOf('camille')));
    opened.logIn('zoe');
    expect(load.getCurrentResult().data).toBeUndefined();
    await waitFor(() => expect(load.getCurrentResult().data).toBe(tokenOf('zoe')));
    stop();
  });

  it('asks again for what was loading during a logout', async () => {
    const { platform, client } = open('camille');
    const answers: ((text: string) => void)[] = [];
    const queryFn = () => new Promise<string>((answer) => void answers.push(answer));
    const load = new QueryObserver(client, { queryKey: ['products'], queryFn });
    const stop = load.subscribe(() => undefined);
    await platform.session.logout();
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.('answer');
    await waitFor(() => expect(load.getCurrentResult().data).toBe('answer'));
    stop();
  });
});
