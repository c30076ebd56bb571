import { describe, expect, it } from '@jest/globals';
import { watchUncaughtErrors } from './uncaught-errors.ts';

const error = Object.assign(new Error('boom'), {
  stack: 'at onClick (https://shop.test/remotes/mf-cart/2/page.js:1:2)',
});

function watch() {
  const charged: string[] = [];
  const target = new EventTarget();
  watchUncaughtErrors(({ name, version }) => charged.push(`${name}@${version}`), target as Window);
  return { charged, target };
}

describe('an error that nothing caught', () => {
  it('is charged to its remote, from a handler or a promise', () => {
    const { charged, target } = watch();
    target.dispatchEvent(Object.assign(new Event('error'), { error }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
    expect(charged).toEqual(['mf-cart@2', 'mf-cart@2']);
  });

  it('is reported five times at most', () => {
    const { charged, target } = watch();
    for (let count = 0; count < 100; count += 1) target.dispatchEvent(Object.assign(new Event('error'), { error }));
    expect(charged).toHaveLength(5);
  });

  it('is attributed to no release when a request was aborted or no file is known', () => {
    const { charged, target } = watch();
    const aborted = Object.assign(new Error('gone'), { name: 'AbortError', stack: error.stack });
    for (const other of [aborted, new Error('of nobody'), undefined])
      target.dispatchEvent(Object.assign(new Event('error'), { error: other }));
    expect(charged).toEqual([]);
  });
});
