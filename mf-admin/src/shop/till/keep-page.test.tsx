import { afterEach, describe, expect, it } from '@jest/globals';
import { askToSync, keepPage, offerAsApp } from './keep-page.ts';
import { roomLeft } from './room-left.ts';

const storageWith = (storage: object) => Object.assign(navigator, { storage });
const workersWith = (serviceWorker: object) => Object.assign(navigator, { serviceWorker });
afterEach(() => {
  for (const name of ['storage', 'serviceWorker']) Reflect.deleteProperty(navigator, name);
  document.head.innerHTML = '';
});

describe('the page of a till', () => {
  it('is kept by the service worker under its own address', async () => {
    const messages: unknown[] = [];
    workersWith({ ready: Promise.resolve({ active: { postMessage: (message: unknown) => messages.push(message) } }) });
    await keepPage();
    await navigator.serviceWorker.ready;
    expect(messages).toEqual([{ kind: 'keep-page', path: location.pathname }]);
  });

  it('sells where the browser keeps nothing: no worker, and storage that refuses', async () => {
    storageWith({ persist: () => Promise.reject(new Error('denied')) });
    await expect(keepPage()).resolves.toBeUndefined();
    await expect(askToSync()).resolves.toBeUndefined();
  });

  it('is an app of its own until the visitor leaves it', () => {
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
    const link = document.querySelector('link');
    const takeBack = offerAsApp();
    expect(link?.getAttribute('href')).toBe('/manifest.webmanifest?app=%2F');
    takeBack();
    expect(link?.getAttribute('href')).toBe('/manifest.webmanifest');
  });

  it('registers a background sync for its records, where the browser can', async () => {
    const tags: string[] = [];
    const sync = { register: async (tag: string) => void tags.push(tag) };
    workersWith({ getRegistration: async () => ({ sync }) });
    await askToSync();
    workersWith({ getRegistration: async () => ({}) });
    await askToSync();
    expect(tags).toEqual(['till']);
  });
});

describe('the free storage of a tablet', () => {
  it('is what the browser still allows to store', async () => {
    storageWith({ estimate: async () => ({ quota: 100, usage: 40 }) });
    expect(await roomLeft()).toBe(60);
  });

  it('has no limit where the browser does not know it', async () => {
    expect(await roomLeft()).toBe(Number.POSITIVE_INFINITY);
    storageWith({ estimate: async () => Promise.reject(new Error('private window')) });
    expect(await roomLeft()).toBe(Number.POSITIVE_INFINITY);
  });
});
