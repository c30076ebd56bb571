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
    expect(linksIn(remotes, 'main-nav', 'fr').map(({ key }) => key)).toEqual(['mf-b /', 'mf-a /blog', 'mf-b /blog']);
  });

  it('gives address and label in the language of the page', () => {
    expect(linksIn([remote('mf-b', [link('home', 10, { hash: 'faq' })])], 'main-nav', 'en')).toEqual([
      { key: 'mf-b /en#faq', to: '/en#faq', label: 'home en', isHome: true },
    ]);
  });

  it('leaves out the links of other slots, and links without their page', () => {
    const links = [link('blog', 10, { slot: 'footer-help' }), link('missing', 20)];
    expect(linksIn([remote('mf-b', links)], 'main-nav', 'fr')).toEqual([]);
  });
});
