import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ServedPages, servePages } from '../testing/served-pages.ts';

let served: ServedPages;

beforeEach(async () => {
  served = await servePages();
  served.delayApi(500);
});
afterEach(async () => {
  await served.remove();
});

describe('a page that is being rendered', () => {
  it('when its release leaves the set has its content, and counts as no failure', async () => {
    const asked = served.get('/slow?leaves');
    await wait(200);
    await served.releasePages('8');
    const { text } = await asked;
    expect(text).toContain('<h1>/slow?leaves</h1>');
    expect(text).toContain('"version":"7"');
    expect(served.problems).toEqual([]);
    await served.stop();
  });

  it('when the edge stops has its content', async () => {
    const asked = served.get('/slow?stops');
    await wait(200);
    await Promise.all([served.stop(), asked]);
    expect((await asked).text).toContain('<h1>/slow?stops</h1>');
    expect(served.problems).toEqual([]);
  });
});
