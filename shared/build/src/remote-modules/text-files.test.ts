import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { RemoteConfig } from '../package-config.ts';
import { textFiles } from './text-files.ts';

const page = (id: string, texts?: string): RemoteConfig['pages'][number] => ({
  id,
  path: `/${id}`,
  access: 'public',
  component: `./src/pages/${id}.tsx`,
  ...(texts && { texts }),
});

const shop: RemoteConfig = {
  name: 'mf-shop',
  team: 'Shop',
  pages: [page('list'), page('terms', 'quiet'), page('about', 'quiet')],
  fragments: [{ id: 'teaser', slot: 'teaser', component: './src/teaser.tsx' }],
};

const groups = ['list', 'terms', 'about', 'people', 'late', 'teaser', 'heads', 'page', 'unknown'];

let folder: string;

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'texts-'));
  const texts = JSON.stringify(Object.fromEntries(groups.map((group) => [group, { title: group }])));
  await write({
    'locales/fr.json': texts,
    'locales/en.json': texts,
    'src/pages/list.tsx': "import type { Words } from '../heads.ts';\nt('list.title');",
    'src/pages/terms.tsx': "import { People } from '../people.tsx';\nt('terms.title');",
    'src/pages/about.tsx': "import { heads } from '../heads.ts';\nt(`about.title`);",
    'src/people.tsx':
      "t('people.title');\nconst load = () => import(/* webpackChunkName: \"late\" */ './late-part.tsx');",
    'src/late-part.tsx': "t('late.title'); t('teaser.title');",
    'src/teaser.tsx': "t('teaser.title');",
    'src/heads.ts': "t('heads.title');",
  });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const groupsIn = (text: string | undefined) => Object.keys(JSON.parse(text ?? '{}') as object).sort();

it('puts what only the pages of one name use into a file of their own', async () => {
  const files = await textFiles(folder, shop);
  expect(groupsIn(files['texts/fr-quiet.json'])).toEqual(['about', 'heads', 'late', 'people', 'terms']);
  expect(groupsIn(files['texts/en-quiet.json'])).toEqual(groupsIn(files['texts/fr-quiet.json']));
});

it('keeps what another page, a fragment or nothing known uses for all pages', async () => {
  const files = await textFiles(folder, shop);
  expect(groupsIn(files['texts/fr.json'])).toEqual(['list', 'teaser', 'unknown']);
});

it('keeps all texts together where no page has its own', async () => {
  const files = await textFiles(folder, { ...shop, pages: shop.pages.map(({ id }) => page(id)) });
  expect(Object.keys(files)).toEqual(['texts/fr.json', 'texts/en.json']);
  expect(groupsIn(files['texts/fr.json'])).toEqual(groups.filter((group) => group !== 'page').sort());
});
