import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newRemoteFiles, writeNewRemote } from './new-remote.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-remote-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('a new remote', () => {
  it('is written with its name, its title and its component', async () => {
    const remote = join(folder, 'mf-gift-cards');
    const files = await writeNewRemote(remote, { name: 'mf-gift-cards', title: 'Gift cards' }, 'workspace');
    expect(files).toContain('src/pages/gift-cards/gift-cards-page.tsx');
    const page = await readFile(join(remote, 'src/pages/gift-cards/gift-cards-page.tsx'), 'utf8');
    expect(page).toContain('export function GiftCardsPage()');
    expect(page).toContain(`t('gift-cards.title')`);
    expect(JSON.parse(await readFile(join(remote, 'locales/en.json'), 'utf8'))).toMatchObject({
      links: { 'gift-cards': 'Gift cards' },
    });
  });

  it.each([
    ['mf-blog', 'fr.blog.title'],
    ['mf-gift-cards', `fr['gift-cards'].title`],
  ])('as %s reads its texts as the linter wants it', async (name, read) => {
    const { 'src/app.test.tsx': test } = await newRemoteFiles({ name, title: 'New' }, 'workspace');
    expect(test).toContain(read);
  });

  it('is never written over another', async () => {
    await expect(writeNewRemote(folder, { name: 'mf-blog', title: 'Blog' }, 'workspace')).rejects.toThrow('exists');
  });

  it.each(['blog', 'mf-Blog', 'mf-', 'mf-../shell', `mf-${'a'.repeat(50)}`])('is not named %s', async (name) => {
    await expect(newRemoteFiles({ name, title: 'Blog' }, 'workspace')).rejects.toThrow('is not a remote name');
  });

  it.each(['', '"Blog"', '<Blog>', 'a\\'])('is not titled %s', async (title) => {
    await expect(newRemoteFiles({ name: 'mf-blog', title }, 'workspace')).rejects.toThrow('is not a title');
  });

  it('in a repository of its own asks for the versions that the workspace has', async () => {
    const root = join(import.meta.dirname, '../../../..');
    const files = await newRemoteFiles({ name: 'mf-blog', title: 'Blog' }, 'repository');
    const { dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '') as Manifest;
    const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const own = /^@aimante\/(.+)$/.exec(name)?.[1];
      if (own) {
        const manifest = await readFile(join(root, 'shared', own, 'package.json'), 'utf8');
        expect({ name, version }).toEqual({ name, version: (JSON.parse(manifest) as { version: string }).version });
      } else if (!version.startsWith('^')) expect(catalog).toMatch(new RegExp(`"?${name}"?: ${version}\n`));
    }
  });
});

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
