import type { BrowserRemote, RemoteLink } from '@aimante/contract';
import { describe, expect, it } from '@jest/globals';
import { remoteWith, routeTo } from '../routing/remote.fixture.ts';
import { linksIn } from './slot-links.ts';

const link = (page: string, order: number, more: Partial<RemoteLink> = {}): RemoteLink => ({
  slot: 'main-nav',
  page,
  order,
  label: { fr: `${page} fr`, en: `${page} en` },
  ...more,
});

const remote = (name: string, links: readonly RemoteLink[]): BrowserRemote => ({
  ...remoteWith([routeTo('/', 'public', 'home'), routeTo('/blog', 'public', 'blog')]),
  name,
  links: [...links],
});

describe('linksIn', () => {
  it('sorts the links of all remotes by their order, then by the name of the remote', () => {
    const remotes = [remote('mf-b', [link('blog', 20), link('home', 10)]), remote('mf-a', [link('blog', 20)])];
    expect(linksIn(remotes, 'main-nav').map(({ remote, path }) => `${remote} ${path}`)).toEqual([
      'mf-b /',
      'mf-a /blog',
      'mf-b /blog',
    ]);
  });

  it('gives the path of the page and the label in both languages', () => {
    expect(linksIn([remote('mf-b', [link('home', 10, { hash: 'faq' })])], 'main-nav')).toEqual([
      { remote: 'mf-b', page: 'home', path: '/#faq', label: { fr: 'home fr', en: 'home en' } },
    ]);
  });

  it('leaves out the links of other slots, and links without their page', () => {
    const links = [link('blog', 10, { slot: 'footer-help' }), link('missing', 20)];
    expect(linksIn([remote('mf-b', links)], 'main-nav')).toEqual([]);
  });
});
