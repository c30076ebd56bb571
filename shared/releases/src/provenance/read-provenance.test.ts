import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { readBuildOrigin } from './read-provenance.ts';

it('names the commit, the tools, and the packages of one package of this workspace', async () => {
  const folder = dirname(dirname(dirname(import.meta.dirname)));
  const folderOfReleases = join(folder, 'releases');
  const built = await readBuildOrigin({ root: dirname(folder), folder: folderOfReleases, name: 'releases' });
  expect(built?.origin).toMatchObject({ commit: expect.stringMatching(/^[0-9a-f]{40}$/), node: process.versions.node });
  expect(built?.sbom).toContain('"purl": "pkg:npm/%40tufjs/models@');
  expect(built?.sbom).not.toContain('pkg:npm/fastify@');
});
