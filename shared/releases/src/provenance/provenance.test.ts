import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishRelease } from '../release/publish-release.ts';
import { createFakeStore, type FakeStore, writeFakeDist } from '../testing/index.ts';
import { type BuildOrigin, provenanceKey, readProvenance, writeProvenance } from './provenance.ts';
import { writeSbom } from './sbom.ts';

const built: BuildOrigin = {
  origin: { commit: 'a'.repeat(40), isClean: true, node: '24.21.0', pnpm: '12.4.2', lockfile: 'b'.repeat(64) },
  sbom: '{}',
};

let fake: FakeStore;
let release: { readonly name: string; readonly version: string };
beforeEach(async () => {
  fake = await createFakeStore();
  await writeFakeDist(fake.dist('mf-catalog'), { name: 'mf-catalog' });
  release = await publishRelease(fake.store, fake.dist('mf-catalog'));
});
afterEach(() => fake.remove());

describe('the origin of a release', () => {
  it('is recorded once, for the signed bytes', async () => {
    await writeProvenance(fake.store, release, built);
    await writeProvenance(fake.store, release, { ...built, origin: { ...built.origin, commit: 'c'.repeat(40) } });
    expect(await readProvenance(fake.store, release)).toMatchObject({ commit: 'a'.repeat(40), isClean: true });
  });

  it('is refused with another bill of materials, from another store, and for another release', async () => {
    await expect(readProvenance(fake.store, release)).rejects.toThrow('has no record of its origin');
    const thief = await createFakeStore();
    await writeFakeDist(thief.dist('mf-catalog'), { name: 'mf-catalog' });
    await publishRelease(thief.store, thief.dist('mf-catalog'));
    await writeProvenance(thief.store, release, built);
    const stolen = await thief.store.blobs.get(provenanceKey.statement(release));
    await writeProvenance(fake.store, release, built);
    await fake.store.blobs.repair(provenanceKey.sbom(release), Buffer.from('{"components":[]}'));
    await expect(readProvenance(fake.store, release)).rejects.toThrow('is that of other bytes');
    await fake.store.blobs.repair(provenanceKey.statement(release), stolen ?? Buffer.alloc(0));
    await expect(readProvenance(fake.store, release)).rejects.toThrow('is not signed by its team');
    await thief.remove();
  });
});

describe('the bill of materials', () => {
  const listed = {
    dependencies: {
      zod: { version: '4.6.7' },
      '@aimante/ui': { version: 'link:../shared/ui', dependencies: { '@base-ui/react': { version: '1.9.0' } } },
    },
  };

  it('lists the packages of the registry, sorted, without a time or a place', () => {
    const text = writeSbom({ name: 'mf-catalog', version: '0.1.0' }, listed);
    const sbom = JSON.parse(text) as { bomFormat: string; specVersion: string; components: { purl: string }[] };
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
    expect(sbom.components.map(({ purl }) => purl)).toEqual(['pkg:npm/%40base-ui/react@1.9.0', 'pkg:npm/zod@4.6.7']);
    expect(text).not.toMatch(/timestamp|serialNumber|\/work|link:/);
    expect(writeSbom({ name: 'mf-catalog', version: '0.1.0' }, listed)).toBe(text);
  });
});
