import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { releaseToAll } from '../channel/channel-plan.ts';
import { flipChannels, readChannels } from '../channel/flip-channels.ts';
import { readPreview } from '../preview/preview-pass.ts';
import { publishRelease } from '../release/publish-release.ts';
import { createFakeStore, type FakeStore, writeFakeDist } from '../testing/index.ts';
import { runReleasesCli } from './run-releases-cli.ts';

let fake: FakeStore;
beforeEach(async () => {
  fake = await createFakeStore();
  await writeFakeDist(fake.dist('shell'), { name: 'shell' });
  await flipChannels(fake.store, releaseToAll([await publishRelease(fake.store, fake.dist('shell'))]));
});
afterEach(() => fake.remove());

async function run(...argv: string[]) {
  const lines: string[] = [];
  const surroundings = { store: fake.store, root: fake.folder, print: (line: string) => lines.push(line) };
  const code = await runReleasesCli(argv, { SITE_URL: 'https://shop.test' }, surroundings);
  return { code, text: lines.join('\n') };
}

it('prints an address that shows a build, and changes nothing for visitors', async () => {
  await writeFakeDist(`${fake.folder}/mf-catalog/dist`, { name: 'mf-catalog', descriptor: { version: '2' } });
  const { code, text } = await run('release', 'mf-catalog', '--preview', '--hours', '5');
  expect(code).toBe(0);
  const pass = /https:\/\/shop\.test\/\?preview=([\w-]+)$/.exec(text)?.[1] ?? '';
  const preview = readPreview(pass, await fake.store.trust.newest(), new Date());
  expect(preview).toMatchObject({ name: 'mf-catalog', version: '2' });
  expect(Math.round((Date.parse(preview.until) - Date.now()) / 60_000)).toBe(300);
  expect((await readChannels(fake.store))?.live).not.toHaveProperty('mf-catalog');
});

it('refuses a build that the live releases cannot take, and a time without end', async () => {
  const descriptor = { links: [{ slot: 'unknown', page: 'home', order: 1, label: { fr: 'A', en: 'A' } }] };
  await writeFakeDist(`${fake.folder}/mf-catalog/dist`, { name: 'mf-catalog', descriptor });
  expect(await run('release', 'mf-catalog', '--preview')).toMatchObject({
    code: 1,
    text: expect.stringContaining('fills the slot unknown, which does not exist'),
  });
  expect((await run('release', 'mf-catalog', '--preview', '--hours', '9000')).code).toBe(2);
});
