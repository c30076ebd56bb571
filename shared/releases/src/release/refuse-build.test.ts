import { mkdir, rename, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteDescriptor } from '@aimante/contract';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createFakeStore, type FakeStore, fakeRoute, writeFakeDist } from '../testing/index.ts';
import { publishRelease } from './publish-release.ts';

const NAME = 'mf-blog';
let fake: FakeStore;
beforeEach(async () => {
  fake = await createFakeStore();
});
afterEach(() => fake.remove());

async function publish(descriptor: Partial<RemoteDescriptor>, files: Record<string, string> = {}) {
  await writeFakeDist(fake.dist(NAME), { name: NAME, descriptor: { version: '1', ...descriptor }, files });
  return publishRelease(fake.store, fake.dist(NAME));
}

describe('a build that could never work', () => {
  it.each(['/en', '/en/blog', '/fr', '/healthz', '/remotes/mf-blog', '/maintenance'])(
    'is refused for the page %s, which no visitor can reach',
    async (path) => {
      await expect(publish({ routes: [fakeRoute('page', path)] })).rejects.toThrow(
        `mf-blog cannot be published: no visitor can reach ${path}, because the site itself answers there.`,
      );
    },
  );

  it('is refused for two pages of one address', async () => {
    const routes = [fakeRoute('page', '/blog/:slug'), fakeRoute('entry', '/blog/:id')];
    await expect(publish({ routes })).rejects.toThrow('two of its pages have the address /blog/:id');
  });

  it('is refused without the pieces that it names', async () => {
    await expect(publish({ exposes: {} })).rejects.toThrow('it does not expose ./app');
    const fragments = [{ slot: 'main-nav', order: 0, expose: './teaser' }];
    await expect(publish({ fragments })).rejects.toThrow('it does not expose ./teaser');
  });

  it('is refused for a name that every object has', async () => {
    await expect(publish({ name: 'constructor' })).rejects.toThrow('nothing can be named "constructor"');
    await expect(publish({ slots: ['constructor'] })).rejects.toThrow('nothing can be named "constructor"');
  });

  it('is refused above its budget', async () => {
    await expect(publish({}, { 'remoteEntry.js': 'x'.repeat(97 * 1024) })).rejects.toThrow(
      'its entry remoteEntry.js has 97 kB, and 96 kB are allowed.',
    );
  });

  it('is refused when a file is a link out of the build', async () => {
    await writeFakeDist(fake.dist(NAME), { name: NAME, files: { 'deep/a.js': '1' } });
    const [inside, outside] = [join(fake.dist(NAME), 'deep'), join(fake.folder, 'elsewhere')];
    await mkdir(outside);
    await rename(join(inside, 'a.js'), join(outside, 'a.js'));
    await symlink(join(outside, 'a.js'), join(inside, 'a.js'));
    await expect(publishRelease(fake.store, fake.dist(NAME))).rejects.toThrow('is a link out of the build');
  });
});

describe('a stylesheet', () => {
  const style = (css: string) => publish({}, { 'blog.css': css });

  it.each([
    'p{margin:0}',
    '*{box-sizing:border-box}',
    ':root{--a:1}',
    'html,.blog{color:red}',
    '@media (width > 1px){body{margin:0}}',
    'a:not(.blog){color:red}',
    '[hidden]{display:block}',
    '@layer reset{button{all:unset}}',
  ])('is refused when it reaches the whole page: %s', async (css) => {
    await expect(style(css)).rejects.toThrow(/^blog\.css styles ".*" on the whole page/);
  });

  it('is refused when it is no CSS', async () => {
    await expect(style('.a{')).rejects.toThrow('blog.css is not CSS');
  });

  it('is accepted when every rule is below a class or an id', async () => {
    const css = `.blog p, #blog > a{margin:0} @media print{.blog:not(.x){color:red}} .blog{& p{margin:0} :hover{color:red}}
      @keyframes turn{from{rotate:0deg}to{rotate:1turn}} @font-face{font-family:x;src:url(x.woff2)}
      :where(.blog) *{margin:0} :is(.blog,.post)::before{content:".a{"}`;
    await expect(style(css)).resolves.toMatchObject({ status: 'published' });
  });
});
