import { expect, it } from '@jest/globals';
import { receivedOf } from './received.ts';

const line = (piece: string, account: string, cents: number) => ({ piece, account, cents });

it('adds up what customers paid and got back by means, without what only moves between accounts', () => {
  const lines = [
    ...[line('PM-1', '511500', 1200), line('PM-1', '411000', -1200)],
    ...[line('PM-1', '511500', -450), line('PM-1', '411000', 450)],
    ...[line('T1', '530000', 600), line('T1', '701000', -500), line('T1', '445710', -100)],
    ...[line('J7', '530000', -5000), line('J7', '580000', 5000)],
    ...[line('J8', '530000', -50), line('J8', '658000', 50)],
  ];
  expect(receivedOf(lines)).toEqual([
    { means: 'card', inCents: 1200, outCents: 450 },
    { means: 'cash', inCents: 600, outCents: 0 },
  ]);
});
