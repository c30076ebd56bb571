import { describe, expect, it } from '@jest/globals';
import { blamedRelease } from './blamed-release.ts';

function thrown(...frames: string[]): Error {
  return Object.assign(new Error('boom'), { stack: ['TypeError: boom', ...frames].join('\n') });
}

const site = 'https://shop.test/remotes';
const SHELL = `    at commit (${site}/shell/9/vendor.1a2b.js:1:22)`;
const CART = `    at Cart (${site}/mf-cart/2.0.0-ab/page.1.js:2:30)`;

describe('the blame for an error', () => {
  it('is on the release of the first frame that is not the shell’s', () => {
    expect(blamedRelease(thrown(SHELL, CART, SHELL))).toEqual({ name: 'mf-cart', version: '2.0.0-ab' });
  });

  it('is on the remote that damaged a global, not on its caller', () => {
    const damaged = `    at Array.map (${site}/mf-catalog/3/page.js:1:9)`;
    expect(blamedRelease(thrown(damaged, CART))).toEqual({ name: 'mf-catalog', version: '3' });
  });

  it('reads the stacks of Firefox and Safari', () => {
    expect(blamedRelease(thrown(`map@${site}/mf-catalog/3/page.js:1:9`))).toEqual({ name: 'mf-catalog', version: '3' });
  });

  it('is empty if only the shell, a message or nothing names a file', () => {
    expect(blamedRelease(thrown(SHELL))).toBeUndefined();
    expect(blamedRelease(thrown(`${site}/mf-cart/2/page.js did not load`))).toBeUndefined();
    for (const none of ['text', undefined, null, Object.assign(new Error('x'), { stack: 7 })])
      expect(blamedRelease(none)).toBeUndefined();
  });
});
