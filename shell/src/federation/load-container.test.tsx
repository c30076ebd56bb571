import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createContainerLoader, hashesOf } from './load-container.ts';
import type { ShareScope } from './share-scope.ts';

const ENTRY = '/remotes/mf-a/1/remoteEntry.js';
const scope: ShareScope = {};

function setUp(options: { readonly drafts?: readonly string[]; readonly hash?: string } = {}) {
  const { drafts = [], hash = 'sha384-abc' } = options;
  const load = createContainerLoader(new Map([[ENTRY, hash]]), drafts);
  return (name: string, url: string) => load(name, url, scope);
}

function scriptInHead(): HTMLScriptElement {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No script is loading.');
  return script;
}

function arrive(container?: unknown): void {
  if (container) Reflect.set(globalThis, 'mf_a_1', container);
  scriptInHead().dispatchEvent(new Event('load'));
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'mf_a_1');
  document.head.replaceChildren();
});

describe('hashesOf', () => {
  it('gives every file of a release its hash, and a file without one a hash that no file has', () => {
    const hashes = new Map(
      hashesOf({ base: '/remotes/mf-a/1/', integrity: { 'remoteEntry.js': 'sha384-abc', 'app.js': '' } }),
    );
    expect(hashes.get('/remotes/mf-a/1/remoteEntry.js')).toBe('sha384-abc');
    expect(hashes.get('/remotes/mf-a/1/app.js')).toBe('sha384-refused');
    expect(hashes.get('/remotes/mf-a/2/remoteEntry.js')).toBeUndefined();
  });
});

describe('the loader of containers', () => {
  it('initialises a container once with the share scope, for all that wait for it', async () => {
    const load = setUp();
    const container = { init: jest.fn(), get: jest.fn() };
    const both = Promise.all([load('mf_a_1', ENTRY), load('mf_a_1', ENTRY)]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    expect(scriptInHead().integrity).toBe('sha384-abc');
    expect(scriptInHead().crossOrigin).toBe('anonymous');
    arrive(container);
    await expect(both).resolves.toEqual([container, container]);
    await load('mf_a_1', ENTRY);
    expect(container.init.mock.calls).toEqual([[scope]]);
  });

  it('runs no script that its release does not name, except from a draft', async () => {
    const load = setUp({ drafts: ['http://localhost:3003'] });
    void load('mf_b_1', '/remotes/mf-b/1/remoteEntry.js').catch(() => undefined);
    expect(scriptInHead().integrity).toBe('sha384-refused');
    scriptInHead().remove();
    void load('mf_c_dev', 'http://localhost:3003/remoteEntry.js').catch(() => undefined);
    expect(scriptInHead().integrity).toBeFalsy();
  });

  it('requests the entry again, at another address, after a failure', async () => {
    const load = setUp();
    const failed = load('mf_a_1', ENTRY);
    scriptInHead().dispatchEvent(new Event('error'));
    await expect(failed).rejects.toThrow('could not be loaded');
    const again = load('mf_a_1', ENTRY);
    expect(scriptInHead().src).toMatch(/remoteEntry\.js\?try=2$/);
    arrive({ init: () => undefined, get: () => undefined });
    await expect(again).resolves.toBeDefined();
  });

  it('refuses an entry that defines no container', async () => {
    const loading = setUp()('mf_a_1', ENTRY);
    arrive({ init: 'no function' });
    await expect(loading).rejects.toThrow('defines no container mf_a_1');
  });
});
