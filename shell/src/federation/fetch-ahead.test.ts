import type { BrowserRemote } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { fetchAhead } from './fetch-ahead.ts';

const customizer: BrowserRemote = {
  name: 'mf-customizer',
  version: '1',
  container: 'mf_customizer_1',
  base: '/remotes/mf-customizer/1/',
  entry: 'remoteEntry.js',
  contract: '1.0',
  team: 'Atelier photo',
  routes: [],
  fragments: [],
  ports: [],
  exposes: { './app': { js: ['app.js'], css: ['app.css'] }, './other': { js: ['other.js'], css: [] } },
  locales: { fr: ['fr.js'], en: ['en.js'] },
  integrity: {},
};

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map((link) => [
    link.getAttribute('href'),
    link.getAttribute('as'),
  ]);

beforeEach(() => document.head.replaceChildren());

describe('fetchAhead', () => {
  it('brings what a page of the remote begins with, in the visitor’s language, once', () => {
    fetchAhead(document, [customizer], 'fr');
    fetchAhead(document, [customizer], 'fr');
    expect(fetched()).toEqual([
      ['/remotes/mf-customizer/1/remoteEntry.js', 'script'],
      ['/remotes/mf-customizer/1/app.js', 'script'],
      ['/remotes/mf-customizer/1/app.css', 'style'],
      ['/remotes/mf-customizer/1/fr.js', 'script'],
    ]);
  });

  it('brings nothing of what is being written', () => {
    fetchAhead(document, [{ ...customizer, base: 'http://localhost:3003/' }], 'fr');
    expect(fetched()).toEqual([]);
  });

  it('brings nothing to who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    fetchAhead(document, [customizer], 'fr');
    Reflect.deleteProperty(navigator, 'connection');
    expect(fetched()).toEqual([]);
  });
});
