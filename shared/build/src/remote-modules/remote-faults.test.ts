import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { RemoteConfig } from '../package-config.ts';
import { remoteFaults } from './remote-faults.ts';
import { componentName, exposedModules } from './remote-modules.ts';
import { writeRemoteModules } from './write-remote-modules.ts';

const blog: RemoteConfig = {
  name: 'mf-blog',
  team: 'Blog',
  pages: [{ id: 'blog', path: '/blog', access: 'public', component: './src/pages/blog/blog-page.tsx' }],
  fragments: [{ id: 'cart-button', slot: 'cart-button', component: './src/fragments/teaser/teaser.tsx' }],
};

const texts = JSON.stringify({ page: { blog: { title: 'Blog', description: 'News' } } });
const sources = {
  'locales/fr.json': texts,
  'locales/en.json': texts,
  'src/pages/blog/blog-page.tsx': 'export function BlogPage() { return <h1>Blog</h1>; }',
  'src/fragments/teaser/teaser.tsx': 'const Teaser = () => null;\nexport { Teaser };',
};

let folder: string;

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'remote-'));
  await write(sources);
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('remoteFaults', () => {
  it('finds none where every page and fragment has its component and texts', async () => {
    expect(await remoteFaults(folder, blog)).toEqual([]);
  });

  it('names a component file that does not exist', async () => {
    await rm(join(folder, 'src/pages/blog/blog-page.tsx'));
    expect(await remoteFaults(folder, blog)).toEqual(['page "blog": ./src/pages/blog/blog-page.tsx does not exist.']);
  });

  it('names the export that a component file lacks', async () => {
    await write({ 'src/pages/blog/blog-page.tsx': 'export type BlogPage = 1;\nexport const Blog = () => null;' });
    expect(await remoteFaults(folder, blog)).toEqual([
      'page "blog": ./src/pages/blog/blog-page.tsx has to export BlogPage, and exports Blog.',
    ]);
  });

  it('names each text that a page lacks, in either language', async () => {
    await write({ 'locales/en.json': JSON.stringify({ page: { blog: { title: 'Blog' } } }) });
    expect(await remoteFaults(folder, blog)).toEqual([
      'page "blog": locales/en.json has no text "page.blog.description".',
    ]);
  });

  it('names what is declared twice', async () => {
    const twice = { ...blog, pages: [...blog.pages, ...blog.pages] };
    expect(await remoteFaults(folder, twice)).toEqual([
      'page "blog" is declared twice.',
      'path /blog is declared twice.',
    ]);
  });

  it('names a link to a page that does not exist or has parameters', async () => {
    const product = {
      id: 'post',
      path: '/blog/:post',
      access: 'public',
      component: blog.pages[0]?.component ?? '',
    } as const;
    await write({ 'locales/fr.json': withPost, 'locales/en.json': withPost });
    const links = ['blogs', 'post'].map((page) => ({ slot: 'main-nav', page, order: 10 }));
    expect(await remoteFaults(folder, { ...blog, pages: [...blog.pages, product], links })).toEqual([
      'link "blogs" leads to page "blogs", which is not declared.',
      'link "post" leads to /blog/:post, which has parameters.',
    ]);
  });

  it('names a link without its label, in either language', async () => {
    const links = [{ slot: 'main-nav', page: 'blog', order: 10 }];
    await write({ 'locales/fr.json': JSON.stringify({ ...JSON.parse(texts), links: { blog: 'Journal' } }) });
    expect(await remoteFaults(folder, { ...blog, links })).toEqual([
      'link "blog": locales/en.json has no text "links.blog".',
    ]);
  });

  it('asks the server entry for its function', async () => {
    await write({ 'src/server/prepare.ts': 'export {};' });
    expect(await remoteFaults(folder, { ...blog, server: './src/server/prepare.ts' })).toEqual([
      'server: ./src/server/prepare.ts has to export prepare, and exports nothing.',
    ]);
  });
});

describe('writeRemoteModules', () => {
  it('writes one loader a page, and pages that name the same chunk share it', async () => {
    const about = { ...blog.pages[0], id: 'about', path: '/about', chunk: 'blog' } as RemoteConfig['pages'][number];
    await write({ 'locales/fr.json': withAbout, 'locales/en.json': withAbout });
    await writeRemoteModules(folder, { ...blog, pages: [...blog.pages, about] });
    const code = await readFile(join(folder, 'node_modules/.aimante/app.mjs'), 'utf8');
    expect(code.match(/webpackChunkName: "page-blog"/g)).toHaveLength(2);
  });

  it('refuses a remote with faults in one readable message', async () => {
    await rm(join(folder, 'src/pages/blog/blog-page.tsx'));
    await rm(join(folder, 'src/fragments/teaser/teaser.tsx'));
    await expect(writeRemoteModules(folder, blog)).rejects.toThrow(
      'mf-blog cannot be built:\n' +
        '- page "blog": ./src/pages/blog/blog-page.tsx does not exist.\n' +
        '- fragment "cart-button": ./src/fragments/teaser/teaser.tsx does not exist.',
    );
  });
});

const withPost = JSON.stringify({
  page: { blog: { title: 'Blog', description: 'News' }, post: { title: 'Post', description: 'A post' } },
  links: { blogs: 'Blogs', post: 'Post' },
});

const withAbout = JSON.stringify({
  page: { blog: { title: 'Blog', description: 'News' }, about: { title: 'About', description: 'Us' } },
});

describe('the modules of a remote', () => {
  it('exposes the app and each fragment by its id', () => {
    expect(Object.keys(exposedModules(blog))).toEqual(['./app', './cart-button']);
  });

  it.each([
    ['./src/pages/blog/blog-page.tsx', 'BlogPage'],
    ['./src/pages/account-data/my-data-page.tsx', 'MyDataPage'],
  ])('finds in %s the component %s', (file, name) => expect(componentName(file)).toBe(name));
});
