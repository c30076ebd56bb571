import type { BrowserRemote, RemoteRoute } from '@aimante/contract';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { watchStake } from './stake.ts';

const texts = { fr: 'x', en: 'x' };
const route = (path: string, access: RemoteRoute['access']): RemoteRoute => ({
  id: path,
  path,
  access,
  layout: 'site',
  title: texts,
  description: texts,
  robots: 'index, follow',
  prefetch: [],
  assets: { js: [], css: [] },
});

const remote: BrowserRemote = {
  name: 'mf-test',
  version: '1',
  contract: '1.0',
  team: 'Test',
  container: 'mf_test',
  base: '/remotes/mf-test/1/',
  entry: 'remoteEntry.js',
  fragments: [],
  ports: [],
  exposes: {},
  locales: { fr: [], en: [] },
  integrity: {},
  routes: [route('/contact', 'public'), route('/account/profile', 'login'), route('/orders', 'login')],
};

function type() {
  document.body.innerHTML = '<input>';
  document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('what the end of a session takes', () => {
  const stake = watchStake(document, [remote]);
  const at = (path: string) => history.replaceState(null, '', path);
  beforeEach(() => at('/'));

  it('is nothing where everybody may be, whatever was typed', () => {
    at('/contact');
    type();
    expect(stake()).toBe('nothing');
  });

  it('is the place where one has to be logged in, and what was typed there', () => {
    at('/en/account/profile');
    expect(stake()).toBe('place');
    type();
    expect(stake()).toBe('typing');
    at('/en/orders');
    expect(stake()).toBe('place');
  });
});
